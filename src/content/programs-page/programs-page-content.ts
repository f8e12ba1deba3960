import type { RecordOf } from '../../schema/define-content.ts'
import { link, longText, text } from '../../schema/fields.ts'
import { sharing } from '../../schema/sharing.ts'
import { defineSingleton } from '../define-type.ts'
import { programsPageDefaults as initial } from './programs-page-defaults.ts'

const title = (label: string) => text(label, { max: 300 })
const button = (label: string) => text(label, { max: 80 })
const target = (label: string) => link(label).help('A path such as /join, or a full address.')

export const programsPageContent = defineSingleton({
  name: 'programs-page-content',
  path: 'programs-page-content',
  label: ['Programs page', 'Programs page'],
  id: 'programs-page-content',
  fields: {
    heroTitle: title('Hero title').default(initial.heroTitle),
    heroSubtitle: longText('Hero subtitle', { max: 1000 }).default(initial.heroSubtitle),
    heroButtonPrimaryText: button('Primary button text').default(initial.heroButtonPrimaryText),
    heroButtonPrimaryLink: target('Primary button link').default(initial.heroButtonPrimaryLink),
    heroButtonSecondaryText: button('Secondary button text').default(initial.heroButtonSecondaryText),
    heroButtonSecondaryLink: target('Secondary button link').default(initial.heroButtonSecondaryLink),
    sectionTitle: title('Section title').default(initial.sectionTitle),
    sectionDescription: longText('Section description').default(initial.sectionDescription),
    emptyStateTitle: title('Empty state title').default(initial.emptyStateTitle),
    emptyStateDescription: longText('Empty state description').default(initial.emptyStateDescription),
    emptyStateButtonText: button('Empty state button text').default(initial.emptyStateButtonText),
    ctaTitle: title('Call to action title').default(initial.ctaTitle),
    ctaDescription: longText('Call to action description').default(initial.ctaDescription),
    ctaButtonPrimaryText: button('Call to action primary text').default(initial.ctaButtonPrimaryText),
    ctaButtonPrimaryLink: target('Call to action primary link').default(initial.ctaButtonPrimaryLink),
    ctaButtonSecondaryText: button('Call to action secondary text').default(initial.ctaButtonSecondaryText),
    ctaButtonSecondaryLink: target('Call to action secondary link').default(initial.ctaButtonSecondaryLink),
    sharing: sharing(),
  },
  isSearched: true,
  screen: {
    menu: { description: 'Texts around the programs', icon: 'LayoutList', place: 80 },
    keywords: ['list of programs', 'empty state', 'call to action'],
    path: 'programs-page',
    words: {
      title: 'Programs Page Content',
      description: 'The texts around the list of programs.',
      save: 'Save All Changes',
      created: 'Programs page content saved successfully!',
      updated: 'Programs page content saved successfully!',
      loadFailed: 'Failed to fetch programs page content',
      failed: 'Failed to save programs page content',
    },
    formAs: 'tabs',
    form: [
      {
        title: 'Hero Section',
        description: 'The opening of the page, with up to two buttons.',
        fields: [
          'heroTitle',
          'heroSubtitle',
          ['heroButtonPrimaryText', 'heroButtonPrimaryLink'],
          ['heroButtonSecondaryText', 'heroButtonSecondaryLink'],
        ],
      },
      {
        title: 'Content Section',
        description: 'Heading and text above the list of programs.',
        fields: ['sectionTitle', 'sectionDescription'],
      },
      {
        title: 'Empty State',
        description:
          'Shown instead of the list while no program is active. Its button leads to the Join page.',
        fields: ['emptyStateTitle', 'emptyStateDescription', 'emptyStateButtonText'],
      },
      {
        title: 'CTA Section',
        description: 'The invitation at the end of the page.',
        fields: [
          'ctaTitle',
          'ctaDescription',
          ['ctaButtonPrimaryText', 'ctaButtonPrimaryLink'],
          ['ctaButtonSecondaryText', 'ctaButtonSecondaryLink'],
        ],
      },
    ],
    pageOf: () => '/programs',
  },
  example: { heroTitle: initial.heroTitle },
})

export type ProgramsPageContent = RecordOf<typeof programsPageContent>
