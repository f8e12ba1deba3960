import type { Failure } from '../../schema/staff-screen.ts'
import { groupsInPageLanguage, wordsInPageLanguage } from '../content-words.ts'

export const portfolioSettings = groupsInPageLanguage([
  {
    title: 'Title and visibility',
    description: 'The name of the whole page, and whether visitors see it',
    fields: ['title', 'subtitle', 'isActive'],
  },
  {
    title: 'Search engines and sharing',
    description: 'How the page looks where its link is posted',
    fields: [
      { name: 'description', rows: 3 },
      'coverImageUrl',
      { name: 'heroImageUrl', help: 'Used where there is no cover image' },
      'order',
    ],
  },
])

export const portfolioBuilderWords = wordsInPageLanguage({
  title: 'Portfolio Builder',
  description:
    'The Portfolio of Impact page at /portfolio: what your work has changed, and for whom. The page at /impact and the figures have screens of their own.',
  back: 'Back',
  created: 'Portfolio saved successfully!',
  updated: 'Portfolio saved successfully!',
  failed: ({ status, reason }: Failure) =>
    `Error saving portfolio: ${status === undefined ? reason : `Save failed: ${status}`}`,
  loadFailed: 'Failed to load portfolio pages',
})
