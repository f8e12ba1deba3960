import type { Definition } from '../../schema/define-content.ts'
import { wordsOfRecord } from '../../schema/words-of-record.ts'
import { isLanguage, type Language, mainLanguage } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import { titleOf, toRecord, type Values } from './content-record.ts'
import { EntryStore } from './content-store.ts'
import { keptValues } from './draft-record.ts'
import { type DraftData, type DraftRow, listDraftsOf } from './record-draft-store.ts'
import { dataOf } from './translation-record.ts'
import { listTranslationsOf } from './translation-store.ts'

/** The words of a record in one language. */
export interface WordsIn {
  lang: Language
  /** Empty where the language has no word for it. */
  title: string
  texts: string[]
}

/** Everything that staff can read of a record: hidden or not, prepared or published, in every language. */
export interface StaffTexts {
  title: string
  isVisible: boolean
  /** The main language first. */
  words: WordsIn[]
}

/** Undefined where there is neither a record outside the trash nor a draft of a new one. */
export async function readStaffTexts(
  db: Handle,
  definition: Definition,
  id: string,
): Promise<StaffTexts | undefined> {
  const { name: type, fields, titleField } = definition
  const stored = await new EntryStore(type).find(db, id)
  const row = stored?.deleted_at === null ? stored : undefined
  const drafts = (await listDraftsOf(db, { type, id })).filter(({ state }) => state === 'open')
  const draft = drafts.find(({ language }) => language === mainLanguage)
  if (!row && (stored || draft?.base_revision !== 0)) return undefined

  const published: Values = row ? toRecord(definition, row) : {}
  const prepared = keptValues(definition, draft)
  const title = titleOf(definition, row ? published : prepared)
  const main: WordsIn = {
    lang: mainLanguage,
    title,
    texts: [...wordsOfRecord(fields, published), ...wordsOfRecord(fields, prepared)],
  }
  const translations = await listTranslationsOf(db, { type, id })
  const others = translations.flatMap((translation): WordsIn[] => {
    const lang = translation.language
    if (!isLanguage(lang)) return []
    const known = dataOf(translation)?.texts ?? {}
    const changed = drafts.filter((one) => one.language === lang).flatMap(textsOfDraft)
    const texts = [...Object.values(known).map(({ text }) => text), ...changed]
    return [{ lang, title: known[titleField]?.text ?? '', texts }]
  })
  return { title, isVisible: row?.is_visible === 1, words: [main, ...others] }
}

/** What the draft of a translation says: its values are words by the path of their text. */
function textsOfDraft({ data }: DraftRow): string[] {
  const { values } = JSON.parse(data) as DraftData
  return Object.values(values as Record<string, { text: string } | null>).flatMap((changed) =>
    typeof changed?.text === 'string' ? [changed.text] : [],
  )
}
