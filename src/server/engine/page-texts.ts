import type { Definition } from '../../schema/define-content.ts'
import { wordsOfRecord } from '../../schema/words-of-record.ts'
import { type Language, languages, mainLanguage } from '../../shared/languages.ts'
import { searchText } from '../../shared/search-text.ts'
import type { Handle } from '../database/tables.ts'
import { contentCode, hashOfSources, sourcePath } from './content-code.ts'
import { titleOf, toRecord, type Wording } from './content-record.ts'
import type { EntryRow } from './content-store.ts'
import { markBehind, type PageTextRow, replacePageTexts } from './page-text-store.ts'
import { wordsIn } from './translation-record.ts'
import { listTranslationsOf } from './translation-store.ts'

/** More of a title is not compared as one. */
const maxTitleLength = 300

/** Within the transaction that changes a record or one of its translations: the next search indexes it. */
export async function indexLater(tx: Handle, definition: Definition, id: string): Promise<void> {
  if (definition.isSearched) await markBehind(tx, { type: definition.name, id })
}

/** Makes the index say what the record does. Only what visitors may read stands in it. */
export async function indexRecord(tx: Handle, definition: Definition, row: EntryRow): Promise<void> {
  if (!definition.isSearched) return
  await replacePageTexts(tx, row, await pageTextsOf(tx, definition, row))
}

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
  const words = [title, text, alsoFoundBy].join('\n').split(/\s+/)
  return {
    type: definition.name,
    id: row.id,
    language: wording.lang,
    title_text: indexed(title.slice(0, maxTitleLength)),
    // Every word once: searches ask whether a word stands somewhere, never where or how often.
    search_text: indexed([...new Set(words)].join(' ').trim()),
  }
}

/** A character that ends a text for one database and is refused by the other. */
function indexed(text: string): string {
  return text.replaceAll('\0', '')
}

let known: string | undefined

/** Tells one way of making the index from another. */
export function pageTextsFingerprint(): string {
  known ??= `${contentCode()} ${hashOfSources([sourcePath('server/engine/page-texts.ts')])}`
  return known
}
