import type { Language } from '../shared/languages.ts'
import { sendAsStaff } from './staff-request.ts'
import { translationsUrl } from './translation-overviews.ts'
import { type TranslationPlace, type TranslationState, translationUrl } from './translation-queries.ts'

/** What an import does, or would do, with the texts of one record. */
export interface ImportedRecord {
  type: string
  id: string
  title: string
  state: TranslationState | 'gone'
  taken: number
  /** What is taken over by path, where visitors see it at once. */
  texts: Record<string, string>
  confirmed: number
  conflicts: ImportConflict[]
  refused: { path: string; label: string; reason: 'gone' | 'tooLong' }[]
}

export interface ImportConflict {
  path: string
  label: string
  reason: 'source' | 'translation'
  source: { inFile: string; now: string }
  text: { inFile: string; now: string }
  seen: string
}

export interface ImportDecision {
  type: string
  id: string
  path: string
  keep: 'file' | 'here'
  seen: string
}

export interface ImportPlan {
  lang: Language
  isApplied: boolean
  records: ImportedRecord[]
}

/** A trial says what would happen. Where something is left to be decided, nothing is stored either. */
export function importXliff(body: {
  xliff: string
  isTrial: boolean
  decisions: readonly ImportDecision[]
}): Promise<ImportPlan> {
  return sendAsStaff<ImportPlan>('POST', `${translationsUrl}/import`, body)
}

export function exportUrl(place: TranslationPlace): string {
  return `${translationUrl(place)}/export.xlf`
}

/** All that waits in a language, or what waits of one type. */
export function waitingExportUrl(lang: Language, type: string): string {
  return `${translationsUrl}/export.xlf?${new URLSearchParams({ lang, ...(type ? { type } : {}) })}`
}
