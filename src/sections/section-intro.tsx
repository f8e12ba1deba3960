import type { PageSection } from '../content/page-section/page-section.ts'
import { classNames } from '../ui/class-names.ts'
import { alignBlock, alignItems } from './section-align.ts'
import { SectionHeading } from './section-frame.tsx'
import { SectionSubheader } from './section-subheader.tsx'
import { SectionText } from './section-text.tsx'

type SectionIntroProps = {
  section: PageSection
  headingClassName?: string
  className?: string
}

/** Header, subheader and content above what a layout shows; nothing where all three are blank. */
export function SectionIntro({ section, headingClassName = 'text-h2', className }: SectionIntroProps) {
  const { header, subheader, content, align } = section
  if (!header && !subheader && !content.trim()) return null
  return (
    <div
      className={classNames(
        'flex max-w-measure flex-col gap-4',
        alignItems[align],
        alignBlock[align],
        className,
      )}
    >
      <SectionHeading className={headingClassName} />
      <SectionSubheader text={subheader} className="text-lead font-medium text-(--section-primary-ink)" />
      <SectionText text={content} className="text-muted" />
    </div>
  )
}
