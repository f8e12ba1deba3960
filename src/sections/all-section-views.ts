import type { SectionLayout } from '../content/page-section/section-layout-names.ts'
import { LongText } from './layouts/long-text.tsx'
import { Questions } from './layouts/questions.tsx'
import { SimpleHero } from './layouts/simple-hero.tsx'
import type { SectionView } from './section-view.ts'
import { sectionViews } from './section-views.tsx'

/** With the layouts for pages of words, which other pages neither offer nor load; an opening that most of them have is at hand. */
export const allSectionViews = {
  ...sectionViews,
  simpleHero: SimpleHero,
  richText: LongText,
  questions: Questions,
} satisfies Record<SectionLayout, SectionView>
