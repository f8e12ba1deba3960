import type { TranslatedText, TranslatedTexts } from './translation-status.ts'

/** What a draft changes of a translation, by path; null takes a text away. */
export type TextChanges = Readonly<Record<string, TranslatedText | null>>

interface Sides {
  base: TranslatedTexts
  /** Written over `base`. */
  mine: TextChanges
  theirs: TranslatedTexts
}

interface TextMerge {
  /** What is left to change of theirs. */
  changes: TextChanges
  /** Paths of texts that both sides changed, each in another way; `changes` has mine of them. */
  clashes: string[]
}

/** Puts the changes of two translators together, text by text. */
export function mergeTexts({ base, mine, theirs }: Sides): TextMerge {
  const changes: Record<string, TranslatedText | null> = {}
  const clashes: string[] = []
  for (const [path, changed] of Object.entries(mine)) {
    const [was, is, wanted] = [base[path], theirs[path], changed ?? undefined]
    if (isTheirs(was, wanted, is)) continue
    changes[path] = changed
    if (is?.text !== was?.text && is?.text !== wanted?.text) clashes.push(path)
  }
  return { changes, clashes }
}

/** A confirmation of words that somebody rewrote since says nothing about the new ones. */
function isTheirs(was?: TranslatedText, mine?: TranslatedText, theirs?: TranslatedText): boolean {
  if (isSameText(mine, theirs)) return true
  return mine?.text === was?.text && (isSameText(mine, was) || theirs?.text !== was?.text)
}

export function withChanges(texts: TranslatedTexts, changes: TextChanges): TranslatedTexts {
  const all = { ...texts, ...changes }
  return Object.fromEntries(Object.entries(all).filter((entry): entry is Known => entry[1] !== null))
}

type Known = [string, TranslatedText]

export function textChanges(before: TranslatedTexts, after: TranslatedTexts): TextChanges {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = paths.filter((path) => !isSameText(before[path], after[path]))
  return Object.fromEntries(changed.map((path) => [path, after[path] ?? null]))
}

function isSameText(one?: TranslatedText, other?: TranslatedText): boolean {
  return one?.text === other?.text && one?.source === other?.source
}
