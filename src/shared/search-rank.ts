import { haystackOf, holdsWords, searchWords } from './search-text.ts'

/** A name in the forms that queries are compared with; worth keeping where the same names are searched again and again. */
export interface RankedName {
  haystack: string
  /** The words alone: marks between them are no part of a name. */
  words: string
}

export function toRankedName(name: string): RankedName {
  const haystack = haystackOf([name])
  return { haystack, words: wordsIn(haystack) }
}

/**
 * How well a name answers what was typed: 4 it is just that, 3 it begins with it, 2 one of its words does, 1 it holds
 * every word typed, 0 it does not.
 */
export function rankFor(query: string): (name: RankedName) => number {
  const typed = wordsIn(haystackOf([query]))
  const words = searchWords(query)
  return (name) => {
    const isHeld = holdsWords(name.haystack, words)
    // Only marks were typed, or nothing.
    if (typed === '') return isHeld ? 1 : 0
    if (name.words.startsWith(typed)) return name.words === typed ? 4 : 3
    if (name.words.includes(` ${typed}`)) return 2
    return isHeld ? 1 : 0
  }
}

export function searchRank(query: string, name: string): number {
  return rankFor(query)(toRankedName(name))
}

function wordsIn(folded: string): string {
  return folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}
