import type { PageSection } from '../content/page-section/page-section.ts'
import type { CommonLayout } from '../content/page-section/section-layout-names.ts'
import { commonViews } from './common-views.ts'
import { gridViews } from './grid-views.ts'
import { portfolioViews } from './portfolio-views.ts'
import type { SectionView } from './section-view.ts'
import { storyViews } from './story-views.ts'
import { wideViews } from './wide-views.ts'

/** Visitors' browsers load those that are not common with the first page that shows one (`section-views.browser.tsx`). */
export const sectionViews: Readonly<Record<CommonLayout, SectionView>> = {
  ...commonViews,
  ...storyViews,
  ...gridViews,
  ...portfolioViews,
  ...wideViews,
}

/** Loads what the enabled sections of a record, or of several, are drawn by; here it is at hand. */
export async function prepareViews(
  _subject: unknown,
  _isShown?: (section: PageSection) => boolean,
): Promise<void> {}
