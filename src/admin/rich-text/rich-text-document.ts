import { Fragment, type Node } from 'prosemirror-model'
import type { RichLine, RichRun } from '../../shared/rich-line.ts'
import { parseRichText, type RichBlock, type RichItem, type RichList } from '../../shared/rich-text.ts'
import { writeRichText } from '../../shared/write-rich-text.ts'
import { marks, nodes, richTextSchema } from './rich-text-schema.ts'

export function documentOf(text: string): Node {
  return documentFrom(parseRichText(text))
}

export function textOf(document: Node): string {
  return writeRichText(blocksOf(document))
}

export function documentFrom(blocks: readonly RichBlock[]): Node {
  const content = blocks.map(nodeOf)
  return nodes.doc.create(null, content.length > 0 ? content : nodes.paragraph.create())
}

function nodeOf(block: RichBlock): Node {
  if (block.kind === 'list') return listNode(block)
  if (block.kind === 'paragraph') return paragraphNode(block.lines)
  if (block.kind === 'quote') return nodes.quote.create(null, block.paragraphs.map(paragraphNode))
  return nodes.heading.create({ level: block.level }, Fragment.from(textNodes(block.line)))
}

function listNode({ isNumbered, items }: RichList): Node {
  const content = items.map(({ lines, list }) =>
    nodes.listItem.create(null, [paragraphNode(lines), ...(list ? [listNode(list)] : [])]),
  )
  return (isNumbered ? nodes.numberedList : nodes.bulletList).create(null, content)
}

function paragraphNode(lines: readonly RichLine[]): Node {
  const content = lines.flatMap((line, index) => [
    ...(index > 0 ? [nodes.lineBreak.create()] : []),
    ...textNodes(line),
  ])
  return nodes.paragraph.create(null, Fragment.from(content))
}

function textNodes(line: RichLine): Node[] {
  return line.map((run) =>
    richTextSchema.text(run.text, [
      ...(run.href ? [marks.link.create({ href: run.href })] : []),
      ...(run.isBold ? [marks.bold.create()] : []),
      ...(run.isItalic ? [marks.italic.create()] : []),
    ]),
  )
}

export function blocksOf(document: Node): RichBlock[] {
  return document.children.map((node): RichBlock => {
    if (node.type === nodes.heading)
      return { kind: 'heading', level: node.attrs.level === 2 ? 2 : 3, line: linesOf(node).flat() }
    if (node.type === nodes.quote) return { kind: 'quote', paragraphs: node.children.map(linesOf) }
    return node.type === nodes.paragraph ? { kind: 'paragraph', lines: linesOf(node) } : listOf(node)
  })
}

function listOf(node: Node): RichList {
  const items = node.children.map((item): RichItem => {
    const [paragraph, inner] = item.children
    return { lines: paragraph ? linesOf(paragraph) : [], ...(inner && { list: listOf(inner) }) }
  })
  return { kind: 'list', isNumbered: node.type === nodes.numberedList, items }
}

function linesOf(node: Node): RichLine[] {
  const lines: RichLine[] = [[]]
  for (const child of node.children) {
    if (child.type === nodes.lineBreak) lines.push([])
    else lines.at(-1)?.push(runOf(child))
  }
  return lines
}

function runOf(node: Node): RichRun {
  const href = marks.link.isInSet(node.marks)?.attrs.href
  return {
    text: node.text ?? '',
    ...(marks.bold.isInSet(node.marks) && { isBold: true as const }),
    ...(marks.italic.isInSet(node.marks) && { isItalic: true as const }),
    ...(typeof href === 'string' && { href }),
  }
}
