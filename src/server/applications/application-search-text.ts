import { searchText } from '../../shared/search-text.ts'
import type { ApplicationRow } from './application-store.ts'

type SearchedValues = Pick<ApplicationRow, 'name' | 'email' | 'subject' | 'request'> & {
  anonymised_at?: string | null
}

export type SearchColumns = Pick<ApplicationRow, 'search_text' | 'search_fingerprint'>

/** What searches compare, and which code made it. */
export function searchColumnsOf(values: SearchedValues): SearchColumns {
  return { search_text: searchTextOf(values), search_fingerprint: searchTextVersion }
}

/** Every word once: searches ask whether a word stands somewhere, never where or how often. */
function searchTextOf({ name, email, subject, request, anonymised_at }: SearchedValues): string {
  if (anonymised_at) return ''
  const text = searchText([name, email, subject, request].join('\n'))
  return [...new Set(text.split(/\s+/))].join(' ').trim()
}

/**
 * Tells one way of making search texts from another: a row that carries a different one is made anew at the start. To be
 * raised with every change of it, here or in `search-text.ts`.
 */
export const searchTextVersion = '1'
