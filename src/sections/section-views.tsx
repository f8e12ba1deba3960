import type { CommonLayout } from '../content/page-section/section-layout-names.ts'
import { commonViews } from './common-views.ts'
import { gridViews } from './grid-views.ts'
import { portfolioViews } from './portfolio-views.ts'
import type { SectionView } from './section-view.ts'
import { storyViews } from './story-views.ts'
import { wideViews } from './wide-views.ts'

export const sectionViews: Readonly<Record<CommonLayout, SectionView>> = {
  ...commonViews,
  ...storyViews,
  ...gridViews,
  ...portfolioViews,
  ...wideViews,
}
