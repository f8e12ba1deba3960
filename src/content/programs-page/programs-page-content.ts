import { defineSingleton, type RecordOf } from '../../schema/define-content.ts'
import { link, longText, text } from '../../schema/fields.ts'
import { programsPageDefaults as initial } from './programs-page-defaults.ts'

const title = (label: string) => text(label, { max: 300 })
const button = (label: string) => text(label, { max: 80 })

export const programsPageContent = defineSingleton({
  name: 'programs-page-content',
  path: 'programs-page-content',
  label: ['Programs page', 'Programs page'],
  id: 'programs-page-content',
  fields: {
    heroTitle: title('Hero title').default(initial.heroTitle),
    heroSubtitle: longText('Hero subtitle', { max: 1000 }).default(initial.heroSubtitle),
    heroButtonPrimaryText: button('Primary button text').default(initial.heroButtonPrimaryText),
    heroButtonPrimaryLink: link('Primary button link').default(initial.heroButtonPrimaryLink),
    heroButtonSecondaryText: button('Secondary button text').default(initial.heroButtonSecondaryText),
    heroButtonSecondaryLink: link('Secondary button link').default(initial.heroButtonSecondaryLink),
    sectionTitle: title('Section title').default(initial.sectionTitle),
    sectionDescription: longText('Section description').default(initial.sectionDescription),
    emptyStateTitle: title('Empty state title').default(initial.emptyStateTitle),
    emptyStateDescription: longText('Empty state description').default(initial.emptyStateDescription),
    emptyStateButtonText: button('Empty state button text').default(initial.emptyStateButtonText),
    ctaTitle: title('Call to action title').default(initial.ctaTitle),
    ctaDescription: longText('Call to action description').default(initial.ctaDescription),
    ctaButtonPrimaryText: button('Call to action primary text').default(initial.ctaButtonPrimaryText),
    ctaButtonPrimaryLink: link('Call to action primary link').default(initial.ctaButtonPrimaryLink),
    ctaButtonSecondaryText: button('Call to action secondary text').default(initial.ctaButtonSecondaryText),
    ctaButtonSecondaryLink: link('Call to action secondary link').default(initial.ctaButtonSecondaryLink),
  },
  example: { heroTitle: initial.heroTitle },
})

export type ProgramsPageContent = RecordOf<typeof programsPageContent>
