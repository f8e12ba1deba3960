import type { Definition } from '../../schema/define-content.ts'
import { isObject } from '../../schema/field-members.ts'
import { initialValues } from '../../schema/nested-fields.ts'
import { AppError, notFound } from '../../shared/app-error.ts'
import { mainLanguage } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import type { OnceKey } from '../http/idempotency.ts'
import { findEarlierEffect, rememberEffect } from '../http/idempotency-store.ts'
import type { Actor } from './actor.ts'
import { checkIsSeen } from './cleared-revision.ts'
import { chooseId } from './content-id.ts'
import type { RevisedRecord } from './content-record.ts'
import { DraftGround, type Standing } from './draft-ground.ts'
import { type DraftInput, readDraftInput } from './draft-input.ts'
import { type Draft, toDraft } from './draft-record.ts'
import { DraftRows } from './draft-rows.ts'
import type { EngineContext } from './engine-context.ts'
import { type DraftParts, publishDraft } from './publish-draft.ts'
import type { DraftData, DraftRow } from './record-draft-store.ts'

interface Write {
  actor: Actor
  ifMatch?: string | undefined
  key?: OnceKey | undefined
}

interface Publication {
  actor: Actor
  now: Date
  ifMatch?: string | undefined
  /** Written into the draft first. */
  input?: DraftInput | undefined
}

/**
 * What staff prepare of the records of one content type and have not published. Nothing here is seen by visitors: no write
 * but publishing touches a record or the content version.
 */
export class Drafts {
  readonly #context: EngineContext
  readonly #definition: Definition
  readonly #parts: DraftParts
  readonly #rows: DraftRows
  readonly #ground: DraftGround

  constructor(context: EngineContext, definition: Definition, parts: DraftParts) {
    this.#context = context
    this.#definition = definition
    this.#parts = parts
    this.#rows = new DraftRows(definition)
    this.#ground = new DraftGround(definition, parts.records, this.#rows)
  }

  /** The draft of a record; of a record that has none, what one would begin with. */
  async read(id: string, db: Handle = this.#context.database.db): Promise<Draft> {
    const standing = await this.#ground.stand(db, id)
    return this.#answer(standing, standing.row)
  }

