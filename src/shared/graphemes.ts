// Letters without marks to come, and common punctuation: each of these code units is one character to a reader.
const plain = /^[\n\x20-\u02ff\u2010-\u2027]*$/
// The same with Arabic punctuation, digits, and letters, which may carry vowel signs.
const arabic =
  /^(?:[\n\x20-\u02ff\u2010-\u2027\u060c\u061b\u061f\u0660-\u066d]|[\u0620-\u064a\u0671-\u06d3][\u064b-\u065f\u0670]*)*$/
const arabicCharacters = /[^\u064b-\u065f\u0670][\u064b-\u065f\u0670]*/g
let segmenter: Intl.Segmenter | undefined

/** A text as the characters that a reader counts: an emoji with skin tone, or a letter with its marks, is one. */
export function graphemesOf(text: string): string[] {
  if (plain.test(text)) return text.split('')
  if (arabic.test(text)) return text.match(arabicCharacters) ?? []
  // Made when first needed: a phone takes a tenth of a second for it.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
