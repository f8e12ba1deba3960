import type { Definition } from '../../schema/define-content.ts'
import type { Language } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from './actor.ts'
import { ChangeLog } from './change-log.ts'
import { clearedBySave } from './cleared-revision.ts'
import type { Values } from './content-record.ts'
import type { ChangeAction, LoggedChange } from './logged-change.ts'
import { indexLater } from './page-texts.ts'
import { checkFresh } from './record-freshness.ts'
import { leaveRelease } from './release-rows.ts'
import { endSchedules } from './schedule-rows.ts'
import { dataOf, translationTitle } from './translation-record.ts'
import {
  findTranslation,
  listTakenBack,
  listTranslationsOf,
  putTranslation,
  type TranslationData,
  type TranslationRow,
} from './translation-store.ts'

/** The name of translations in the change log. */
export const translationType = 'translation'

interface Save {
  id: string
  lang: Language
  /** The row it replaces, taken back or not. */
  previous: TranslationRow | undefined
  /** Undefined takes the translation back. */
  data: Omit<TranslationData, 'title'> | undefined
  source: Values
  actor: Actor
  ifMatch?: string | undefined
  action: ChangeAction
  now: Date
}

/** The translations of one content type and their history: nothing is stored without a change in the log. */
export class TranslationRows {
  readonly #definition: Definition
  readonly #changes = new ChangeLog(translationType)

  constructor(definition: Definition) {
    this.#definition = definition
  }

  async find(db: Handle, id: string, lang: Language): Promise<TranslationRow | undefined> {
    return findTranslation(db, { type: this.#definition.name, id, language: lang })
  }

  /** Refuses a write by somebody who read another state of the translation. */
  async checkFresh(tx: Handle, row: TranslationRow | undefined, ifMatch: string | undefined): Promise<void> {
    const known = row && { ...row, id: this.#logId(row.id, row.language) }
    await checkFresh(tx, this.#changes, known, ifMatch)
  }

  async changes(db: Handle, id: string, lang: Language): Promise<LoggedChange[]> {
    return this.#changes.list(db, this.#logId(id, lang))
  }

  /** What it was after the given revision, or before it where that took it back. */
  async stateAt(
    db: Handle,
    id: string,
    lang: Language,
    revision: number,
  ): Promise<TranslationData | undefined> {
    const change = await this.#changes.find(db, this.#logId(id, lang), revision)
    return (change?.after ?? change?.before ?? undefined) as TranslationData | undefined
  }

  async save(tx: Handle, save: Save): Promise<TranslationRow> {
    const { id, lang, previous, source, actor, ifMatch, action, now } = save
    const { name: type } = this.#definition
    const time = now.toISOString()
    const isLive = previous?.deleted_at === null
    const isContinued = isLive || action === 'restore'
    const { state, texts } = save.data ?? dataOf(previous) ?? { state: 'draft', texts: {} }
    const title = translationTitle(this.#definition, source, lang)
    const data = JSON.stringify({ title, state, texts } satisfies TranslationData)
    const revision = (previous?.revision ?? 0) + 1
    const row: TranslationRow = {
      type,
      id,
      language: lang,
      state,
      data,
      revision,
      deleted_at: save.data ? null : time,
      created_at: isLive ? previous.created_at : time,
      updated_at: time,
      updated_by: actor.name,
      ...clearedBySave({ previous: isContinued ? previous : undefined, revision, actor, ifMatch }),
    }
    await putTranslation(tx, row)
    const isUnpublished = isLive && previous.state !== 'published'
    if (isUnpublished && (state === 'published' || !save.data)) {
      await endSchedules(tx, row, ['publish'], { actor, now })
      await leaveRelease(tx, row, { actor, now })
    }
    await indexLater(tx, this.#definition, id)
    const states = { before: isLive ? previous.data : null, after: save.data ? data : null }
    const logId = this.#logId(id, lang)
    await this.#changes.appendWritten(tx, { time, actor, action, id: logId, revision, ...states })
    return row
  }

  /** Takes all translations of a record back: another one takes its place under its id. */
  async clear(tx: Handle, id: string, actor: Actor, now: Date): Promise<void> {
    for (const previous of await listTranslationsOf(tx, { type: this.#definition.name, id })) {
      const lang = previous.language as Language
      const change = { data: undefined, source: {}, action: 'delete' } as const
      await this.save(tx, { id, lang, previous, actor, now, ...change })
    }
  }

  /** Brings all translations of a record back that were taken back at this moment. */
  async bringBack(
    tx: Handle,
    {
      id,
      takenBackAt,
      source,
      actor,
      now,
    }: Pick<Save, 'id' | 'source' | 'actor' | 'now'> & { takenBackAt: string },
  ): Promise<void> {
    const key = { type: this.#definition.name, id }
    for (const previous of await listTakenBack(tx, key, takenBackAt)) {
      const { state, texts }: TranslationData = JSON.parse(previous.data)
      const change = { data: { state, texts }, action: 'restore' } as const
      const lang = previous.language as Language
      await this.save(tx, { id, lang, previous, source, actor, now, ...change })
    }
  }

  #logId(id: string, lang: string): string {
    return `${this.#definition.name}/${id}/${lang}`
  }
}
