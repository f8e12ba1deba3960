import { type ReactNode, use, useId } from 'react'
import type { PageSection } from '../content/page-section/page-section.ts'
import { classNames } from '../ui/class-names.ts'
import { Written, WrittenAround } from '../ui/written.tsx'
import { type SectionTone, sectionLook } from './section-colors.ts'
import { useSectionData } from './section-context.tsx'
import { FrameContext } from './section-frame-context.ts'
import { useHintLook } from './section-hint-context.ts'
import { sectionLanguage } from './section-language.ts'

/** What every layout is given. */
export interface SectionViewProps {
  section: PageSection
  /** 1 for the title of the page, else 2. */
  headingLevel?: 1 | 2
  /** The first section of a page: its picture is loaded at once. */
  isFirst?: boolean
}

const grounds: Record<SectionTone, string> = {
  paper: 'bg-paper',
  sunken: 'bg-sunken',
  tint: 'bg-[color-mix(in_oklab,var(--section-primary)_7%,var(--paper))]',
  fill: 'bg-paper',
  deep: 'bg-paper',
}

// A word that is wider than a phone breaks instead of widening its column.
const longWords = '[&_:is(h1,h2,h3,p,li,dt,dd)]:wrap-anywhere'

type SectionFrameProps = Omit<SectionViewProps, 'isFirst'> & {
  tone?: SectionTone
  /** 'page' keeps the page's width and the rhythm between sections; 'bleed' leaves both to the layout. */
  inset?: 'page' | 'bleed'
  /** Of the box inside. */
  className?: string
  children: ReactNode
}

/** The outside of every layout: landmark, anchor, colours, language, and the container that its sizes are measured by. */
export function SectionFrame(props: SectionFrameProps) {
  const { section, headingLevel = 2, tone = 'paper', inset = 'page', className, children } = props
  const headingId = useId()
  const { isPreview } = useSectionData()
  const { theme, style } = sectionLook(section, tone)
  const language = sectionLanguage(section)
  return (
    <section
      id={isPreview ? undefined : section.id || undefined}
      aria-labelledby={section.header ? headingId : undefined}
      data-layout={section.layout}
      data-theme={theme}
      style={style}
      {...language}
      className={classNames('@container relative isolate overflow-clip', grounds[tone])}
    >
      <FrameContext value={{ header: section.header, headingId, headingLevel }}>
        <div className={classNames(longWords, inset === 'page' && 'page-width py-section', className)}>
          <WrittenAround dir={language.dir}>{children}</WrittenAround>
        </div>
      </FrameContext>
    </section>
  )
}

/** The section's header; nothing where it has none. `className` says its size. */
export function SectionHeading({ className }: { className?: string }) {
  const { header, headingId, headingLevel } = use(FrameContext)
  const Heading = `h${headingLevel}` as const
  const hintLook = useHintLook(header)
  if (!header) return null
  return (
    <Written as={Heading} id={headingId} className={classNames(className, hintLook)}>
      {header}
    </Written>
  )
}
