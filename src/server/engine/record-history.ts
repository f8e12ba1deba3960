import { checkNew } from '../../schema/check-input.ts'
import type { Definition } from '../../schema/define-content.ts'
import { leftoversOf, readForChecks } from '../../schema/stored-values.ts'
import { notFound } from '../../shared/app-error.ts'
import type { OnceKey } from '../http/idempotency.ts'
import type { Actor } from './actor.ts'
import type { RevisedRecord, Values } from './content-record.ts'
import type { ContentWriter } from './content-writer.ts'
import type { EngineContext } from './engine-context.ts'
import { checkFresh } from './record-freshness.ts'
import { type RecordRows, storedValues } from './record-rows.ts'
import { type Revision, revisionsOf } from './revisions.ts'

export interface RestoreOptions {
  ifMatch?: string | undefined
  key?: OnceKey | undefined
}

/** The earlier states of the records of one content type, and the way back to them. */
export class RecordHistory {
  readonly #context: EngineContext
  readonly #definition: Definition
  readonly #rows: RecordRows
  readonly #writer: ContentWriter

  constructor(context: EngineContext, definition: Definition, rows: RecordRows, writer: ContentWriter) {
    this.#context = context
    this.#definition = definition
    this.#rows = rows
    this.#writer = writer
  }

  /** The history of a record, newest first. */
  async revisions(id: string): Promise<Revision[]> {
    const changes = await this.#rows.changes.list(this.#context.database.db, id)
    if (changes.length === 0 && this.#definition.kind === 'collection')
      throw notFound(this.#definition.label[0])
    return revisionsOf(this.#definition, changes)
  }

  /** Brings a record back to what it was after the given revision, by the rules of today; that is a new revision. */
  async revert(
    id: string,
    revision: number,
    actor: Actor,
    { ifMatch, key }: RestoreOptions = {},
  ): Promise<RevisedRecord> {
    return this.#writer.writeOnce(key, async (tx, now) => {
      const previous = await this.#rows.entries.find(tx, id)
      const change = await this.#rows.changes.find(tx, id, revision)
      const wanted = change?.after ?? change?.before
      if (!previous || !wanted) throw notFound('Revision')
      await checkFresh(tx, this.#rows.changes, previous, ifMatch)
      checkStored(this.#definition, wanted as Values)
      const kept = leftoversOf(this.#definition.fields, storedValues(previous))
      const stored = { ...kept, ...(wanted as Values) }
      return this.#rows.save(tx, { id, stored, changes: {}, actor, action: 'revert', previous, now })
    })
  }
}

/** Throws with every field of an earlier state that would be refused today. */
export function checkStored(definition: Definition, stored: Values): void {
  checkNew(definition, readForChecks(definition.fields, stored))
}
