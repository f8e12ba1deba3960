import type { PassagePart } from './found-passage.ts'
import type { Language } from './languages.ts'
import { searchWords } from './search-text.ts'

/** Results of one page, and on all pages: whoever gets that many is better served by one more word. */
export const resultsPerPage = 10
export const maxResults = 200

export interface SiteResult {
  /** The content type; `site` for a page that is no record's. */
  type: string
  /** What one of its kind is called. */
  kind: string
  path: string
  title: PassagePart[]
  /** A piece of its text. */
  passage: PassagePart[]
  /** The language that it is written in. */
  lang: Language
}

export interface SiteSearchAnswer {
  results: SiteResult[]
  /** How many there are on all pages. */
  total: number
  /** There would be more than are listed. */
  isCut: boolean
}

/** Letters that a search needs, and characters it may have. */
export const minQueryLetters = 2
export const maxQueryLength = 100

/** What was typed, without what no text holds: characters of control, and halves of characters. */
export function cleanQuery(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim()
}

/** Why a query is not searched for; undefined where it is. Nothing typed is no mistake, and nothing to search for. */
export function queryProblem(query: string): 'empty' | 'short' | 'long' | undefined {
  if (query.trim() === '') return 'empty'
  if (query.length > maxQueryLength) return 'long'
  const letters = searchWords(query).join('')
  return [...letters].length < minQueryLetters ? 'short' : undefined
}
