import { withItemIds } from '../../schema/assign-ids.ts'
import { checkChanges, checkNew } from '../../schema/check-input.ts'
import type { Definition } from '../../schema/define-content.ts'
import { type RecordPart, restoredField } from '../../schema/restore-part.ts'
import { leftoversOf, readForChecks, readValues } from '../../schema/stored-values.ts'
import { type AppError, badInput, notFound } from '../../shared/app-error.ts'
import { mainLanguage } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import type { OnceKey } from '../http/idempotency.ts'
import type { Actor } from './actor.ts'
import { approvalsOf } from './approval-log.ts'
import { type ContentRecord, type RevisedRecord, recordOf, type Values } from './content-record.ts'
import type { ContentWriter } from './content-writer.ts'
import { DraftRows } from './draft-rows.ts'
import type { EngineContext } from './engine-context.ts'
import { checkFresh } from './record-freshness.ts'
import { type RecordRows, storedValues } from './record-rows.ts'
import { withReleases } from './released-revisions.ts'
import { pastValues, type Revision, revisionsOf } from './revisions.ts'

export interface RestoreOptions {
  ifMatch?: string | undefined
  key?: OnceKey | undefined
  /** The draft that is thrown away for it, by its revision; the draft of a record that is restored stays otherwise. */
  draft?: number | undefined
}

/** A record as it was. */
export interface PastRecord {
  record: ContentRecord
  /** Of the save that made it so. */
  time: string
  who: string
}

/** The earlier states of the records of one content type, and the way back to them. */
export class RecordHistory {
  readonly #context: EngineContext
  readonly #definition: Definition
  readonly #rows: RecordRows
  readonly #writer: ContentWriter
  readonly #drafts: DraftRows

  constructor(context: EngineContext, definition: Definition, rows: RecordRows, writer: ContentWriter) {
    this.#context = context
    this.#definition = definition
    this.#rows = rows
    this.#writer = writer
    this.#drafts = new DraftRows(definition)
  }

  /** The history of a record, newest first. */
  async revisions(id: string): Promise<Revision[]> {
    const { db } = this.#context.database
    const { name: type, kind, label } = this.#definition
    const changes = await this.#rows.changes.list(db, id)
    if (changes.length === 0 && kind === 'collection') throw notFound(label[0])
    const key = { type, id, language: mainLanguage }
    const revisions = revisionsOf(this.#definition, changes, await approvalsOf(db, key))
    return withReleases(db, key, revisions)
  }

  /** A record as visitors were shown it after the given revision, and who made it so. */
  async pastRecord(id: string, revision: number): Promise<PastRecord> {
    const { db } = this.#context.database
    const row = await this.#rows.entries.find(db, id)
    const change = await this.#rows.changes.find(db, id, revision)
    const values = pastValues(this.#definition, change?.after ?? change?.before)
    if (!row || !change || !values) throw notFound('Revision')
    const shown = this.#definition.forVisitors(readValues(this.#definition.fields, values))
    const facts = { ...row, updated_at: change.time }
    return {
      record: recordOf(this.#definition, facts, shown, 'visitors'),
      time: change.time,
      who: change.actor.name,
    }
  }

  /** Brings a record back to what it was after the given revision, by the rules of today; that is a new revision. */
  async revert(
    id: string,
    revision: number,
    actor: Actor,
    { ifMatch, key, draft }: RestoreOptions = {},
  ): Promise<RevisedRecord> {
    return this.#writer.writeOnce(key, async (tx, now) => {
      const previous = await this.#rows.entries.find(tx, id)
      await this.#stateAt(tx, id, revision)
      await checkFresh(tx, this.#rows.changes, previous, ifMatch)
      if (draft !== undefined)
        await this.#drafts.discardSeen(tx, { id, language: mainLanguage }, draft, { actor, now })
      return this.revertWithin(tx, { id, revision }, { actor, now })
    })
  }

  /** The part of `revert` inside the transaction; `keepsPlace` leaves the record where it stands in its list now. */
  async revertWithin(
    tx: Handle,
    { id, revision, keepsPlace = false }: { id: string; revision: number; keepsPlace?: boolean },
    { actor, now }: { actor: Actor; now: Date },
  ): Promise<RevisedRecord> {
    const previous = await this.#rows.entries.find(tx, id)
    const past = await this.#stateAt(tx, id, revision)
    if (!previous) throw notFound('Revision')
    const { fields } = this.#definition
    const current = storedValues(previous)
    const wanted = keepsPlace && 'order' in fields ? { ...past, order: current.order } : past
    checkStored(this.#definition, wanted)
    const stored = { ...leftoversOf(fields, current), ...withItemIds(fields, current, wanted) }
    const replaced = readValues(fields, current)
    const states = { stored, replaced, changes: {}, previous }
    return this.#rows.save(tx, { id, ...states, actor, action: 'revert', now })
  }

  /** Brings one field of an earlier state back, or one item of a list, and leaves everything else as it is now. */
  async revertPart(
    id: string,
    { revision, part }: { revision: number; part: RecordPart },
    actor: Actor,
    { ifMatch, key }: RestoreOptions = {},
  ): Promise<RevisedRecord> {
    const { fields } = this.#definition
    const field = Object.hasOwn(fields, part.field) ? fields[part.field] : undefined
    if (!field) throw missingPart(part)
    return this.#writer.writeOnce(key, async (tx, now) => {
      const previous = await this.#rows.live(tx, id)
      const wanted = await this.#stateAt(tx, id, revision)
      await checkFresh(tx, this.#rows.changes, previous, ifMatch)
      const stored = storedValues(previous)
      const past = readForChecks(fields, withItemIds(fields, stored, wanted))[part.field]
      const restored = restoredField(field, readValues(fields, stored, 'all')[part.field], past, part)
      if (restored === undefined) throw missingPart(part)
      const changes = checkChanges(this.#definition, { [part.field]: restored })
      return this.#rows.save(tx, { id, stored, changes, actor, action: 'revertPart', previous, now })
    })
  }

  /** The values as they were stored by that revision; of a deletion those that it took away. */
  async #stateAt(tx: Handle, id: string, revision: number): Promise<Values> {
    const change = await this.#rows.changes.find(tx, id, revision)
    const state = change?.after ?? change?.before
    if (!state) throw notFound('Revision')
    return state as Values
  }
}

function missingPart({ field }: RecordPart): AppError {
  return badInput([{ path: 'part', message: `There is no such part of ${field}` }])
}

/** Throws with every field of an earlier state that would be refused today. */
export function checkStored(definition: Definition, stored: Values): void {
  checkNew(definition, readForChecks(definition.fields, stored))
}
