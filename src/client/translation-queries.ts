import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Definition } from '../schema/define-content.ts'
import type { TranslatableText } from '../schema/translatable-texts.ts'
import { staffHeaders } from '../shared/audience.ts'
import type { Language } from '../shared/languages.ts'
import type { PastState, Revision } from './content-queries.ts'
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
  /** Whether visitors see none of it, because they do not see the record. */
  isOriginalHidden: boolean
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
  { revision, etag, draft, path }: PastState & { path?: string },
): Promise<Versioned<Translation>> {
  const body = path === undefined ? { draft } : { part: { field: path } }
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
