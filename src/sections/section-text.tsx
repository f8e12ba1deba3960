import { classNames } from '../ui/class-names.ts'
import { type TextBlock, textBlocks } from './text-blocks.ts'

type SectionTextProps = {
  text: string
  /** Size, colour and width; nothing is set here. */
  className?: string
}

/** Plain text as paragraphs, line breaks and lists; nothing where it is blank. */
export function SectionText({ text, className }: SectionTextProps) {
  const blocks = textBlocks(text)
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
  if (block.kind === 'list') {
    return (
      <ul className="inline-block list-disc space-y-[0.4em] ps-[1.2em] text-start marker:text-(--section-accent-ink)">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  return <p className="whitespace-pre-line">{block.lines.join('\n')}</p>
}
