import { enabledInOrder } from '../content/page-section/merge-sections.ts'
import type { PageSection } from '../content/page-section/page-section.ts'
import { isPartnerStrip } from '../content/portfolio-page/portfolio-rules.ts'
import { type SectionView, type SectionViews, viewOf } from './section-views.tsx'

export type SectionListProps = {
  sections: readonly PageSection[]
  /** Of the first section: 1 where its header is the title of the page. The others are at 2. */
  firstHeadingLevel?: 1 | 2
  /** Draws the strip of partner logos in the place of the section that is titled for it. */
  partnerStrip?: SectionView | undefined
  /** How layouts are drawn, where a page has more of them than others. */
  views?: SectionViews | undefined
}

/** A page's enabled sections in their order. */
export function SectionList(props: SectionListProps) {
  const { sections, firstHeadingLevel = 1, partnerStrip, views } = props
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
