import { pageDirection } from './page-language.ts'

export type TextDirection = 'ltr' | 'rtl'

const firstLetter = /\p{L}/u
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const arabic = /\p{Script=Arabic}/u

/** Of a paragraph, by its first letter; what has none (figures, emoji, punctuation) follows what is around it. */
export function textDirection(text: string): TextDirection | undefined {
  const letter = firstLetter.exec(text)?.[0]
  if (letter === undefined) return undefined
  return rightToLeft.test(letter) ? 'rtl' : 'ltr'
}

/**
 * The attributes of the element that holds one stored text: direction and language where they differ from those
 * around it, nothing where they are the same. Spread it on the block, not on a link in it: alignment is the block's.
 */
export function textLanguage(
  text: string | null | undefined,
  around: TextDirection = pageDirection,
): { lang?: 'ar' | 'en'; dir?: TextDirection } {
  const direction = textDirection(text ?? '')
  if (direction === undefined || direction === around) return {}
  if (direction === 'ltr') return { lang: 'en', dir: 'ltr' }
  return arabic.test(text ?? '') ? { lang: 'ar', dir: 'rtl' } : { dir: 'rtl' }
}

/** In the quotation marks of the language it is written in. */
export function inQuotes(text: string): string {
  return textDirection(text) === 'rtl' ? `«${text}»` : `“${text}”`
}

/** Names that a sentence of ours quotes. */
export function isolatedQuotes(sentence: string): string {
  return sentence.replace(/(?<=“)[^”]+(?=”)/g, isolated)
}

/** For names inside sentences that are plain strings (toasts, questions): as <bdi> is in markup. Those of the page's own direction stay as they are. */
export function isolated(name: string): string {
  return isolatedIn(pageDirection, name)
}

/** The same in a sentence of a known direction: the server speaks every language at once. */
export function isolatedIn(around: TextDirection, name: string): string {
  const isOther = around === 'rtl' ? /\p{Script=Latin}|\d/u : rightToLeft
  return isOther.test(name) && !name.startsWith('\u2068') ? `\u2068${name}\u2069` : name
}
