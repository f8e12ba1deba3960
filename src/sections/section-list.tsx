import { type DrawnSections, drawSections } from './draw-sections.tsx'
import type { SectionViews } from './section-view.ts'
import { sectionViews } from './section-views.tsx'

type SectionListProps = DrawnSections & {
  /** How layouts are drawn, where a page has more of them than others. */
  views?: SectionViews | undefined
}

/** A page's enabled sections in their order. */
export function SectionList({ views = sectionViews, ...drawn }: SectionListProps) {
  return drawSections(drawn, views)
}
