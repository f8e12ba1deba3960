import type { Definition } from '../../schema/define-content.ts'
import { notFound } from '../../shared/app-error.ts'
import { type Language, mainLanguage } from '../../shared/languages.ts'
import { isUniqueViolation } from '../database/database-errors.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from './actor.ts'
import { duplicateOf } from './content-record.ts'
import type { RecordHistory } from './record-history.ts'
import { type RecordRows, storedValues } from './record-rows.ts'
import { TranslationRows } from './translation-rows.ts'

interface Named {
  id: string
  language: Language
}

interface Write {
  actor: Actor
  now: Date
}

/** What stands on the site of a record, or of its words in another language. */
export interface PublishedState {
  revision: number
  updatedAt: string
  updatedBy: string | null
}

/** What is published of the records of one type in any language, and the way back to what was before. */
export class PublishedStates {
  readonly #definition: Definition
  readonly #records: RecordRows
  readonly #history: RecordHistory
  readonly #translations: TranslationRows

  constructor(definition: Definition, records: RecordRows, history: RecordHistory) {
    this.#definition = definition
    this.#records = records
    this.#history = history
    this.#translations = new TranslationRows(definition)
  }

  /** Undefined where there is nothing, and where it is in the trash. */
  async find(db: Handle, { id, language }: Named): Promise<PublishedState | undefined> {
    const entry = await this.#records.entries.find(db, id)
    const isThere = entry?.deleted_at === null || (!entry && id === this.#definition.singletonId)
    const row = language === mainLanguage ? entry : await this.#translations.find(db, id, language)
    if (!isThere || !row || row.deleted_at !== null) return undefined
    return { revision: row.revision, updatedAt: row.updated_at, updatedBy: row.updated_by }
  }

  /** Whether nothing but a record's place in its list changed after the revision. */
  async isUntouchedSince(db: Handle, named: Named, revision: number): Promise<boolean> {
    const state = await this.find(db, named)
    if (!state || state.revision === revision) return state !== undefined
    return named.language === mainLanguage && this.#records.changes.isOnlyMovedSince(db, named.id, revision)
  }

  /** Brings back what there was after the revision: of 0, nothing, which is the trash. Answers the new revision. */
  async bringBack(tx: Handle, named: Named, revision: number, by: Write): Promise<number> {
    try {
      return named.language === mainLanguage
        ? await this.#bringRecordBack(tx, named, revision, by)
        : await this.#bringWordsBack(tx, named, revision, by)
    } catch (error) {
      if (isUniqueViolation(error)) throw duplicateOf(this.#definition)
      throw error
    }
  }

  async #bringRecordBack(tx: Handle, { id }: Named, revision: number, by: Write): Promise<number> {
    if (revision > 0) {
      const saved = await this.#history.revertWithin(tx, { id, revision, keepsPlace: true }, by)
      return saved.revision
    }
    const row = await this.#records.live(tx, id)
    await this.#records.trash(tx, { row, ...by })
    return row.revision + 1
  }

  async #bringWordsBack(tx: Handle, { id, language: lang }: Named, revision: number, by: Write) {
    const previous = await this.#translations.find(tx, id, lang)
    const past = revision > 0 ? await this.#translations.stateAt(tx, id, lang, revision) : undefined
    if (revision > 0 && !past) throw notFound('Revision')
    const action = past ? 'revert' : 'delete'
    const source = await this.#sourceOf(tx, id)
    const saved = await this.#translations.save(tx, { id, lang, previous, data: past, source, action, ...by })
    return saved.revision
  }

  async #sourceOf(tx: Handle, id: string) {
    const row = await this.#records.entries.find(tx, id)
    if (row?.deleted_at === null) return storedValues(row)
    if (id === this.#definition.singletonId) return {}
    throw notFound(this.#definition.label[0])
  }
}
