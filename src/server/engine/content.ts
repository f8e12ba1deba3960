import { checkChanges, checkNew } from '../../schema/check-input.ts'
import type { Definition } from '../../schema/define-content.ts'
import { valuesThatHide } from '../../schema/values-that-hide.ts'
import { type AppError, notFound } from '../../shared/app-error.ts'
import type { Handle } from '../database/tables.ts'
import type { OnceKey } from '../http/idempotency.ts'
import type { Actor } from './actor.ts'
import { chooseId } from './content-id.ts'
import { contentLister, type ListContent } from './content-lists.ts'
import type { ReadOptions } from './content-query.ts'
import {
  type Audience,
  type DefaultsIn,
  type RevisedRecord,
  toRecord,
  unsavedRecord,
  valuesOf,
} from './content-record.ts'
import { ContentWriter } from './content-writer.ts'
import { Drafts } from './drafts.ts'
import type { EngineContext } from './engine-context.ts'
import { withoutCopiedAddress } from './page-addresses.ts'
import { PublishedStates } from './published-states.ts'
import { checkFresh, withoutOldPlace } from './record-freshness.ts'
import { checkStored, RecordHistory, type RestoreOptions } from './record-history.ts'
import { RecordRows, storedValues } from './record-rows.ts'
import { endSchedulesOfRecord } from './schedule-rows.ts'
import { followFor, type SiteLinks } from './site-links.ts'
import { Translations } from './translations.ts'

/** Everything that can be done with one content type. */
export class Content {
  readonly definition: Definition
  readonly list: ListContent
  readonly history: RecordHistory
  readonly translations: Translations
  readonly drafts: Drafts
  readonly published: PublishedStates
  readonly #context: EngineContext
  readonly #links: SiteLinks | undefined
  readonly #defaultsIn: DefaultsIn | undefined
  readonly #rows: RecordRows
  readonly #writer: ContentWriter

