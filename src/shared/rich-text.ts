import { parseLine, type RichLine } from './rich-line.ts'

export interface RichList {
  kind: 'list'
  isNumbered: boolean
  items: RichItem[]
}
export interface RichItem {
  lines: RichLine[]
  list?: RichList
}
export type RichBlock =
  | { kind: 'paragraph'; lines: RichLine[] }
  | { kind: 'heading'; level: 2 | 3; line: RichLine }
  | { kind: 'quote'; paragraphs: RichLine[][] }
  | RichList

const heading = /^\s*(#{2,3}) +(\S[\s\S]*)$/
/** Not before figures and signs: `> 50 people` is a sentence. A word joiner says that a quote is meant after all. */
export const quoteStart = /^\s*(?:\u2060> |> (?=\s*[^\s\p{N}\p{S}-]))/u
const quoteLine = /^\s*\u2060?>(?: ([\s\S]*))?$/
const marker = /^(\s*)(\u2060?)(?:[-•]|(\d{1,4})\.)\s+([\s\S]*)$/
/** What would begin a block, were it not for the first backslash. */
const escapedStart = /^\\(?=\\*(?:#{2,3} +\S|> |[-•]\s))|(?<=^1)\\(?=\\*\.\s)/

/**
 * A small subset of Markdown, chosen so that plain text means what it says: see docs/decisions/0018-rich-text.md. Never
 * throws; what is no mark is text.
 */
export function parseRichText(text: string): RichBlock[] {
  const lines = text.split(/\r?\n/)
  const ends = itemEnds(lines)
  const blocks: RichBlock[] = []
  let paragraph: RichLine[] | undefined
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const read = line.trim() === '' ? undefined : readBlock(lines, ends, at)
    if (read) {
      blocks.push(read.block)
      at = read.next - 1
    }
    if (read || line.trim() === '') {
      paragraph = undefined
      continue
    }
    if (!paragraph) {
      paragraph = []
      blocks.push({ kind: 'paragraph', lines: paragraph })
    }
    paragraph.push(parseLine(line.trim().replace(escapedStart, '')))
  }
  return blocks
}

type Lines = readonly string[]
type Ends = readonly number[]

interface Read<Block> {
  block: Block
  /** The first line that does not belong to it. */
  next: number
}

/** The block that begins with this line; undefined where the line belongs to a paragraph. */
function readBlock(lines: Lines, ends: Ends, at: number): Read<RichBlock> | undefined {
  const line = lines[at] ?? ''
  const [, signs, words] = heading.exec(line) ?? []
  if (signs && words) {
    const level = signs.length === 2 ? 2 : 3
    return { block: { kind: 'heading', level, line: parseLine(words.trim()) }, next: at + 1 }
  }
  if (quoteStart.test(line)) return readQuote(lines, at)
  return canStartList(lines, ends, at) ? readList(lines, ends, at, undefined) : undefined
}

function readQuote(lines: Lines, start: number): Read<RichBlock> {
  const paragraphs: RichLine[][] = []
  let isOpen = false
  let at = start
  for (; at < lines.length; at += 1) {
    const found = quoteLine.exec(lines[at] ?? '')
    if (!found) break
    const words = (found[1] ?? '').trim()
    if (words !== '') {
      if (!isOpen) paragraphs.push([])
      paragraphs.at(-1)?.push(parseLine(words))
    }
    isOpen = words !== ''
  }
  return { block: { kind: 'quote', paragraphs }, next: at }
}

interface Marker {
  indent: number
  isForced: boolean
  /** Undefined for a bullet. */
  number: number | undefined
  words: string
}

function markerOf(line: string | undefined): Marker | undefined {
  const found = marker.exec(line ?? '')
  if (!found) return undefined
  const [, indent = '', joiner, number, words = ''] = found
  return {
    indent: indent.replaceAll('\t', '    ').length,
    isForced: joiner !== '',
    number: number === undefined ? undefined : Number(number),
    words: words.trim(),
  }
}

/** A lone `1.` is text: numbers make a list where the second one follows, so that they are always shown as they were typed. */
function canStartList(lines: Lines, ends: Ends, start: number): boolean {
  const first = markerOf(lines[start])
  if (!first) return false
  if (first.number === undefined || (first.isForced && first.number === 1)) return true
  if (first.number !== 1) return false
  for (let at = ends[start] ?? lines.length; at < lines.length; at = ends[at] ?? lines.length) {
    const next = markerOf(lines[at])
    if (!next || next.indent < first.indent - 1) return false
    if (next.indent <= first.indent + 1) return next.number === 2
  }
  return false
}

/** Reads items of one level; those that are indented by two or more are a list inside the item above. */
function readList(lines: Lines, ends: Ends, start: number, outerIndent: number | undefined): Read<RichList> {
  const isNumbered = markerOf(lines[start])?.number !== undefined
  const items: RichItem[] = []
  let indent = markerOf(lines[start])?.indent ?? 0
  let at = start
  while (at < lines.length) {
    const found = markerOf(lines[at])
    if (!found || (outerIndent !== undefined && found.indent <= outerIndent + 1)) break
    const last = items.at(-1)
    if (last && found.indent > indent + 1) {
      if (last.list || !canStartList(lines, ends, at)) break
      const inner = readList(lines, ends, at, indent)
      last.list = inner.block
      at = inner.next
      continue
    }
    const place = items.length + 1
    if (found.number !== (isNumbered ? place : undefined)) break
    indent = found.indent
    const item = readItem(lines, at, found.words)
    items.push({ lines: item.block })
    at = item.next
  }
  return { block: { kind: 'list', isNumbered, items }, next: at }
}

/** Of each line the first one that does not continue it; found once, since every `1.` asks for it. */
function itemEnds(lines: Lines): Ends {
  const ends = lines.map((_line, at) => at + 1)
  for (let at = lines.length - 2; at >= 0; at -= 1)
    if (isContinued(lines[at], lines[at + 1])) ends[at] = ends[at + 1] ?? lines.length
  return ends
}

/** Counted from the end: a pattern would begin anew at every backslash of a long row. */
function backslashesAt(line = ''): number {
  const words = line.trimEnd()
  let at = words.length
  while (words[at - 1] === '\\') at -= 1
  return words.length - at
}

/** A backslash at the end of an item's line breaks it: what follows, indented, belongs to the item. */
function isContinued(line: string | undefined, next: string | undefined): boolean {
  return backslashesAt(line) % 2 === 1 && /^\s+\S/.test(next ?? '')
}

function readItem(lines: Lines, start: number, firstWords: string): Read<RichLine[]> {
  const read: RichLine[] = []
  let words = firstWords
  let at = start
  for (;;) {
    const next = lines[at + 1]
    const count = backslashesAt(lines[at])
    // Before an indented line backslashes are written twice, so that the last one can mean the break.
    const kept = /^\s+\S/.test(next ?? '') ? Math.floor(count / 2) : count
    read.push(parseLine((words.slice(0, words.length - count) + '\\'.repeat(kept)).trim()))
    if (!isContinued(lines[at], next)) return { block: read, next: at + 1 }
    at += 1
    words = (next ?? '').trim()
  }
}
