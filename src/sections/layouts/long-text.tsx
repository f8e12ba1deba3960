import { wordsOfLines } from '../../shared/plain-words.ts'
import { parseRichText, type RichBlock } from '../../shared/rich-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Written } from '../../ui/written.tsx'
import { sectionHeadingSize } from '../heading-size.ts'
import { RichBlocks } from '../rich-blocks.tsx'
import { useSectionData } from '../section-context.tsx'
import { SectionFrame, SectionHeading, type SectionViewProps } from '../section-frame.tsx'
import { useHintLook } from '../section-hint-context.ts'
import { SectionSubheader } from '../section-subheader.tsx'
import { sectionTexts } from '../section-texts.ts'

/** A long text with a table of contents that leads to its parts. */
export function LongText({ section, headingLevel }: SectionViewProps) {
  const { isPreview } = useSectionData()
  const hintLook = useHintLook(section.content)
  const parts = partsOf(parseRichText(section.content), section.id)
  const titled = parts.filter(({ title }) => title !== '')
  const hasContents = titled.length > 1
  return (
    <SectionFrame
      section={section}
      headingLevel={headingLevel}
      className={classNames('grid gap-x-20 gap-y-10', hasContents && '@4xl:grid-cols-12')}
    >
      <div
        className={classNames(
          'flex flex-col gap-4',
          hasContents && '@4xl:sticky @4xl:top-28 @4xl:col-span-4 @4xl:self-start',
        )}
      >
        <SectionHeading className={sectionHeadingSize(section.header)} />
        <SectionSubheader
          text={section.subheader}
          className="text-lead font-medium text-(--section-primary-ink)"
        />
        {hasContents && <Contents parts={titled} />}
      </div>
      <div className={classNames('prose-measure space-y-8', hasContents && '@4xl:col-span-8', hintLook)}>
        {parts.map(({ id, blocks }) => (
          <div key={id} id={isPreview ? undefined : id} className="scroll-mt-28">
            <RichBlocks blocks={blocks} />
          </div>
        ))}
      </div>
    </SectionFrame>
  )
}

interface TextPart {
  id: string
  /** Empty for what stands before the first heading. */
  title: string
  blocks: RichBlock[]
}

/** The text in parts, each with the heading it begins with. */
function partsOf(blocks: readonly RichBlock[], sectionId: string): TextPart[] {
  const parts: TextPart[] = []
  for (const block of blocks) {
    const isStart = block.kind === 'heading' && block.level === 2
    const title = isStart ? wordsOfLines([block.line]) : ''
    if (isStart || parts.length === 0)
      parts.push({ id: `${sectionId}-${parts.length + 1}`, title, blocks: [] })
    parts.at(-1)?.blocks.push(block)
  }
  return parts
}

function Contents({ parts }: { parts: readonly TextPart[] }) {
  return (
    <nav aria-label={sectionTexts.contents} className="mt-2 border-line border-s-2 ps-4">
      <p aria-hidden="true" className="pb-2 text-caption text-muted">
        {sectionTexts.contents}
      </p>
      <ul className="space-y-2 text-small">
        {parts.map(({ id, title }) => (
          <Written as="li" key={id} text={title}>
            <a href={`#${id}`} className="prose-link">
              {title}
            </a>
          </Written>
        ))}
      </ul>
    </nav>
  )
}
