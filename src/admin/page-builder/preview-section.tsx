import { memo } from 'react'
import type { PageSection } from '../../content/page-section/page-section.ts'
import type { SectionHints } from '../../content/page-section/section-hints.ts'
import { HintedSections } from '../../sections/hinted-sections.tsx'
import { PartnerSection } from '../../sections/partner-section.tsx'
import type { SectionViews } from '../../sections/section-view.ts'
import { isSameValue } from '../../shared/is-same-value.ts'
import { builderTexts as texts } from './builder-texts.ts'
import { sectionTitle } from './section-title.ts'

type PreviewSectionProps = {
  id: string
  section: PageSection
  /** What belongs into its empty fields. */
  hints: SectionHints
  isFirst: boolean
  isCurrent: boolean
  hasPartnerStrip: boolean
  views: SectionViews
  onEdit: (id: string) => void
}

/** One section as visitors see it, under a button that leads to its fields. Drawn anew only when it has changed. */
export const PreviewSection = memo(function PreviewSection(props: PreviewSectionProps) {
  const { id, section, hints, isFirst, isCurrent, hasPartnerStrip, views, onEdit } = props
  return (
    <div data-preview={id} className="group relative">
      {/* What is in it is for looking; the fields beside it say the same to those who cannot see it. */}
      <div inert aria-hidden="true">
        <HintedSections
          sections={[section]}
          hintsFor={() => hints}
          firstHeadingLevel={isFirst ? 1 : 2}
          partnerStrip={hasPartnerStrip ? PartnerSection : undefined}
          views={views}
        />
      </div>
      <button
        type="button"
        data-current={isCurrent || undefined}
        aria-label={texts.editSection(sectionTitle(section))}
        onClick={() => onEdit(id)}
        className="absolute inset-0 z-10 cursor-pointer outline-ring -outline-offset-8! hover:outline-4 focus-visible:outline-8! data-current:outline-8"
      />
    </div>
  )
}, isSame)

function isSame(one: PreviewSectionProps, other: PreviewSectionProps): boolean {
  const { section: before, ...rest } = one
  const { section: after, ...others } = other
  return isSameValue(before, after) && isSameValue(rest, others)
}
