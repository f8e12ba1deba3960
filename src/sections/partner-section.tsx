import { PartnerStrip } from './partner-strip.tsx'
import { useSectionData } from './section-context.tsx'
import { SectionFrame, type SectionViewProps } from './section-frame.tsx'
import { SectionIntro } from './section-intro.tsx'

/** The strip of partner logos under a section's own title. */
export function PartnerSection({ section, headingLevel }: SectionViewProps) {
  const { partners } = useSectionData()
  return (
    <SectionFrame section={section} headingLevel={headingLevel}>
      <SectionIntro section={section} />
      <PartnerStrip partners={partners} className="mt-10" />
    </SectionFrame>
  )
}
