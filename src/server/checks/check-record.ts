import type { CheckFacts, Finding, OwnRules } from '../../schema/checks/check.ts'
import { findProblems, valueAt } from '../../schema/checks/find-problems.ts'
import type { Definition } from '../../schema/define-content.ts'
import { readValues } from '../../schema/stored-values.ts'
import { translateValues } from '../../schema/translate-values.ts'
import { countedTexts, translationStatus } from '../../schema/translation-status.ts'
import { type Language, mainLanguage } from '../../shared/languages.ts'
import { titleOf, type Values } from '../engine/content-record.ts'
import type { ProgressRow } from '../engine/translation-progress-store.ts'
import type { TranslationData } from '../engine/translation-store.ts'

/** What was found about a record, in one language. */
export interface RecordFinding extends Finding {
  lang: Language
}

export interface CheckedRecord {
  id: string
  title: string
  /** 0 where nobody saved it. */
  revision: number
  findings: RecordFinding[]
}

export interface StoredRecord {
  row: ProgressRow
  stored: Values
  values: Values
}

export function storedRecord({ fields }: Definition, row: ProgressRow): StoredRecord {
  const stored: Values = JSON.parse(row.data ?? '{}')
  return { row, stored, values: readValues(fields, stored, 'all') }
}

/** Looks at a record and at its words in the other languages that visitors are shown. */
export function checkRecord(
  definition: Definition,
  { row, stored, values }: StoredRecord,
  facts: CheckFacts,
  { own, languages }: { own: OwnRules; languages: readonly Language[] },
): CheckedRecord {
  const inMain = row.isVisible ? findProblems(definition, values, facts, own) : []
  const others = row.isVisible
    ? languages.flatMap((lang) =>
        findInLanguage(definition, { row, stored, values }, { facts, own, lang }).map((finding) => ({
          ...finding,
          lang,
        })),
      )
    : []
  return {
    id: row.id,
    title: titleOf(definition, values),
    revision: Number.parseInt(row.revisions, 10),
    findings: [...inMain.map((finding) => ({ ...finding, lang: mainLanguage }) as const), ...others],
  }
}

interface InLanguage {
  facts: CheckFacts
  own: OwnRules
  lang: Language
}

function findInLanguage(
  definition: Definition,
  { row, stored, values }: StoredRecord,
  { facts, own, lang }: InLanguage,
): Finding[] {
  const sources = countedTexts(definition, stored)
  // What nobody saved says its defaults in every language.
  if (sources.length === 0 || row.revisions.startsWith('0 ')) return []
  const found = row.translations.find(({ language }) => language === lang)
  const data: TranslationData | undefined = found && JSON.parse(found.data)
  const { missing, outdated } = translationStatus(sources, data?.texts ?? {})
  const state: NonNullable<CheckFacts['translation']>['state'] = data?.state ?? 'none'
  const translation = { state, missing: missing.length, outdated: outdated.length }
  const words = Object.entries(data?.texts ?? {}).map(([path, { text }]) => [path, text])
  const translated =
    state === 'published' ? translateValues(definition.fields, stored, Object.fromEntries(words)) : undefined
  const read = translated ? readValues(definition.fields, translated, 'all') : values
  // By the path of the text, as those name it who translate.
  const pathOf = new Map(words.map(([path = '', text = '']) => [text, path]))
  return findProblems(definition, read, { ...facts, translation }, own).map((finding) => {
    const text = finding.path === '' ? undefined : pathOf.get(String(valueAt(read, finding.path)))
    return text === undefined ? finding : { ...finding, params: { ...finding.params, text } }
  })
}
