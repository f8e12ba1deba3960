import type { DraftName } from '../../client/approval-requests.ts'
import { recordDrafts } from '../../client/record-drafts.ts'
import { readTranslationDraft } from '../../client/translation-draft-queries.ts'
import { type TranslationPlace, translationsPath } from '../../client/translation-queries.ts'
import type { Definition } from '../../schema/define-content.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { toFormDraft } from '../translating/sheet-drafts.ts'
import { translationDefinition } from '../translating/translation-definition.ts'
import { sheetTexts } from '../translating/translation-sheet.ts'

type Values = Record<string, unknown>

/** What publishing a draft would store, by the names of the form that edits it. */
export interface Drafted {
  /** Of the record, or of its words in another language. */
  definition: Definition
  isOpen: boolean
  title: string
  revision: number
  values: Values
  /** What visitors see now; null where they see nothing of it. */
  published: Values | null
  /** What the values differ from: what is published, the defaults of a new record, no words. */
  before: Values
}

export async function readDrafted({ definition, id, lang }: DraftName): Promise<Drafted> {
  if (lang !== mainLanguage) return readDraftedWords({ definition, id, lang })
  const { state, title, revision, values, base, published } = await recordDrafts(definition).read(id)
  const isOpen = state === 'draft'
  return { definition, isOpen, title, revision, values, published, before: published ?? base }
}

async function readDraftedWords(place: TranslationPlace): Promise<Drafted> {
  const draft = await readTranslationDraft(place)
  const { sources, outdated, state, title, revision } = draft
  const texts = sheetTexts({ sources, texts: draft.values as Record<string, string>, outdated })
  const { values, published } = toFormDraft(draft)
  const unwritten = { ...values, ...Object.fromEntries(texts.map(({ name }) => [name, ''])) }
  return {
    definition: translationDefinition(place.definition, translationsPath(place), texts),
    isOpen: state === 'draft',
    title,
    revision,
    values,
    published,
    before: published ?? unwritten,
  }
}