  /**
   * Without `links`, those in records are answered as they were written; without `defaultsIn`, a singleton that nobody saved
   * answers in the main language.
   */
  constructor(context: EngineContext, definition: Definition, links?: SiteLinks, defaultsIn?: DefaultsIn) {
    this.definition = definition
    this.#context = context
    this.#links = links
    this.#defaultsIn = defaultsIn
    this.#rows = new RecordRows(definition, links)
    this.#writer = new ContentWriter(context, definition, this.#rows.entries)
    this.history = new RecordHistory(context, definition, this.#rows, this.#writer)
    this.translations = new Translations(context, definition, this.#rows, this.#writer)
    this.drafts = new Drafts(context, definition, {
      records: this.#rows,
      writer: this.#writer,
      translations: this.translations,
    })
    this.published = new PublishedStates(definition, this.#rows, this.history)
    this.list = contentLister(context, definition, {
      entries: this.#rows.entries,
      translations: this.translations,
      links,
    })
  }

  /**
   * By its id, else by an address of its page; `by` says that an address is meant where the two differ. A singleton that
   * nobody saved yet, or that is in the trash, answers its defaults.
   */
  async read(name: string, audience: Audience, { by, lang }: ReadOptions = {}): Promise<RevisedRecord> {
    const { db } = this.#context.database
    const { addresses } = this.#rows
    const row = await (by ? addresses.findByAddress(db, name) : addresses.findByName(db, name))
    const id = row?.id ?? name
    const wording = (await this.translations.wordings(lang, [id]))?.(id)
    const reading = { audience, wording, follow: await followFor(audience, this.#links) }
    const isLive = row && row.deleted_at === null
    if (!isLive && this.definition.kind === 'singleton') {
      const record = unsavedRecord(this.definition, reading, this.#defaultsIn)
      return { record, revision: row?.revision ?? 0 }
    }
    const isVisible = isLive && (row.is_visible === 1 || audience === 'staff')
    if (!isVisible) throw this.#missing()
    return { record: toRecord(this.definition, row, reading), revision: row.revision }
  }

  /** A copy of another record takes the translations of that along. */
  async create(
    input: unknown,
    actor: Actor,
    { key, copyOf }: { key?: OnceKey | undefined; copyOf?: string | undefined } = {},
  ): Promise<RevisedRecord> {
    return this.#writer.writeOnce(key, async (tx, now) => {
      const created = await this.insert(tx, input, actor, now)
      if (copyOf !== undefined)
        await this.translations.copy(tx, { from: copyOf, to: created.record.id }, actor, now)
      return created
    })
  }

  /** The part of `create` inside the transaction, for writing many records at once. */
  async insert(tx: Handle, input: unknown, actor: Actor, now = this.#context.now()): Promise<RevisedRecord> {
    const { definition } = this
    const values = withoutCopiedAddress(definition, checkNew(definition, input), input)
    const id = definition.singletonId ?? (await chooseId(tx, this.#rows, { definition, values, input, now }))
    const trashed = await this.#rows.entries.find(tx, id)
    if (trashed) {
      await this.translations.clear(tx, id, actor, now)
      await this.drafts.clear(tx, id, actor, now)
    }
    const change = { changes: values, stored: {}, previous: trashed }
    return this.#rows.save(tx, { id, ...change, actor, action: 'create', now })
  }

  /** Changes the given fields; those that are not named stay as they are. */
  async update(id: string, input: unknown, actor: Actor, ifMatch?: string): Promise<RevisedRecord> {
    const { definition } = this
    const given = checkChanges(definition, input)
    return this.#writer.write(async (tx, now) => {
      const previous = await this.#rows.entries.find(tx, id)
      const isMissing = !previous || previous.deleted_at !== null
      if (isMissing && definition.kind === 'collection') throw this.#missing()
      const read = await checkFresh(tx, this.#rows.changes, previous, ifMatch)
      const changes = previous
        ? await withoutOldPlace(tx, this.#rows.changes, { row: previous, read }, given)
        : given
      const change = isMissing
        ? ({ action: 'create', stored: {}, changes: { ...checkNew(definition, input), ...changes } } as const)
        : ({ action: 'update', stored: storedValues(previous), changes } as const)
      return this.#rows.save(tx, { id, ...change, actor, previous, now })
    })
  }

  /** Moves a record to the trash. */
  async remove(id: string, actor: Actor, ifMatch?: string): Promise<void> {
    await this.#writer.write(async (tx, now) => {
      await checkFresh(tx, this.#rows.changes, await this.#rows.live(tx, id), ifMatch)
      await this.trash(tx, id, actor, now)
    })
  }

  /** The part of `remove` inside the transaction, for removing many records at once. */
  async trash(tx: Handle, id: string, actor: Actor, now: Date): Promise<void> {
    await this.#rows.trash(tx, { row: await this.#rows.live(tx, id), actor, now })
    await endSchedulesOfRecord(tx, { type: this.definition.name, id }, { actor, now })
    // A singleton is read on, as its defaults: words that were made of something else must not cover those.
    if (this.definition.kind === 'singleton') await this.translations.clear(tx, id, actor, now)
  }

  /**
   * Hides a record from visitors within the caller's transaction, as its type says, or in the trash where visitors see
   * every record of it. One that they do not see stays as it is.
   */
  async hide(tx: Handle, id: string, actor: Actor, now: Date): Promise<void> {
    const previous = await this.#rows.entries.find(tx, id)
    if (!previous || previous.deleted_at !== null || previous.is_visible === 0) return
    const changes = valuesThatHide(this.definition)
    if (!changes) return this.trash(tx, id, actor, now)
    const stored = storedValues(previous)
    await this.#rows.save(tx, { id, stored, changes, actor, action: 'update', previous, now })
  }

  /** Brings a record back from the trash, where the rules of today allow it. */
  async restore(id: string, actor: Actor, { ifMatch, key }: RestoreOptions = {}): Promise<RevisedRecord> {
    return this.#writer.writeOnce(key, async (tx, now) => {
      const previous = await this.#rows.entries.find(tx, id)
      if (previous?.deleted_at) await checkFresh(tx, this.#rows.changes, previous, ifMatch)
      return this.bringBack(tx, id, actor, now)
    })
  }

  /** The part of `restore` inside the transaction, for bringing many records back at once. */
  async bringBack(tx: Handle, id: string, actor: Actor, now: Date): Promise<RevisedRecord> {
    const previous = await this.#rows.entries.find(tx, id)
    if (!previous?.deleted_at) throw this.#missing()
    const stored = storedValues(previous)
    checkStored(this.definition, stored)
    const saved = await this.#rows.save(tx, {
      id,
      stored,
      changes: {},
      actor,
      action: 'restore',
      previous,
      now,
    })
    if (this.definition.kind === 'singleton')
      await this.translations.bringBack(tx, { id, takenBackAt: previous.deleted_at }, actor, now)
    return saved
  }

  /** Whether any record of the type is outside the trash. */
  async hasLive(tx: Handle): Promise<boolean> {
    return (await this.#rows.entries.list(tx, { visibleOnly: false, limit: 1 })).length > 0
  }

  /** Gives the named records the orders 0, 1, 2, … ; the others follow in the order they had. All or nothing. */
  async reorder(ids: readonly string[], actor: Actor): Promise<void> {
    await this.#writer.write(async (tx, now) => {
      const all = await this.#rows.entries.list(tx, { visibleOnly: false })
      const rest = all.map((row) => row.id).filter((id) => !ids.includes(id))
      for (const [order, id] of [...ids, ...rest].entries()) {
        const previous = await this.#rows.live(tx, id)
        if (valuesOf(this.definition, previous).order === order) continue
        const stored = storedValues(previous)
        await this.#rows.save(tx, { id, stored, changes: { order }, actor, action: 'reorder', previous, now })
      }
    })
  }

  #missing(): AppError {
    return notFound(this.definition.label[0])
  }
}
