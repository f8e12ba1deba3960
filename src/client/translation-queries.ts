import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Definition } from '../schema/define-content.ts'
import type { TranslatableText } from '../schema/translatable-texts.ts'
import type { Language } from '../shared/languages.ts'
import type { Revision } from './content-queries.ts'
import { listUrl } from './content-queries.ts'
import { readAsStaff, saveAsStaff, type Versioned } from './staff-request.ts'

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
  // Below the address of the type, so that every write of a record of it asks again.
  return useQuery<Translation>({
    queryKey: [listUrl(place.definition), 'translation', place.id, place.lang],
    queryFn: async () => (await readTranslation(place)).record,
  })
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

export async function readTranslationRevisions(place: TranslationPlace): Promise<Revision[]> {
  return (await readAsStaff<Revision[]>(`${translationUrl(place)}/revisions`)).record
}

export function revertTranslation(
  place: TranslationPlace,
  revision: number,
  etag: string,
): Promise<Versioned<Translation>> {
  return saveAsStaff(
    'POST',
    `${translationUrl(place)}/revisions/${revision}/restore`,
    {},
    { 'if-match': etag },
  )
}
