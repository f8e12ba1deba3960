import { hasMarks } from './has-marks.ts'
import type { RichLine } from './rich-line.ts'
import { parseRichText, type RichBlock, type RichList } from './rich-text.ts'

/** A rich text as plain words, for everything that cannot show looks: cards, descriptions, calendars, searches. */
export function plainWords(text: string): string {
  return hasMarks(text) ? parseRichText(text).map(wordsOfBlock).join('\n\n') : text
}

export function wordsOfLines(lines: readonly RichLine[]): string {
  return lines.map((line) => line.map((run) => run.text).join('')).join('\n')
}

function wordsOfBlock(block: RichBlock): string {
  if (block.kind === 'list') return wordsOfList(block)
  if (block.kind === 'heading') return wordsOfLines([block.line])
  return block.kind === 'paragraph'
    ? wordsOfLines(block.lines)
    : block.paragraphs.map(wordsOfLines).join('\n\n')
}

function wordsOfList({ isNumbered, items }: RichList): string {
  return items
    .map(({ lines, list }, index) => {
      const words = (isNumbered ? `${index + 1}. ` : '- ') + wordsOfLines(lines)
      return list ? `${words}\n${wordsOfList(list)}` : words
    })
    .join('\n')
}
