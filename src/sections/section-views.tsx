import type { ComponentType } from 'react'
import type { PageSection } from '../content/page-section/page-section.ts'
import type { CommonLayout } from '../content/page-section/section-layout-names.ts'
import { commonViews } from './common-views.ts'
import { gridViews } from './grid-views.ts'
import { portfolioViews } from './portfolio-views.ts'
import type { SectionViewProps } from './section-frame.tsx'
import { storyViews } from './story-views.ts'
import { UnknownSection } from './unknown-section.tsx'
import { wideViews } from './wide-views.ts'

export type SectionView = ComponentType<SectionViewProps>

/** Visitors' browsers load those that are not common with the first page that shows one (`section-views.browser.tsx`). */
export const sectionViews: Readonly<Record<CommonLayout, SectionView>> = {
  ...commonViews,
  ...storyViews,
  ...gridViews,
  ...portfolioViews,
  ...wideViews,
}

/** Views by the name of their layout. */
export type SectionViews = Readonly<Record<string, SectionView>>

/** The view of a layout; for names we do not draw, a notice. */
export function viewOf(layout: string, views: SectionViews = sectionViews): SectionView {
  return (Object.hasOwn(views, layout) && views[layout]) || UnknownSection
}

/** Loads what the enabled sections of a record, or of several, are drawn by; here it is at hand. */
export async function prepareViews(
  _subject: unknown,
  _isShown?: (section: PageSection) => boolean,
): Promise<void> {}
