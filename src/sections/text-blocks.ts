import { hasMarks } from '../shared/has-marks.ts'
import { plainWords } from '../shared/plain-words.ts'

export type TextBlock = { kind: 'paragraph'; lines: string[] } | { kind: 'list'; items: string[] }

const listItem = /^\s*[-•]\s+/
// Each run of spaces is looked through once, from its beginning: many blank lines would take seconds otherwise.
const numberedOrInner = /^[^\S\n\r\u2028\u2029]*\d{1,4}\.\s|(?:^|\n)(?<![^\S\n])[^\S\n]+[-•]\s/m

/** Paragraphs, line breaks and lists of a text that has no more than these; undefined for all others. The same blocks as `parseRichText` finds. */
export function textBlocks(text: string): TextBlock[] | undefined {
  if (hasMarks(text) || numberedOrInner.test(text)) return undefined
  const blocks: TextBlock[] = []
  let last: TextBlock | undefined
  for (const line of text.split(/\r?\n/)) {
    const words = line.replace(listItem, '').trim()
    const isItem = listItem.test(line)
    if (line.trim() === '') last = undefined
    else if (isItem && last?.kind === 'list') last.items.push(words)
    else if (!isItem && last?.kind === 'paragraph') last.lines.push(words)
    else {
      last = isItem ? { kind: 'list', items: [words] } : { kind: 'paragraph', lines: [words] }
      blocks.push(last)
    }
  }
  return blocks
}

/** The words of a text without its marks. */
export function shownWords(text: string): string {
  return hasMarks(text) ? plainWords(text) : text
}
