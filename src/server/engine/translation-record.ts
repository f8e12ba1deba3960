import type { Definition } from '../../schema/define-content.ts'
import { readValues } from '../../schema/stored-values.ts'
import type { TextsByPath } from '../../schema/translate-values.ts'
import {
  type SourceText,
  sourceTexts,
  type TranslatedTexts,
  type TranslationStatus,
  translationStatus,
} from '../../schema/translation-status.ts'
import { type Language, languageFacts } from '../../shared/languages.ts'
import { titleOf, type Values } from './content-record.ts'
import type { TranslationData, TranslationRow } from './translation-store.ts'

/** A translation as staff read it. */
export interface Translation extends TranslationStatus {
  id: string
  lang: Language
  /** What the record is called in the main language. */
  title: string
  state: 'none' | 'draft' | 'published'
  /** How often it was saved or taken back; 0 for one that nobody began. */
  revision: number
  updatedAt: string | null
  updatedBy: string | null
  /** Whether visitors see none of it, because they do not see the record. */
  isOriginalHidden: boolean
  /** What there is to translate, in the order of the record. */
  sources: TranslationSource[]
  /** What is translated, by path. */
  texts: Record<string, string>
}

export interface TranslationSource {
  path: string
  label: string
  within: string[]
  kind: 'text' | 'longText' | 'richText' | 'textList'
  maxLength: number | null
  source: string
  /** Whether visitors see it: what they do not see is never missing. */
  isShown: boolean
}

/** The record that is translated. */
export interface TranslatedRecord {
  id: string
  lang: Language
  /** As it stands in the database. */
  source: Values
}

export function toTranslation(
  definition: Definition,
  { id, lang, source }: TranslatedRecord,
  row: TranslationRow | undefined,
): Translation {
  const data = dataOf(row)
  const sources = sourceTexts(definition, source)
  const values = readValues(definition.fields, source)
  return {
    id,
    lang,
    title: titleOf(definition, values),
    state: data?.state ?? 'none',
    revision: row?.revision ?? 0,
    updatedAt: data && row ? row.updated_at : null,
    updatedBy: data && row ? row.updated_by : null,
    isOriginalHidden: !definition.visibleWhen(values),
    sources: toSources(sources),
    texts: wordsFor(sources, data?.texts ?? {}),
    ...translationStatus(sources, data?.texts ?? {}),
  }
}

export function toSources(sources: readonly SourceText[]): TranslationSource[] {
  return sources.map(({ field: _field, maxLength = null, ...text }) => ({ ...text, maxLength }))
}

/** The words of texts that the record has today, in its order. */
export function wordsFor(
  sources: readonly Pick<SourceText, 'path'>[],
  texts: TranslatedTexts,
): Record<string, string> {
  return Object.fromEntries(
    sources.flatMap(({ path }) => {
      const known = texts[path]
      return known ? [[path, known.text]] : []
    }),
  )
}

/** Names a translation in sentences about what was done. */
export function translationTitle(definition: Definition, source: Values, lang: Language): string {
  return `${titleOf(definition, readValues(definition.fields, source))} (${languageFacts(lang).name})`
}

/** Undefined for what was taken back. */
export function dataOf(row: TranslationRow | undefined): TranslationData | undefined {
  return row && row.deleted_at === null ? JSON.parse(row.data) : undefined
}

export function wordsIn(data: TranslationData | undefined): TextsByPath {
  return Object.fromEntries(Object.entries(data?.texts ?? {}).map(([path, { text }]) => [path, text]))
}
