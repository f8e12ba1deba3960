import { searchText } from '../../shared/search-text.ts'
import { hashOfSources, sourcePath } from '../engine/content-code.ts'
import type { ApplicationRow } from './application-store.ts'

type SearchedValues = Pick<ApplicationRow, 'name' | 'email' | 'subject' | 'request'> & {
  anonymised_at?: string | null
}

export type SearchColumns = Pick<ApplicationRow, 'search_text' | 'search_fingerprint'>

/** What searches compare, and which code made it. */
export function searchColumnsOf(values: SearchedValues): SearchColumns {
  return { search_text: searchTextOf(values), search_fingerprint: searchFingerprint() }
}

/** Every word once: searches ask whether a word stands somewhere, never where or how often. */
function searchTextOf({ name, email, subject, request, anonymised_at }: SearchedValues): string {
  if (anonymised_at) return ''
  const text = searchText([name, email, subject, request].join('\n'))
  return [...new Set(text.split(/\s+/))].join(' ').trim()
}

let known: string | undefined

/** Tells one way of making search texts from another: a row that carries a different one is made anew at the start. */
export function searchFingerprint(): string {
  const sources = ['shared/search-text.ts', 'server/applications/application-search-text.ts']
  known ??= hashOfSources(sources.map(sourcePath)).slice(0, 16)
  return known
}
