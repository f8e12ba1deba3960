import { matchesSearch, searchText } from './search-text.ts'

/**
 * How well a name answers what was typed: 4 it is just that, 3 it begins with it, 2 one of its words does, 1 it holds
 * every word typed, 0 it does not.
 */
export function searchRank(query: string, name: string): number {
  const typed = words(query)
  const given = words(name)
  if (typed === '') return 1
  if (given === typed) return 4
  if (given.startsWith(typed)) return 3
  if (` ${given}`.includes(` ${typed}`)) return 2
  return matchesSearch(query, [name]) ? 1 : 0
}

/** The words alone: marks between them are no part of a name. */
function words(text: string): string {
  return searchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}
