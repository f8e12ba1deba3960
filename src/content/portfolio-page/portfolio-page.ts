import type { RecordOf } from '../../schema/define-content.ts'
import { image, longText, text } from '../../schema/fields.ts'
import { sharing } from '../../schema/sharing.ts'
import { defineCollection } from '../define-type.ts'
import { orderAndVisibility } from '../order-and-visibility.ts'
import { sections, withSectionIds } from '../page-section/page-section.ts'
import { withoutHiddenSections } from '../page-section/withheld-sections.ts'
import { portfolioPageId, portfolioTitle } from './portfolio-rules.ts'

export const portfolioPage = defineCollection({
  name: 'portfolio-page',
  path: 'portfolio-pages',
  label: ['Portfolio page', 'Portfolio pages'],
  fields: {
    title: text('Title').required().default(portfolioTitle),
    subtitle: text('Subtitle', { max: 300 }),
    description: longText('Description'),
    heroImageUrl: image('Hero image', { folder: 'portfolio' }).checked({ minWidth: 1200 }),
    coverImageUrl: image('Cover image', { folder: 'portfolio' }).checked({ minWidth: 1200 }),
    sections: sections('portfolio'),
    ...orderAndVisibility,
    sharing: sharing(),
  },
  prepare: withSectionIds,
  newId: () => portfolioPageId,
  visibleWhen: (values) => values.isActive,
  isSearched: true,
  forVisitors: withoutHiddenSections,
  screen: {
    path: 'portfolio',
    menu: {
      label: 'Portfolio of Impact',
      description: 'The page at /portfolio',
      icon: 'Briefcase',
      place: 10,
    },
    words: { title: 'Portfolio Builder' },
    pageOf: () => '/portfolio',
    choose: ([first]) => first,
  },
  example: { title: portfolioTitle, subtitle: 'What changed, and for whom' },
})

export type PortfolioPage = RecordOf<typeof portfolioPage>
