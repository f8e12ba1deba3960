import type { Definition } from '../../schema/define-content.ts'
import { asShown } from '../../schema/shown-record.ts'
import { type NestedTexts, textsByPath } from '../../schema/texts-by-path.ts'
import type { TextsByPath } from '../../schema/translate-values.ts'
import { sourceTexts } from '../../schema/translation-status.ts'
import { notFound } from '../../shared/app-error.ts'
import { type Language, mainLanguage } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from './actor.ts'
import { checkIsSeen } from './cleared-revision.ts'
import { type ContentRecord, type Values, type Wording, worded } from './content-record.ts'
import type { ContentWriter } from './content-writer.ts'
import { copiedTexts } from './copied-texts.ts'
import type { EngineContext } from './engine-context.ts'
import type { DraftKey } from './record-draft-store.ts'
import type { RecordRows } from './record-rows.ts'
import { leaveRelease } from './release-rows.ts'
import { checkIsPublished, readTranslated, type TranslatedRow } from './translated-record.ts'
import { TranslationDrafts } from './translation-drafts.ts'
import { type NamedTranslation, TranslationHistory } from './translation-history.ts'
import { changedTexts, checkWhole, readTranslationInput, type TranslationInput } from './translation-input.ts'
import { dataOf, type Translation, toTranslation, wordsIn } from './translation-record.ts'
import { TranslationRows } from './translation-rows.ts'
import { listPublished, listTranslationsOf } from './translation-store.ts'

interface Change {
  actor: Actor
  now: Date
  ifMatch?: string | undefined
  /** Called before anything that visitors read is written; throws where that is not allowed. */
  onPublish?: (() => void) | undefined
  /** Refuses to publish words that were only prepared, where the caller has not read them. */
  mustHaveSeen?: true
}

/**
 * The words of the records of one content type in other languages. No write here touches a record, and no write of a
 * record touches its translations.
 */
export class Translations {
  readonly history: TranslationHistory
  readonly drafts: TranslationDrafts
  readonly #definition: Definition
  readonly #context: EngineContext
  readonly #records: RecordRows
  readonly #writer: ContentWriter
  readonly #rows: TranslationRows

  constructor(context: EngineContext, definition: Definition, records: RecordRows, writer: ContentWriter) {
    this.#context = context
    this.#definition = definition
    this.#records = records
    this.#writer = writer
    this.#rows = new TranslationRows(definition)
    const source = (db: Handle, id: string) => this.#source(db, id)
    this.history = new TranslationHistory(context, definition, {
      rows: this.#rows,
      writer,
      translated: (db, id) => this.#translated(db, id),
    })
    this.drafts = new TranslationDrafts(context, definition, {
      translations: this.#rows,
      writer,
      source,
      change: (tx, named, input, by) => this.change(tx, named, input, by),
    })
  }

