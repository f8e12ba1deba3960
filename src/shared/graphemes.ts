// Letters without marks to come, and common punctuation: each of these code units is one character to a reader.
const plain = /^[\n\x20-\u02ff\u2010-\u2027]*$/
let segmenter: Intl.Segmenter | undefined

/** A text as the characters that a reader counts: an emoji with skin tone, or a letter with its marks, is one. */
export function graphemesOf(text: string): string[] {
  if (plain.test(text)) return text.split('')
  // Made when first needed: it takes browsers longer than most pages have use for it.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
