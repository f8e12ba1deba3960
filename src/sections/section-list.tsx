import { enabledInOrder } from '../content/page-section/merge-sections.ts'
import type { PageSection } from '../content/page-section/page-section.ts'
import { isPartnerStrip } from '../content/portfolio-page/portfolio-rules.ts'
import { PartnerSection } from './partner-section.tsx'
import { viewOf } from './section-views.tsx'

export type SectionListProps = {
  sections: readonly PageSection[]
  /** Of the first section: 1 where its header is the title of the page. The others are at 2. */
  firstHeadingLevel?: 1 | 2
  /** Puts the strip of partner logos in the place of the section that is titled for it. */
  withPartnerStrip?: boolean
}

/** A page's enabled sections in their order. */
export function SectionList({ sections, firstHeadingLevel = 1, withPartnerStrip = false }: SectionListProps) {
  return enabledInOrder(sections).map((section, index) => {
    const View = withPartnerStrip && isPartnerStrip(section) ? PartnerSection : viewOf(section.layout)
    const isFirst = index === 0
    return (
      <View
        key={section.id}
        section={section}
        headingLevel={isFirst ? firstHeadingLevel : 2}
        isFirst={isFirst}
      />
    )
  })
}
