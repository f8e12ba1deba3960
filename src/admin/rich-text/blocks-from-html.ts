import type { RichLine, RichRun } from '../../shared/rich-line.ts'
import type { RichBlock } from '../../shared/rich-text.ts'
import { safeHref } from '../../shared/safe-url.ts'
import { tidyBlocks } from '../../shared/write-rich-text.ts'
import { type ListEntry, nestedLists } from './nested-lists.ts'
import { type HtmlToken, readHtml } from './read-html.ts'

type Opened = Extract<HtmlToken, { kind: 'open' }> & { hasFlushed?: boolean }

const blockTags = new Set(
  'p div h1 h2 h3 h4 h5 h6 li ul ol dl dt dd blockquote pre table tr td th section article header footer hr body html'.split(
    ' ',
  ),
)
const emptyTags = new Set(['br', 'img', 'hr', 'meta', 'link', 'input', 'col', 'wbr', 'source', 'base'])

/** What Word, Google Docs or a web page put on the clipboard, as far as a rich text can hold it. No style survives. */
export function blocksFromHtml(html: string): RichBlock[] {
  const reader = new BlockReader()
  for (const token of readHtml(html)) reader.take(token)
  return tidyBlocks(nestedLists(reader.finish()))
}

class BlockReader {
  readonly #blocks: (RichBlock | ListEntry)[] = []
  readonly #open: Opened[] = []
  #lines: RichLine[] = [[]]

  take(token: HtmlToken): void {
    if (token.kind === 'words') this.#addWords(token.text)
    else if (token.kind === 'close') this.#close(token.tag)
    else this.#openTag(token)
  }

  finish(): (RichBlock | ListEntry)[] {
    this.#flush()
    return this.#blocks
  }

  #openTag(token: Opened): void {
    if (token.tag === 'br') this.#lines.push([])
    if (blockTags.has(token.tag)) this.#flush()
    if (!emptyTags.has(token.tag)) this.#open.push({ ...token })
  }

  #close(tag: string): void {
    const at = this.#open.findLastIndex((opened) => opened.tag === tag)
    if (blockTags.has(tag)) this.#flush()
    if (at >= 0) this.#open.length = at
  }

  #addWords(text: string): void {
    if (this.#open.some(isListSign)) {
      const paragraph = this.#open.findLast(({ tag }) => tag === 'p')
      if (paragraph)
        paragraph.attributes = { ...paragraph.attributes, sign: (paragraph.attributes.sign ?? '') + text }
      return
    }
    const isPreformatted = this.#open.some(({ tag }) => tag === 'pre')
    const [first = '', ...more] = isPreformatted ? text.split('\n') : [text.replace(/\s+/g, ' ')]
    const looks = looksOf(this.#open)
    this.#lines.at(-1)?.push({ ...looks, text: first })
    for (const line of more) this.#lines.push([{ ...looks, text: line }])
  }

  /** What was read since the last block, as the elements around it say what it is. */
  #flush(): void {
    const lines = this.#lines
    this.#lines = [[]]
    if (lines.flat().every(({ text }) => text.trim() === '')) return
    const item = this.#open.findLast(({ tag }) => tag === 'li')
    const last = this.#blocks.at(-1)
    if (item?.hasFlushed && last?.kind === 'entry') last.lines.push(...lines)
    else this.#blocks.push(this.#blockOf(lines, item))
    if (item) item.hasFlushed = true
  }

  #blockOf(lines: RichLine[], item: Opened | undefined): RichBlock | ListEntry {
    const lists = this.#open.filter(({ tag }) => tag === 'ul' || tag === 'ol')
    if (item)
      return {
        kind: 'entry',
        level: Math.max(lists.length, 1),
        isNumbered: lists.at(-1)?.tag === 'ol',
        lines,
      }
    const word = this.#open.findLast(({ attributes }) => /mso-list:\s*l\d+/i.test(attributes.style ?? ''))
    if (word) return wordEntry(word, lines)
    const heading = this.#open.findLast(({ tag }) => /^h[1-6]$/.test(tag))
    if (heading) return { kind: 'heading', level: heading.tag <= 'h2' ? 2 : 3, line: joined(lines) }
    const isQuote = this.#open.some(({ tag }) => tag === 'blockquote')
    return isQuote ? { kind: 'quote', paragraphs: [lines] } : { kind: 'paragraph', lines }
  }
}

/** Word writes lists as paragraphs: how deep they are stands in their style, the bullet or number in a part to be ignored. */
function wordEntry({ attributes }: Opened, lines: RichLine[]): ListEntry {
  const level = Number(/\blevel(\d)/i.exec(attributes.style ?? '')?.[1] ?? 1)
  return {
    kind: 'entry',
    level,
    isNumbered: /^[\s(]*[\p{N}a-zأ-ي]{1,4}[.)-]/iu.test(attributes.sign ?? ''),
    lines,
  }
}

function isListSign({ attributes }: Opened): boolean {
  return /mso-list:\s*ignore/i.test(attributes.style ?? '')
}

function joined(lines: readonly RichLine[]): RichLine {
  return lines.flatMap((line, index) => (index > 0 ? [{ text: ' ' }, ...line] : line))
}

/** The innermost element that says something about it decides: Google Docs wraps everything in a bold that is none. */
function looksOf(open: readonly Opened[]): Omit<RichRun, 'text'> {
  const looks = { isBold: false, isItalic: false, href: undefined as string | undefined }
  for (const { tag, attributes } of open) {
    const style = attributes.style ?? ''
    const weight = /(?<![-\w])font-weight:\s*(\w+)/i.exec(style)?.[1]
    const slant = /(?<![-\w])font-style:\s*(\w+)/i.exec(style)?.[1]
    if (weight) looks.isBold = /bold/i.test(weight) || Number(weight) >= 600
    else if (tag === 'b' || tag === 'strong') looks.isBold = true
    if (slant) looks.isItalic = /italic|oblique/i.test(slant)
    else if (tag === 'i' || tag === 'em') looks.isItalic = true
    if (tag === 'a') looks.href = safeHref(attributes.href?.trim()) ?? looks.href
  }
  return {
    // A heading is as bold as headings are.
    ...(looks.isBold && !open.some(({ tag }) => /^h[1-6]$/.test(tag)) && { isBold: true as const }),
    ...(looks.isItalic && { isItalic: true as const }),
    ...(looks.href && { href: looks.href }),
  }
}
