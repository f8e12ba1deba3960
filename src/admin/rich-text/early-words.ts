import type { RichLine, RichRun } from '../../shared/rich-line.ts'
import { parseRichText, type RichBlock, type RichList } from '../../shared/rich-text.ts'
import { blocksFromHtml } from './blocks-from-html.ts'

/** Draws a text as the editor will, so that nothing moves when that comes. */
export function drawWords(element: HTMLElement, text: string): void {
  const blocks = parseRichText(text)
  element.replaceChildren(...(blocks.length > 0 ? blocks : [emptyParagraph]).map(blockElement))
}

const emptyParagraph: RichBlock = { kind: 'paragraph', lines: [] }

/** What stands in the element, whatever the browser made of it while somebody typed. */
export function blocksIn(element: HTMLElement): RichBlock[] {
  const copy = document.createElement('div')
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)))
  // Browsers write down how words looked that they move into another block.
  for (const styled of copy.querySelectorAll('[style]')) styled.removeAttribute('style')
  return blocksFromHtml(`<pre>${copy.innerHTML}</pre>`)
}

/** Puts them in place of what is selected, as a paste would, so that the browser can step back. */
export function insertBlocks(blocks: readonly RichBlock[]): void {
  const holder = document.createElement('div')
  holder.append(...blocks.map(blockElement))
  const [first] = holder.children
  const isPartOfLine = blocks.length === 1 && blocks[0]?.kind === 'paragraph'
  document.execCommand('insertHTML', false, isPartOfLine ? first?.innerHTML : holder.innerHTML)
}

function blockElement(block: RichBlock): HTMLElement {
  if (block.kind === 'list') return listElement(block)
  if (block.kind === 'paragraph') return made('p', wordsOf(block.lines))
  if (block.kind === 'heading') return made(`h${block.level}`, wordsOf([block.line]))
  return made(
    'blockquote',
    block.paragraphs.map((lines) => made('p', wordsOf(lines))),
  )
}

function listElement({ isNumbered, items }: RichList): HTMLElement {
  return made(
    isNumbered ? 'ol' : 'ul',
    items.map(({ lines, list }) => made('li', [...wordsOf(lines), ...(list ? [listElement(list)] : [])])),
  )
}

function made(tag: string, content: readonly Node[]): HTMLElement {
  const element = document.createElement(tag)
  element.dir = 'auto'
  element.append(...content)
  return element
}

function wordsOf(lines: readonly RichLine[]): Node[] {
  const nodes = lines.flatMap((line, index) => [
    ...(index > 0 ? [document.createElement('br')] : []),
    ...line.map(wordNode),
  ])
  // A block without words has no height, unless something stands in it.
  return nodes.length > 0 ? nodes : [document.createElement('br')]
}

function wordNode({ text, href, isBold, isItalic }: RichRun): Node {
  let node: Node = document.createTextNode(text)
  if (isItalic) node = inside('em', node)
  if (isBold) node = inside('strong', node)
  if (href === undefined) return node
  const link = document.createElement('a')
  link.href = href
  link.rel = 'noopener noreferrer'
  link.append(node)
  return link
}

function inside(tag: string, node: Node): HTMLElement {
  const element = document.createElement(tag)
  element.append(node)
  return element
}
