/** Shorter words have too many neighbours: nearly everything would be near them. */
const minLetters = 4
/** From this length on the beginning of a word is enough, as it is where nothing was mistyped. */
const minPrefix = 6

/** What may stand before a word in one with it: articles and prepositions of Arabic. */
const prefixes = new Set(['ال', 'وال', 'فال', 'بال', 'كال', 'لل', 'و', 'ف', 'ب', 'ل', 'ك'])

/** Texts of which at least one stands in every text that holds a word near this one; undefined where nothing is near it. */
export function piecesOfNear(word: string): string[] | undefined {
  if (word.length < minLetters) return undefined
  const half = Math.floor(word.length / 2)
  const swapped = `${word.slice(0, half - 1)}${word[half]}${word[half - 1]}${word.slice(half + 1)}`
  // One error leaves one half as it is, unless it swaps the letters between them.
  return [word.slice(0, half), word.slice(half), swapped]
}

/**
 * The words of a folded text that are the given one but for one typing error: a letter too many, too few, another one, or
 * two that are swapped. Undefined where there is none.
 */
export function findNear(text: string, word: string): string | undefined {
  const pieces = piecesOfNear(word)
  if (!pieces) return undefined
  const [first = '', second = '', swapped = ''] = pieces
  const offsets: [piece: string, before: number[]][] = [
    [first, [0]],
    [second, [first.length - 1, first.length, first.length + 1]],
    [swapped, [0]],
  ]
  for (const [piece, before] of offsets) {
    for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) {
      for (const letters of before) {
        const found = nearAt(text, at - letters, word)
        if (found !== undefined) return found
      }
    }
  }
  return undefined
}

function nearAt(text: string, start: number, word: string): string | undefined {
  if (start < 0 || !beginsWord(text, start)) return undefined
  for (const length of [word.length, word.length + 1, word.length - 1]) {
    const end = start + length
    if (end > text.length || (word.length < minPrefix && isLetter(text[end]))) continue
    const found = text.slice(start, end)
    if (isOneErrorApart(found, word)) return found
  }
  return undefined
}

function beginsWord(text: string, start: number): boolean {
  let first = start
  while (first > 0 && start - first <= 4 && isLetter(text[first - 1])) first -= 1
  return first === start || prefixes.has(text.slice(first, start))
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}

function isOneErrorApart(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [a, b] = [one.slice(start), other.slice(start)]
  if (a.length === b.length)
    return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  return a.slice(1) === b || a === b.slice(1)
}