  /** For staff: what there is to translate and what is, also of a record that nobody began to translate. */
  async read({ id, lang }: NamedTranslation, db: Handle = this.#context.database.db): Promise<Translation> {
    const source = await this.#source(db, id)
    return toTranslation(this.#definition, { id, lang, source }, await this.#rows.find(db, id, lang))
  }

  /** The record as visitors would see it with these words; what has none is shown in the main language. Hidden ones too. */
  async preview({ id, lang }: NamedTranslation, words: TextsByPath): Promise<ContentRecord> {
    const { db } = this.#context.database
    const { source: stored, facts } = await this.#translated(db, id)
    const sources = sourceTexts(this.#definition, stored)
    const texts = Object.fromEntries(sources.map(({ path, source }) => [path, words[path]?.trim() || source]))
    const record = worded(this.#definition, facts, { stored, audience: 'visitors', wording: { lang, texts } })
    return asShown(this.#definition, record)
  }

  async update(named: NamedTranslation, body: unknown, by: Omit<Change, 'now'>): Promise<Translation> {
    const input = readTranslationInput(body)
    return this.#writer.write((tx, now) => this.change(tx, named, input, { ...by, now, mustHaveSeen: true }))
  }

  /** The part of `update` inside the transaction, for changing many translations at once. */
  async change(
    tx: Handle,
    { id, lang }: NamedTranslation,
    input: TranslationInput,
    { actor, now, ifMatch, onPublish, mustHaveSeen }: Change,
  ): Promise<Translation> {
    const translated = await this.#translated(tx, id)
    const { source } = translated
    const previous = await this.#rows.find(tx, id, lang)
    await this.#rows.checkFresh(tx, previous, ifMatch)
    const before = dataOf(previous)
    const sources = sourceTexts(this.#definition, source)
    const texts = changedTexts(sources, before?.texts ?? {}, input)
    const data = { state: input.state ?? before?.state ?? 'draft', texts }
    if (data.state === 'published' || before?.state === 'published') onPublish?.()
    if (data.state === 'published') checkIsPublished(translated)
    checkWhole(sources, before, data)
    const isGoingLive = before?.state === 'draft' && data.state === 'published'
    if (previous && isGoingLive && mustHaveSeen) checkIsSeen(previous, ifMatch)
    const action = before ? 'update' : 'create'
    // The draft of a translation that was taken back waits for it; it is not one of the translation that is begun now.
    if (previous && !before) await this.drafts.clear(tx, { id, lang }, actor, now)
    if (isGoingLive) await leaveRelease(tx, this.#keyOf({ id, lang }), { actor, now })
    const row = await this.#rows.save(tx, { id, lang, previous, data, source, actor, ifMatch, action, now })
    return toTranslation(this.#definition, { id, lang, source }, row)
  }

  /** Takes a translation back; its history stays, and with it the way to restore it. */
  async remove({ id, lang }: NamedTranslation, actor: Actor, ifMatch?: string): Promise<void> {
    await this.#writer.write(async (tx, now) => {
      const source = await this.#source(tx, id)
      const previous = await this.#rows.find(tx, id, lang)
      if (!dataOf(previous)) throw notFound('Translation')
      await this.#rows.checkFresh(tx, previous, ifMatch)
      await leaveRelease(tx, this.#keyOf({ id, lang }), { actor, now })
      const change = { data: undefined, action: 'delete' } as const
      await this.#rows.save(tx, { id, lang, previous, source, actor, now, ...change })
    })
  }

  /** Publishes words that are given in the shape of the record, within the caller's transaction. */
  async publish(tx: Handle, { id, lang }: NamedTranslation, words: NestedTexts, actor: Actor): Promise<void> {
    const source = await this.#source(tx, id)
    const previous = await this.#rows.find(tx, id, lang)
    const sources = sourceTexts(this.#definition, source)
    const texts = changedTexts(sources, {}, { texts: textsByPath(this.#definition.fields, source, words) })
    const data = { state: 'published', texts } as const
    checkWhole(sources, undefined, data)
    const [action, now] = ['create' as const, this.#context.now()]
    await this.#rows.save(tx, { id, lang, previous, data, source, actor, action, now })
  }

  /** Gives a copy of a record its translations as drafts, within the caller's transaction: nothing of them is published unseen. */
  async copy(tx: Handle, { from, to }: { from: string; to: string }, actor: Actor, now: Date): Promise<void> {
    const original = sourceTexts(this.#definition, await this.#source(tx, from))
    const source = await this.#source(tx, to)
    const sources = sourceTexts(this.#definition, source)
    for (const row of await listTranslationsOf(tx, { type: this.#definition.name, id: from })) {
      const lang = row.language as Language
      const data = dataOf(row)
      const texts = copiedTexts(original, sources, data?.texts ?? {})
      if (Object.keys(texts).length === 0) continue
      const previous = await this.#rows.find(tx, to, lang)
      const change = { data: { state: 'draft', texts }, action: 'create' } as const
      await this.#rows.save(tx, { id: to, lang, previous, source, actor, now, ...change })
    }
  }

  /** Takes all translations of a record back, because another one takes its place under its id. */
  async clear(tx: Handle, id: string, actor: Actor, now: Date): Promise<void> {
    await this.#rows.clear(tx, id, actor, now)
  }

  /** Brings those back that were taken back together with their record. */
  async bringBack(
    tx: Handle,
    { id, takenBackAt }: { id: string; takenBackAt: string },
    actor: Actor,
    now: Date,
  ): Promise<void> {
    const source = await this.#source(tx, id)
    await this.#rows.bringBack(tx, { id, takenBackAt, source, actor, now })
  }

  /** How records are worded in a language, by their ids; undefined where none is named. */
  async wordings(
    lang: Language | undefined,
    ids: readonly string[],
  ): Promise<((id: string) => Wording) | undefined> {
    if (lang === undefined) return undefined
    if (lang === mainLanguage) return () => ({ lang })
    const key = { type: this.#definition.name, language: lang }
    const rows = await listPublished(this.#context.database.db, key, ids)
    const texts = new Map(rows.map(({ id, data }) => [id, wordsIn(JSON.parse(data))]))
    return (id) => ({ lang, texts: texts.get(id) })
  }

  #keyOf({ id, lang }: NamedTranslation): DraftKey {
    return { type: this.#definition.name, id, language: lang }
  }

  async #source(db: Handle, id: string): Promise<Values> {
    return (await this.#translated(db, id)).source
  }

  #translated(db: Handle, id: string): Promise<TranslatedRow> {
    return readTranslated(db, this.#definition, this.#records, id)
  }
}
