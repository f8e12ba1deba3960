/** Beside a mark it says that a mark is meant where the rules for plain text would see none. Invisible; never part of the words. */
export const wordJoiner = '\u2060'

/** Stars, some of them perhaps escaped. */
export const starCluster = /(?:\\*\*)+/y

const linkWords = /(?:\\[\\[\]*]|[^\\[\]]|\\(?![\\[\]*]))+/y
const linkAddress = /\]\(((?:[^\s()]|\([^\s()]*\))+)\)/y

/** What follows an opening bracket where a link begins: `words](address)`. */
export interface LinkTail {
  /** Where the words end. */
  wordsEnd: number
  /** Where the link ends, and undefined where it is none. */
  end: number | undefined
  href: string
}

/**
 * Brackets in the words are escaped, the address may hold brackets in pairs. All escaped brackets before `wordsEnd` have
 * the same tail: reading it anew for each of thousands would take seconds.
 */
export function linkTailAt(line: string, bracket: number): LinkTail {
  linkWords.lastIndex = bracket + 1
  const wordsEnd = linkWords.test(line) ? linkWords.lastIndex : bracket + 1
  linkAddress.lastIndex = wordsEnd
  const [whole, href = ''] = linkAddress.exec(line) ?? []
  return { wordsEnd, end: whole === undefined ? undefined : wordsEnd + whole.length, href }
}

const word = /[\p{L}\p{N}\p{M}]/u
const closing = /[\p{Pe}\p{Pf}.,;:!?،؛؟…%*]/u
const opening = /[\p{Ps}\p{Pi}]/u

interface MarkRules {
  opens: boolean
  closes: boolean
}

interface ClusterRules {
  isBold: MarkRules
  isItalic: MarkRules
  /** Whether it can be a mark at all, so that a backslash before it means something. */
  isLive: boolean
}

export interface LinkPlace {
  start: number
  end: number
  words: string
  href: string
}

/** The links of a text of any number of lines, also those that a backslash turns into words. */
export function linksIn(text: string): LinkPlace[] {
  const places: LinkPlace[] = []
  let tail: LinkTail = { wordsEnd: 0, end: undefined, href: '' }
  for (let at = text.indexOf('['); at >= 0; ) {
    if (at >= tail.wordsEnd) tail = linkTailAt(text, at)
    const { wordsEnd, end, href } = tail
    const isLink = end !== undefined && wordsEnd > at + 1
    if (isLink) places.push({ start: at, end, words: text.slice(at + 1, wordsEnd), href })
    at = text.indexOf('[', isLink ? end : at + 1)
  }
  return places
}

/**
 * What stars can be between these texts. Bold may begin and end inside a word, as an Arabic article needs it. Italic may not:
 * single stars occur in plain text (5*4*3, h*ll, a note*).
 */
export function clusterRules(cluster: string, before: string, after: string): ClusterRules {
  const last = lastCharacter(before)
  const next = firstCharacter(after)
  const isBold = { opens: !isSpace(next), closes: !isSpace(last) }
  const isItalic = {
    opens: isBold.opens && !word.test(last) && !closing.test(next),
    closes: isBold.closes && !word.test(next) && !opening.test(last),
  }
  const count = cluster.replaceAll('\\', '').length
  const rules = count === 1 ? isItalic : isBold
  return { isBold, isItalic, isLive: count < 4 && (rules.opens || rules.closes) }
}

function isSpace(character: string): boolean {
  return character.trim() === ''
}

/** Cut to a few units first: these are asked for every star of a long text. */
function lastCharacter(text: string): string {
  return Array.from(text.slice(-2)).at(-1) ?? ''
}

function firstCharacter(text: string): string {
  return Array.from(text.slice(0, 2)).at(0) ?? ''
}

/** What an italic mark cannot stand beside: a word outside of it, the wrong punctuation inside. */
export function needsJoiner(
  isOpening: boolean,
  outside: string,
  inside: string,
): { outside: boolean; inside: boolean } {
  const outer = isOpening ? lastCharacter(outside) : firstCharacter(outside)
  const inner = isOpening ? firstCharacter(inside) : lastCharacter(inside)
  return { outside: word.test(outer), inside: (isOpening ? closing : opening).test(inner) }
}
