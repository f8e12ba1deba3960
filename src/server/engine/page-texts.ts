import { hash } from 'node:crypto'
import type { Definition } from '../../schema/define-content.ts'
import { wordsOfRecord } from '../../schema/words-of-record.ts'
import { type Language, languages, mainLanguage } from '../../shared/languages.ts'
import { searchText } from '../../shared/search-text.ts'
import type { Handle } from '../database/tables.ts'
import { titleOf, toRecord, type Wording } from './content-record.ts'
import { type EntryRow, EntryStore } from './content-store.ts'
import { fingerprintOf } from './fingerprint.ts'
import { markBehind, type PageTextRow, replacePageTexts, staffWords } from './page-text-store.ts'
import { readStaffTexts } from './read-staff-texts.ts'
import { wordsIn } from './translation-record.ts'
import { listTranslationsOf } from './translation-store.ts'

/** More of a title is not compared as one. */
const maxTitleLength = 300

/** Within the transaction that changes a record, one of its translations or a draft: the next search indexes it. */
export async function indexLater(tx: Handle, { name: type }: Definition, id: string): Promise<void> {
  await markBehind(tx, { type, id })
}

/** Makes the index say what the record does: one row in each language for visitors, and one for staff. */
export async function indexRecord(tx: Handle, definition: Definition, id: string): Promise<void> {
  const key = { type: definition.name, id }
  const row = await new EntryStore(definition.name).find(tx, id)
  const forVisitors = row && definition.isSearched ? await pageTextsOf(tx, definition, row) : []
  await replacePageTexts(tx, key, [...forVisitors, ...(await staffTextsOf(tx, definition, id))])
}

/** Everything that staff can read of it in one row, so that words of several languages may be looked for at once. */
async function staffTextsOf(tx: Handle, definition: Definition, id: string): Promise<PageTextRow[]> {
  const known = await readStaffTexts(tx, definition, id)
  if (!known) return []
  const titles = known.words.map(({ title }) =>
    searchText(title).slice(0, maxTitleLength).replaceAll('\n', ' '),
  )
  const texts = searchText(known.words.flatMap((words) => words.texts).join('\n'))
  return [
    {
      type: definition.name,
      id,
      language: staffWords,
      title_text: indexed(titles.filter(Boolean).join('\n')),
      search_text: wordsOnce([...titles, texts]),
    },
  ]
}

/** Only what visitors may read. */
async function pageTextsOf(tx: Handle, definition: Definition, row: EntryRow): Promise<PageTextRow[]> {
  if (row.deleted_at !== null || row.is_visible !== 1) return []
  const known = new Set<string>(languages.map(({ code }) => code))
  const translations = (await listTranslationsOf(tx, row)).filter(
    ({ state, language }) => state === 'published' && known.has(language),
  )
  const main = textsIn(definition, row, { lang: mainLanguage })
  const worded = translations.map(({ language, data }) => {
    const lang = language as Language
    // Names are often typed as they are written in the main language.
    return textsIn(definition, row, { lang, texts: wordsIn(JSON.parse(data)) }, main.title_text)
  })
  return [main, ...worded]
}

function textsIn(definition: Definition, row: EntryRow, wording: Wording, alsoFoundBy = ''): PageTextRow {
  const record = toRecord(definition, row, { audience: 'visitors', wording })
  const title = searchText(titleOf(definition, record))
  const text = searchText(wordsOfRecord(definition.fields, record).join('\n'))
  return {
    type: definition.name,
    id: row.id,
    language: wording.lang,
    title_text: indexed(title.slice(0, maxTitleLength)),
    search_text: wordsOnce([title, text, alsoFoundBy]),
  }
}

/** Searches ask whether a word stands somewhere, never where or how often. */
function wordsOnce(texts: readonly string[]): string {
  const words = texts.join('\n').split(/\s+/)
  return indexed([...new Set(words)].join(' ').trim())
}

/** A character that ends a text for one database and is refused by the other. */
function indexed(text: string): string {
  return text.replaceAll('\0', '')
}

/** To be raised with every change of how the index is made, here or in `search-text.ts`. */
const pageTextsVersion = 1

/** Tells one way of making the index from another. */
export function pageTextsFingerprint(definitions: readonly Definition[]): string {
  const types = definitions.map((definition) => [fingerprintOf(definition), definition.isSearched])
  return hash('sha256', JSON.stringify([pageTextsVersion, types]))
}