  /** Begins a record that visitors do not see before it is published. It has its id from now on, its address from then. */
  async create(body: unknown, { actor, key }: Write): Promise<Draft> {
    const { values } = readDraftInput(this.#definition, body)
    return this.#write(async (tx, now) => {
      const earlier = await findEarlierEffect(tx, key, now)
      if (earlier) return this.read(earlier.subject, tx)
      const id = await chooseId(tx, this.#parts.records, {
        definition: this.#definition,
        values: { ...initialValues(this.#definition.fields), ...values },
        input: body,
        now,
      })
      const previous = await this.#rows.find(tx, { id, language: mainLanguage })
      if (previous?.state === 'open') throw this.#taken(id)
      const blank = { ...nothingPublished, base: {} }
      const standing = { id, entry: undefined, row: previous, ground: blank, kept: {} }
      const { data } = await this.#ground.written(tx, standing, { values, recordRevision: 0 })
      await this.#rows.save(tx, {
        ...this.#named(id),
        previous,
        data,
        baseRevision: 0,
        action: 'create',
        actor,
        now,
      })
      await rememberEffect(tx, key, id, now)
      return this.read(id, tx)
    })
  }

  /** Writes the given values into the draft of a record, or begins one. */
  async update(id: string, body: unknown, { actor, ifMatch }: Write): Promise<Draft> {
    const input = readDraftInput(this.#definition, body)
    return this.#write(async (tx, now) => {
      const standing = await this.#ground.stand(tx, id)
      const { row: previous } = standing
      this.#rows.checkFresh(previous, ifMatch)
      const { data, baseRevision } = await this.#ground.written(tx, standing, input)
      const action = previous?.state === 'open' ? 'update' : 'create'
      const written = { previous, data, baseRevision, action, actor, ifMatch, now } as const
      await this.#rows.save(tx, { ...this.#named(id), ...written })
      return this.read(id, tx)
    })
  }

  /** Throws a draft away; it can be had back until another one is begun. */
  async discard(id: string, { actor, ifMatch }: Write): Promise<number> {
    return this.#write(async (tx, now) => {
      const standing = await this.#ground.stand(tx, id)
      const row = openRow(standing)
      this.#rows.checkFresh(row, ifMatch)
      await this.#rows.end(tx, { row, state: 'discarded', actor, now })
      // Words that were made for it are not those of a record that gets its id later.
      if (await this.#isOnlyDraft(tx, standing)) await this.#parts.translations.clear(tx, id, actor, now)
      return row.revision + 1
    })
  }

  /** Brings the draft back that was thrown away last. */
  async restore(id: string, { actor, ifMatch }: Write): Promise<Draft> {
    return this.#write(async (tx, now) => {
      const standing = await this.#ground.stand(tx, id, ['discarded'])
      const { row } = standing
      if (row?.state !== 'discarded') throw notFound('Draft')
      this.#rows.checkFresh(row, ifMatch)
      const data: DraftData = JSON.parse(row.data)
      const kept = { data, baseRevision: row.base_revision, action: 'restore' } as const
      await this.#rows.save(tx, { ...this.#named(id), previous: row, ...kept, actor, now })
      if (await this.#isOnlyDraft(tx, standing))
        await this.#parts.translations.bringBack(tx, { id, takenBackAt: row.updated_at }, actor, now)
      return this.read(id, tx)
    })
  }

  /** Makes the draft what visitors see, with the values that come along written into it first. */
  async publish(id: string, body: unknown, { actor, ifMatch, key }: Write): Promise<RevisedRecord> {
    const isGiven = isObject(body) && body.values !== undefined
    const input = isGiven ? readDraftInput(this.#definition, body) : undefined
    return this.#parts.writer.writeOnce(key, async (tx, now) => {
      checkIsSeen(openRow(await this.#ground.stand(tx, id)), ifMatch)
      return this.publishIn(tx, id, { actor, now, ifMatch, input })
    })
  }

  /** The part of `publish` inside the transaction, for publishing many drafts at once. */
  async publishIn(
    tx: Handle,
    id: string,
    { actor, now, ifMatch, input }: Publication,
  ): Promise<RevisedRecord> {
    const standing = await this.#ground.stand(tx, id)
    const row = openRow(standing)
    this.#rows.checkFresh(row, ifMatch)
    const written = input && (await this.#ground.written(tx, standing, input))
    const ground = written ? { ...standing.ground, base: written.base } : standing.ground
    const ready = { ...standing, ground, kept: written?.data.values ?? standing.kept }
    const saved = await publishDraft(tx, this.#definition, this.#parts, ready, { actor, now })
    await this.#rows.end(tx, { row, state: 'ended', isLogged: false, actor, now })
    return saved
  }

  /** Ends the drafts of a record that is in the trash, because another one takes its place under its id. */
  async clear(tx: Handle, id: string, actor: Actor, now: Date): Promise<void> {
    for (const row of await this.#rows.listOf(tx, id))
      if (row.state === 'open' && row.base_revision > 0)
        await this.#rows.end(tx, { row, state: 'ended', actor, now })
  }

  /** Under an id in the trash lie the translations of what was there. */
  async #isOnlyDraft(tx: Handle, { id, ground }: Standing): Promise<boolean> {
    return ground.isNew && (await this.#parts.records.entries.find(tx, id)) === undefined
  }

  #write<T>(work: (tx: Handle, now: Date) => Promise<T>): Promise<T> {
    return this.#context.database.write((tx) => work(tx, this.#context.now()))
  }

  #named(id: string) {
    return { id, language: mainLanguage }
  }

  #answer({ id, ground }: Standing, row: DraftRow | undefined): Draft {
    return toDraft(this.#definition, { id, lang: mainLanguage }, ground, row)
  }

  #taken(id: string): AppError {
    const message = `${this.#definition.label[0]} with the id "${id}" already exists`
    return new AppError('duplicate', message, { issues: [{ path: 'id', message }] })
  }
}

const nothingPublished = { published: {}, revision: 0, isNew: true, publishedAt: null, publishedBy: null }

function openRow({ row }: Standing): DraftRow {
  if (row?.state !== 'open') throw notFound('Draft')
  return row
}
