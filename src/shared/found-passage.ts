import { searchText } from './search-text.ts'

/** A piece of a text; one that answers the search is marked. */
export interface PassagePart {
  text: string
  isFound: boolean
}

interface Range {
  start: number
  end: number
}

/** Characters of a passage, and how many of them may stand before the first word found. */
const passageLength = 180
const lead = 60

/** The text with the words marked that were looked for. */
export function markWords(text: string, words: readonly string[]): PassagePart[] {
  const parts: PassagePart[] = []
  let at = 0
  for (const { start, end } of rangesOf(text, words)) {
    if (start > at) parts.push({ text: text.slice(at, start), isFound: false })
    parts.push({ text: text.slice(start, end), isFound: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), isFound: false })
  return parts
}

/** The piece of these texts that holds most of the words, cut where words end; their beginning where they hold none. */
export function findPassage(texts: readonly string[], words: readonly string[]): PassagePart[] {
  const folded = texts.map(searchText)
  const heldBy = (text: string) => words.filter((word) => text.includes(word)).length
  const most = Math.max(0, ...folded.map(heldBy))
  const text = texts[folded.findIndex((one) => heldBy(one) === most)]?.replace(/\s+/g, ' ').trim() ?? ''
  const first = rangesOf(text, words)[0]?.start ?? 0
  return markWords(cut(text, Math.max(0, first - lead)), words)
}

function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : wordAfter(text, from)
  const rest = text.slice(start)
  const isWhole = rest.length <= passageLength
  const end = isWhole ? rest.length : wordBefore(rest, passageLength)
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end).trimEnd()}${isWhole ? '' : ' …'}`
}

function wordAfter(text: string, from: number): number {
  const gap = text.indexOf(' ', from)
  return gap < 0 || gap - from > lead ? from : gap + 1
}

function wordBefore(text: string, end: number): number {
  const gap = text.lastIndexOf(' ', end)
  return gap > end / 2 ? gap : end
}

/** Where the words stand, in order and without overlaps. */
function rangesOf(text: string, words: readonly string[]): Range[] {
  const { folded, starts, ends } = foldWithPlaces(text)
  const found = words.flatMap((word) => {
    const ranges: Range[] = []
    for (let at = folded.indexOf(word); word !== '' && at >= 0; at = folded.indexOf(word, at + word.length))
      ranges.push({ start: starts[at] ?? 0, end: withSigns(text, ends[at + word.length - 1] ?? text.length) })
    return ranges
  })
  return merged(found.sort((one, other) => one.start - other.start || one.end - other.end))
}

/** Accents and vowel signs belong to the letter before them. */
function withSigns(text: string, end: number): number {
  const signs = /[\p{M}\p{Cf}]*/uy
  signs.lastIndex = end
  return end + (signs.exec(text)?.[0].length ?? 0)
}

function merged(ranges: readonly Range[]): Range[] {
  const apart: Range[] = []
  for (const range of ranges) {
    const last = apart.at(-1)
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end)
    else apart.push({ ...range })
  }
  return apart
}

/** The fold of a text, and where in it each of its characters comes from. */
function foldWithPlaces(text: string): { folded: string; starts: number[]; ends: number[] } {
  const starts: number[] = []
  const ends: number[] = []
  let folded = ''
  const folds = new Map<string, string>()
  let at = 0
  for (const character of text) {
    const letters = folds.get(character) ?? searchText(character)
    folds.set(character, letters)
    for (let index = 0; index < letters.length; index += 1) {
      starts.push(at)
      ends.push(at + character.length)
    }
    folded += letters
    at += character.length
  }
  return { folded, starts, ends }
}
