import { enabledInOrder } from '../content/page-section/merge-sections.ts'
import type { PageSection } from '../content/page-section/page-section.ts'
import { isPartnerStrip } from '../content/portfolio-page/portfolio-rules.ts'
import { type SectionView, type SectionViews, viewOf } from './section-view.ts'

export type DrawnSections = {
  sections: readonly PageSection[]
  /** Of the first section: 1 where its header is the title of the page. The others are at 2. */
  firstHeadingLevel?: 1 | 2
  /** Draws the strip of partner logos in the place of the section that is titled for it. */
  partnerStrip?: SectionView | undefined
}

/** A page's enabled sections in their order, each by the view of its layout. */
export function drawSections(drawn: DrawnSections, views: SectionViews) {
  const { sections, firstHeadingLevel = 1, partnerStrip } = drawn
  return enabledInOrder(sections).map((section, index) => {
    const View = (isPartnerStrip(section) && partnerStrip) || viewOf(section.layout, views)
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
