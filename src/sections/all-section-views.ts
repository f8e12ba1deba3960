import type { SectionLayout } from '../content/page-section/section-layout-names.ts'
import { LongText } from './layouts/long-text.tsx'
import { Questions } from './layouts/questions.tsx'
import { type SectionView, sectionViews } from './section-views.tsx'

/** With the layouts for pages of words, which other pages neither offer nor load. */
export const allSectionViews = {
  ...sectionViews,
  richText: LongText,
  questions: Questions,
} satisfies Record<SectionLayout, SectionView>
