import { isAlike, type RichLine, type RichRun } from './rich-line.ts'
import { wordJoiner } from './rich-marks.ts'
import { quoteStart, type RichBlock, type RichItem, type RichList } from './rich-text.ts'
import { doubledAtEnd, tidyHref, writeLine } from './write-rich-line.ts'

/** The text that `parseRichText` reads as these blocks, tidied. */
export function writeRichText(blocks: readonly RichBlock[]): string {
  return tidyBlocks(blocks).map(writeBlock).join('\n\n')
}

/**
 * Without what a text cannot hold: blocks, lines and items without words, spaces at the ends of lines, looks of spaces at the
 * ends of words that have them.
 */
export function tidyBlocks(blocks: readonly RichBlock[]): RichBlock[] {
  return blocks.flatMap((block): RichBlock[] => {
    if (block.kind === 'list') return tidyList(block)
    if (block.kind === 'heading') {
      const line = tidyLine(block.line)
      return line.length > 0 ? [{ ...block, line }] : []
    }
    if (block.kind === 'paragraph') {
      const lines = tidyLines(block.lines)
      return lines.length > 0 ? [{ ...block, lines }] : []
    }
    const paragraphs = block.paragraphs.map(tidyLines).filter((lines) => lines.length > 0)
    return paragraphs.length > 0 ? [{ ...block, paragraphs }] : []
  })
}

function tidyList({ items, ...list }: RichList): RichList[] {
  const kept = items.flatMap((item): RichItem[] => {
    const lines = tidyLines(item.lines)
    const [inner] = item.list ? tidyList(item.list) : []
    if (lines.length === 0 && !inner) return []
    return [{ lines: lines.length > 0 ? lines : [[]], ...(inner && { list: inner }) }]
  })
  return kept.length > 0 ? [{ ...list, items: kept }] : []
}

function tidyLines(lines: readonly RichLine[]): RichLine[] {
  return lines.map(tidyLine).filter((line) => line.length > 0)
}

/** Spaces look like the words on both sides, and plain where those differ. */
function tidyLine(line: RichLine): RichLine {
  const parts = line.flatMap(({ text, href, ...looks }) => {
    const address = tidyHref(href)
    const words = text.replaceAll(wordJoiner, '').match(/\s+|\S+/g) ?? []
    return words.map((part): RichRun => ({ ...looks, ...(address && { href: address }), text: part }))
  })
  const tidied: RichLine = []
  let before: RichRun | undefined
  let space = ''
  for (const part of parts) {
    if (part.text.trim() === '') {
      space += part.text
      continue
    }
    if (before && space !== '') addAlike(tidied, spaceBetween(space, before, part))
    addAlike(tidied, part)
    before = part
    space = ''
  }
  return tidied
}

function addAlike(line: RichLine, run: RichRun): void {
  const last = line.at(-1)
  if (last && isAlike(last, run)) last.text += run.text
  else line.push({ ...run })
}

function spaceBetween(text: string, before: RichRun, after: RichRun): RichRun {
  const space: RichRun = { text: text.replace(/[\t\n\v\f\r\u2028\u2029]+/g, ' ') }
  if (before.isBold && after.isBold) space.isBold = true
  if (before.isBold !== after.isBold) return space
  if (before.isItalic && after.isItalic) space.isItalic = true
  if (before.isItalic === after.isItalic && before.href !== undefined && before.href === after.href)
    space.href = before.href
  return space
}

function writeBlock(block: RichBlock): string {
  if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${writeLine(block.line)}`
  if (block.kind === 'list') return writeItemLines(writeList(block, ''))
  if (block.kind === 'paragraph') return escapedStarts(block.lines.map(writeLine)).join('\n')
  const text = block.paragraphs
    .map((lines) => lines.map((line) => `> ${writeLine(line)}`).join('\n'))
    .join('\n>\n')
  return quoteStart.test(text) ? text : wordJoiner + text
}

const blockStart = /^(?:#{2,3} +\S|[-•]\s|\\+(?:#{2,3} +\S|> |[-•]\s))/

function escapedStarts(lines: readonly string[]): string[] {
  return lines.map((line, index) => {
    if (blockStart.test(line) || quoteStart.test(line)) return `\\${line}`
    const isFirstNumber = /^1\.\s/.test(line) && /^2\.\s/.test(lines[index + 1] ?? '')
    return isFirstNumber || /^1\\+\.\s/.test(line) ? `1\\${line.slice(1)}` : line
  })
}

interface ItemLine {
  text: string
  /** Whether the item goes on in the next line. */
  isBroken: boolean
}

function writeList({ isNumbered, items }: RichList, indent: string): ItemLine[] {
  const isForced = isNumbered && items.length === 1
  return items.flatMap((item, index) => {
    const mark = isNumbered ? `${index + 1}. ` : '- '
    const inside = indent + ' '.repeat(mark.length)
    const lines = item.lines.map((line, at) => ({
      text: (at === 0 ? indent + (isForced ? wordJoiner : '') + mark : inside) + writeLine(line),
      isBroken: at < item.lines.length - 1,
    }))
    return item.list ? [...lines, ...writeList(item.list, inside)] : lines
  })
}

/** Before an indented line the last backslash means a break: those that mean themselves are doubled. */
function writeItemLines(lines: readonly ItemLine[]): string {
  return lines
    .map(({ text, isBroken }, index) => {
      const isBeforeIndented = lines[index + 1]?.text.startsWith(' ') ?? false
      return (isBeforeIndented ? doubledAtEnd(text) : text) + (isBroken ? '\\' : '')
    })
    .join('\n')
}
