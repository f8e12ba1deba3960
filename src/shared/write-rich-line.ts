import { isAlike, parseLine, type RichLine, type RichRun } from './rich-line.ts'
import { clusterRules, linkTailAt, needsJoiner, wordJoiner } from './rich-marks.ts'
import { isSafeLink } from './safe-url.ts'

/** Stand for signs that mean themselves until it is known which of them need a backslash. No text holds them. */
const literal = { '*': '\ufdd0', '[': '\ufdd1', '\\': '\ufdd2' } as const
const literalStars = /(?<!\ufdd2)(?:\ufdd2*\ufdd0)+/g

interface Mark {
  stars: string
  isOpening: boolean
}
type Piece = string | Mark

/** A tidied line; bold stands outside of italic, and that outside of links. */
export function writeLine(line: RichLine): string {
  const [only, ...more] = line
  if (only && more.length === 0 && isItself(only)) return only.text
  const pieces: Piece[] = []
  for (const bold of grouped(line, ({ isBold }) => isBold)) {
    if (bold[0]?.isBold) addMark(pieces, '**', true)
    for (const italic of grouped(bold, ({ isItalic }) => isItalic)) {
      if (italic[0]?.isItalic) addMark(pieces, '*', true)
      for (const run of grouped(italic, ({ href }) => href)) pieces.push(writeWords(run))
      if (italic[0]?.isItalic) addMark(pieces, '*', false)
    }
    if (bold[0]?.isBold) addMark(pieces, '**', false)
  }
  return escaped(joined(pieces))
}

/** Stray signs stay as they were typed, so that a plain text is not changed by being edited. */
function isItself({ text, ...looks }: RichRun): boolean {
  if (Object.keys(looks).length > 0) return false
  const [read, ...more] = parseLine(text)
  return more.length === 0 && read?.text === text && isAlike(read, {})
}

function grouped(runs: RichLine, key: (run: RichRun) => unknown): RichLine[] {
  const groups: RichLine[] = []
  for (const run of runs) {
    const last = groups.at(-1)
    if (last?.[0] && key(last[0]) === key(run)) last.push(run)
    else groups.push([run])
  }
  return groups
}

function addMark(pieces: Piece[], stars: string, isOpening: boolean): void {
  const last = pieces.at(-1)
  if (typeof last === 'object' && last.isOpening === isOpening) last.stars += stars
  else pieces.push({ stars, isOpening })
}

function writeWords(runs: RichLine): string {
  const text = runs.map((run) => run.text).join('')
  const href = runs[0]?.href
  if (href !== undefined) return `[${text.replace(/[\\[\]*]/g, '\\$&')}](${href})`
  return text
    .replace(/[\ufdd0-\ufdd2]/g, '')
    .replace(/[*[\\]/g, (sign) => literal[sign as keyof typeof literal])
}

/** As a link can be written; undefined for none and for one that nobody should follow. */
export function tidyHref(href: string | undefined): string | undefined {
  if (!href || !isSafeLink(href)) return undefined
  const isWritten = linkTailAt(`[x](${href})`, 0).href === href
  return isWritten ? href : href.replaceAll('(', '%28').replaceAll(')', '%29')
}

/** Marks and words in a row, with word joiners where a mark would not be seen as one. */
function joined(pieces: readonly Piece[]): string {
  let text = ''
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece === 'string') {
      text += piece
      continue
    }
    const following = pieces[index + 1]
    const next = typeof following === 'object' ? following.stars : (following ?? '').slice(0, 2)
    const last = text.slice(-2)
    const [outside, inside] = piece.isOpening ? [last, next] : [next, last]
    const needs = joinersOf(piece, outside, inside)
    const [before, after] = piece.isOpening ? [needs.outside, needs.inside] : [needs.inside, needs.outside]
    text += (before ? wordJoiner : '') + piece.stars + (after ? wordJoiner : '')
  }
  return text
}

function joinersOf({ stars, isOpening }: Mark, outside: string, inside: string) {
  const needs =
    stars === '**' ? { outside: false, inside: false } : needsJoiner(isOpening, shown(outside), shown(inside))
  const outer = isOpening ? outside.slice(-1) : outside.slice(0, 1)
  const inner = isOpening ? inside.slice(0, 1) : inside.slice(-1)
  return { outside: needs.outside || touches(outer), inside: needs.inside || touches(inner) }
}

/** Stars and backslashes right beside a mark would be taken for a part of it. */
function touches(character: string): boolean {
  return character === '*' || character === literal['*'] || character === literal['\\']
}

function escaped(line: string): string {
  const marked = line
    .replace(literalStars, (cluster, at: number) => {
      const stars = cluster.replaceAll(literal['*'], '*').replaceAll(literal['\\'], '\\')
      const end = at + cluster.length
      const rules = clusterRules(
        stars,
        shown(line.slice(Math.max(0, at - 2), at)),
        shown(line.slice(end, end + 2)),
      )
      return rules.isLive ? stars.replaceAll('\\', '\\\\').replaceAll('*', '\\*') : stars
    })
    .replace(/(?<!\ufdd2)\ufdd2+(?=\[)/g, '$&$&')
    .replaceAll(literal['\\'], '\\')
  return escapedBrackets(marked)
}

function shown(text: string): string {
  return text.replaceAll(literal['['], '[').replaceAll(literal['\\'], '\\')
}

/** A backslash before a sign that is escaped too, or at the end of a line that goes on, is written twice. */
export function doubledAtEnd(text: string): string {
  let at = text.length
  while (text[at - 1] === '\\') at -= 1
  return text + text.slice(at)
}

/** From the end, since an escaped bracket may stand inside of what an earlier one begins. */
function escapedBrackets(line: string): string {
  let text = line
  for (let at = text.lastIndexOf(literal['[']); at >= 0; at = text.lastIndexOf(literal['['])) {
    const rest = `[${text.slice(at + 1)}`
    const { wordsEnd, end, href } = linkTailAt(rest, 0)
    const before = text.slice(0, at)
    const isLink = end !== undefined && rest.slice(1, wordsEnd).trim() !== '' && isSafeLink(href)
    text = (isLink ? `${doubledAtEnd(before)}\\` : before) + rest
  }
  return text
}
