import type { RecordOf } from '../../schema/define-content.ts'
import { image, link, longText, text, toggle } from '../../schema/fields.ts'
import { sharing } from '../../schema/sharing.ts'
import { defineSingleton } from '../define-type.ts'
import { sections, withSectionIds } from '../page-section/page-section.ts'
import { withoutHiddenSections } from '../page-section/withheld-sections.ts'
import { impactPageDefaults as initial } from './impact-page-defaults.ts'

const title = (label: string) => text(label, { max: 300 })
const button = (label: string) => text(label, { max: 80 })
const target = (label: string) => link(label).help('A path such as /join, or a full address.')

export const impactPageContent = defineSingleton({
  name: 'impact-page-content',
  path: 'impact-page-content',
  label: ['Impact page', 'Impact page'],
  id: 'impact-page-content',
  modifiedName: 'lastModified',
  fields: {
    heroTitle: title('Hero title').required().default(initial.heroTitle),
    heroSubtitle: title('Hero subtitle').default(initial.heroSubtitle),
    heroContent: longText('Hero content').default(initial.heroContent),
    heroImageUrl: image('Hero image', { folder: 'portfolio' }).checked({ minWidth: 1200 }),
    statsTitle: title('Statistics title').default(initial.statsTitle),
    statsDescription: longText('Statistics description').default(initial.statsDescription),
    storiesTitle: title('Stories title').default(initial.storiesTitle),
    storiesDescription: longText('Stories description').default(initial.storiesDescription),
    reachTitle: title('Reach title').default(initial.reachTitle),
    reachDescription: longText('Reach description').default(initial.reachDescription),
    sections: sections('portfolio'),
    ctaTitle: title('Call to action title').default(initial.ctaTitle),
    ctaDescription: longText('Call to action description').default(initial.ctaDescription),
    ctaButtonPrimaryText: button('Primary button text').default(initial.ctaButtonPrimaryText),
    ctaButtonPrimaryLink: target('Primary button link').default(initial.ctaButtonPrimaryLink),
    ctaButtonSecondaryText: button('Secondary button text').default(initial.ctaButtonSecondaryText),
    ctaButtonSecondaryLink: target('Secondary button link').default(initial.ctaButtonSecondaryLink),
    isActive: toggle('Active').default(true),
    sharing: sharing(),
  },
  prepare: withSectionIds,
  visibleWhen: (values) => values.isActive,
  isSearched: true,
  forVisitors: withoutHiddenSections,
  screen: {
    path: 'impact',
    menu: { description: 'The page at /impact', icon: 'TrendingUp', place: 70 },
    keywords: ['results', 'stories', 'call to action'],
    words: {
      title: 'Impact Page Manager',
      description:
        'Texts and sections of the page at /impact. Its figures are edited under Impact Statistics.',
      save: 'Save Impact Page',
      loadFailed: 'Failed to load the impact page',
      failed: 'Failed to save the impact page. Please try again.',
    },
    formAs: 'parts',
    form: [
      {
        title: 'Page Visibility',
        fields: [
          {
            name: 'isActive',
            label: 'Page Visibility',
            help: 'While it is hidden, visitors who open the page are told that it is not available.',
          },
        ],
      },
      { title: 'Hero', fields: ['heroTitle', 'heroSubtitle', 'heroContent', 'heroImageUrl'] },
      { title: 'Statistics', fields: ['statsTitle', 'statsDescription'] },
      {
        title: 'Sections',
        description: 'What else the page tells, between the statistics and the success stories.',
        fields: ['sections'],
      },
      { title: 'Success stories', fields: ['storiesTitle', 'storiesDescription'] },
      { title: 'Programs and projects', fields: ['reachTitle', 'reachDescription'] },
      {
        title: 'Call to action',
        fields: [
          'ctaTitle',
          'ctaDescription',
          ['ctaButtonPrimaryText', 'ctaButtonPrimaryLink'],
          ['ctaButtonSecondaryText', 'ctaButtonSecondaryLink'],
        ],
      },
    ],
    pageOf: () => '/impact',
  },
  example: { heroTitle: 'Our Impact' },
})

export type ImpactPageContent = RecordOf<typeof impactPageContent> & { lastModified: string | null }
