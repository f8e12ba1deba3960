import { Fragment, type ReactNode } from 'react'
import type { RichLine, RichRun } from '../../shared/rich-line.ts'
import { parseRichText, type RichBlock, type RichList } from '../../shared/rich-text.ts'

/** A text in the elements that its editor has (`rich-text-schema.ts`), so that nothing moves when that comes. */
export function ReadText({ text }: { text: string }) {
  const blocks = parseRichText(text)
  return (blocks.length > 0 ? blocks : [emptyParagraph]).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place, and no state
    <Block key={index} block={block} />
  ))
}

const emptyParagraph: RichBlock = { kind: 'paragraph', lines: [] }

function Block({ block }: { block: RichBlock }) {
  if (block.kind === 'list') return <List list={block} />
  if (block.kind === 'paragraph') return <Paragraph lines={block.lines} />
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3'
    return (
      <Heading dir="auto">
        <Lines lines={[block.line]} />
      </Heading>
    )
  }
  return (
    <blockquote dir="auto">
      {block.paragraphs.map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Paragraph key={index} lines={lines} />
      ))}
    </blockquote>
  )
}

function Paragraph({ lines }: { lines: readonly RichLine[] }) {
  return (
    <p dir="auto">
      <Lines lines={lines} />
    </p>
  )
}

function List({ list: { isNumbered, items } }: { list: RichList }) {
  const Tag = isNumbered ? 'ol' : 'ul'
  return (
    <Tag dir="auto">
      {items.map(({ lines, list }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={index} dir="auto">
          <Paragraph lines={lines} />
          {list && <List list={list} />}
        </li>
      ))}
    </Tag>
  )
}

function Lines({ lines }: { lines: readonly RichLine[] }) {
  // A block without words has no height, unless something stands in it.
  if (lines.every((line) => line.length === 0)) return <br />
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={index}>
      {index > 0 && <br />}
      {line.map((run, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Fragment key={at}>{wordsOf(run)}</Fragment>
      ))}
    </Fragment>
  ))
}

/** A link that leads nowhere: a press in a field is for its words. */
function wordsOf({ text, isBold, isItalic, href }: RichRun): ReactNode {
  const italic = isItalic ? <em>{text}</em> : text
  const bold = isBold ? <strong>{italic}</strong> : italic
  // biome-ignore lint/a11y/useValidAnchor: as said above
  return href === undefined ? bold : <a>{bold}</a>
}
