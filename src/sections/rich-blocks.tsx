import { localNumber } from '../shared/local-numbers.ts'
import { wordsOfLines } from '../shared/plain-words.ts'
import type { RichLine } from '../shared/rich-line.ts'
import type { RichBlock, RichList } from '../shared/rich-text.ts'
import { classNames } from '../ui/class-names.ts'
import { Written } from '../ui/written.tsx'
import { RichLines } from './rich-lines.tsx'
import { useItemHeading } from './section-frame-context.ts'

export type HeadingLevel = 2 | 3 | 4

type RichBlocksProps = {
  blocks: readonly RichBlock[]
  className?: string | undefined
  headingLevel?: HeadingLevel | undefined
}

/** Every paragraph, heading and item runs in the direction of its own first letter. */
export function RichBlocks({ blocks, className, headingLevel }: RichBlocksProps) {
  const itemHeading = useItemHeading()
  if (blocks.length === 0) return null
  const level = headingLevel ?? (itemHeading === 'h2' ? 2 : 3)
  return (
    <div className={classNames('space-y-[0.9em]', className)}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place, and no state
        <Block key={index} block={block} level={level} />
      ))}
    </div>
  )
}

function Block({ block, level }: { block: RichBlock; level: HeadingLevel }) {
  if (block.kind === 'paragraph') return <Paragraph lines={block.lines} />
  if (block.kind === 'list') return <List list={block} className="inline-block text-start" />
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? headings[level] : headings[(level + 1) as keyof typeof headings]
    return (
      <Written
        as={Heading}
        text={wordsOfLines([block.line])}
        className={classNames(
          // Nearer to its own text than to the one before.
          'mt-[1.5em] mb-[0.4em] text-ink first:mt-0',
          block.level === 2 ? 'text-h3' : 'text-lead font-semibold',
        )}
      >
        <RichLines lines={[block.line]} />
      </Written>
    )
  }
  return (
    <blockquote className="space-y-[0.6em] border-(--section-accent-ink) border-s-4 ps-[1em] text-start">
      {block.paragraphs.map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Paragraph key={index} lines={lines} />
      ))}
    </blockquote>
  )
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5' } as const

function Paragraph({ lines }: { lines: readonly RichLine[] }) {
  return (
    <Written as="p" text={wordsOfLines(lines)} className="whitespace-pre-line">
      <RichLines lines={lines} />
    </Written>
  )
}

function List({ list, className }: { list: RichList; className: string }) {
  const look = 'space-y-[0.4em] ps-[1.2em] marker:text-(--section-accent-ink)'
  const numbers = localNumber(1) === '1' ? 'list-decimal' : 'list-[arabic-indic]'
  return (
    <Written
      as={list.isNumbered ? 'ol' : 'ul'}
      text={wordsOfLines(list.items[0]?.lines ?? [])}
      className={classNames(className, list.isNumbered ? numbers : 'list-disc', look)}
    >
      {list.items.map((item, index) => (
        <Written
          as="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
          key={index}
          text={wordsOfLines(item.lines)}
          className={item.lines.length > 1 ? 'whitespace-pre-line' : undefined}
        >
          <RichLines lines={item.lines} />
          {item.list && <List list={item.list} className="mt-[0.4em]" />}
        </Written>
      ))}
    </Written>
  )
}
