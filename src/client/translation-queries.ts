import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Definition } from '../schema/define-content.ts'
import type { TranslatableText } from '../schema/translatable-texts.ts'
import { staffHeaders } from '../shared/audience.ts'
import type { Language } from '../shared/languages.ts'
import type { Revision } from './content-queries.ts'
import { RequestError } from './request-json.ts'
import { readAsStaff, saveAsStaff, sendAsStaff, type Versioned, whileSignedIn } from './staff-request.ts'

export type TranslationState = 'none' | 'draft' | 'published'

/** A translation of a record, as the server answers it. */
export interface Translation {
  id: string
  lang: Language
  /** What the record is called in the main language. */
  title: string
  state: TranslationState
  revision: number
  updatedAt: string | null
  updatedBy: string | null
  /** What there is to translate, in the order of the record. */
  sources: TranslationSource[]
  /** What is translated, by path. */
  texts: Record<string, string>
  missing: { path: string }[]
  outdated: { path: string; was: string; is: string }[]
}

export interface TranslationSource
  extends Pick<TranslatableText, 'path' | 'label' | 'within' | 'kind' | 'source'> {
  maxLength: number | null
  /** Whether visitors see it. */
  isShown: boolean
}

/** What a save changes: the named texts, with the sources that they were made from. */
export interface TranslationChanges {
  texts: Record<string, { text: string; source: string } | null>
  stillRight: string[]
  state: 'draft' | 'published'
}

/** The record whose words are translated, and into which language. */
export interface TranslationPlace {
  definition: Definition
  id: string
  lang: Language
}

/** Behind /api/; the language follows. */
export function translationsPath({ definition, id }: Pick<TranslationPlace, 'definition' | 'id'>): string {
  return `${definition.path}/${encodeURIComponent(id)}/translations`
}

export function translationUrl(place: TranslationPlace): string {
  return `/api/${translationsPath(place)}/${place.lang}`
}

export function useTranslation(place: TranslationPlace): UseQueryResult<Translation> {
  // Under its address, so that it is read again after every write of the translation and of a record of its type.
  return useQuery<Translation>({ queryKey: [translationUrl(place)] })
}

export function readTranslation(place: TranslationPlace): Promise<Versioned<Translation>> {
  return readAsStaff(translationUrl(place))
}

export function saveTranslation(
  place: TranslationPlace,
  changes: TranslationChanges,
  etag: string | undefined,
): Promise<Versioned<Translation>> {
  return saveAsStaff('PUT', translationUrl(place), changes, etag ? { 'if-match': etag } : {})
}

/** `etag` names the revision that was seen: what somebody saved since is not taken back unseen (412). */
export async function removeTranslation(place: TranslationPlace, etag: string): Promise<void> {
  await sendAsStaff('DELETE', translationUrl(place), undefined, { 'if-match': etag })
}

export async function readTranslationRevisions(place: TranslationPlace): Promise<Revision[]> {
  return (await readAsStaff<Revision[]>(`${translationUrl(place)}/revisions`)).record
}

/** Back to an earlier state, or of that only the text at the path. */
export function revertTranslation(
  place: TranslationPlace,
  { revision, etag, path }: { revision: number; etag: string; path?: string },
): Promise<Versioned<Translation>> {
  const body = path === undefined ? {} : { part: { field: path } }
  const url = `${translationUrl(place)}/revisions/${revision}/restore`
  return saveAsStaff('POST', url, body, { 'if-match': etag })
}

/** The page that shows the record, as HTML, with these words laid over it. Nothing is stored. */
export function drawTranslationPage(
  place: TranslationPlace,
  texts: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<string> {
  return whileSignedIn('read', async () => {
    const response = await fetch(`${translationUrl(place)}/page`, {
      method: 'POST',
      credentials: 'include',
      body: JSON.stringify({ texts }),
      headers: { 'content-type': 'application/json', ...staffHeaders },
      signal,
    })
    const answer = await response.text()
    if (!response.ok) throw new RequestError(response.status, response.statusText, answer)
    return answer
  })
}

interface TranslationCounts {
  records: number
  published: number
  drafts: number
  /** Records that nobody began to translate. */
  untranslated: number
  /** Texts that visitors see. */
  texts: number
  missing: number
  outdated: number
}

/** A record of which something is missing or outdated, or that is not published yet. */
export interface WaitingTranslation {
  type: string
  id: string
  title: string
  state: TranslationState
  missing: number
  outdated: number
  updatedAt: string | null
  updatedBy: string | null
}

/** How far the site is in one language. */
export interface TranslationOverview extends TranslationCounts {
  lang: Language
  types: (TranslationCounts & { type: string })[]
  waiting: WaitingTranslation[]
  waitingTotal: number
}

export const translationsUrl = '/api/translations'

export interface OverviewQuery {
  /** The name of a content type; all where it is empty. */
  type?: string
  limit: number
  offset?: number
}

/** What waits in every language, read afresh whenever it is looked at. */
export function useTranslationOverviews({
  type = '',
  limit,
  offset = 0,
}: OverviewQuery): UseQueryResult<TranslationOverview[]> {
  const query = new URLSearchParams({
    limit: String(limit),
    offset: String(offset),
    ...(type ? { type } : {}),
  })
  return useQuery<TranslationOverview[]>({
    queryKey: [`${translationsUrl}?${query}`],
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  })
}

/** What an import does, or would do, with the texts of one record. */
export interface ImportedRecord {
  type: string
  id: string
  title: string
  state: TranslationState | 'gone'
  taken: number
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
