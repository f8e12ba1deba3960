import { classNames } from '../ui/class-names.ts'
import { Written } from '../ui/written.tsx'
import type { HeadingLevel } from './rich-blocks.tsx'
import { RichText } from './rich-text-view.tsx'
import { useHintLook } from './section-hint-context.ts'
import { type TextBlock, textBlocks } from './text-blocks.ts'

type SectionTextProps = {
  text: string
  /** Size, colour and width; nothing is set here. */
  className?: string
  /** Of the larger headings in the text; one below the section's own where nothing is said. */
  headingLevel?: HeadingLevel
}

/** A text with the looks its writer gave it, paragraphs, line breaks and lists; nothing where it is blank. */
export function SectionText({ text, className, headingLevel }: SectionTextProps) {
  const look = classNames(className, useHintLook(text))
  const blocks = textBlocks(text)
  if (blocks) return <TextBlocks blocks={blocks} className={look} />
  return <RichText text={text} headingLevel={headingLevel} className={look} />
}

export function TextBlocks({ blocks, className }: { blocks: readonly TextBlock[]; className?: string }) {
  if (blocks.length === 0) return null
  return (
    <div className={classNames('space-y-[0.9em]', className)}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place, and no state
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <Written as="p" className="whitespace-pre-line">
        {block.lines.join('\n')}
      </Written>
    )
  }
  return (
    <Written
      as="ul"
      text={block.items[0]}
      className="inline-block text-start list-disc space-y-[0.4em] ps-[1.2em] marker:text-(--section-accent-ink)"
    >
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
        <Written as="li" key={index}>
          {item}
        </Written>
      ))}
    </Written>
  )
}
