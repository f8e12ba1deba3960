/** Beside a mark it says that a mark is meant where the rules for plain text would see none. Invisible; never part of the words. */
export const wordJoiner = '\u2060'

/** Stars, some of them perhaps escaped. */
export const starCluster = /(?:\\*\*)+/y

/** `[words](address)`; brackets in the words are escaped, the address may hold brackets in pairs. */
export const linkPattern = /\[((?:\\[\\[\]*]|[^\\[\]]|\\(?![\\[\]*]))+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)/y

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
