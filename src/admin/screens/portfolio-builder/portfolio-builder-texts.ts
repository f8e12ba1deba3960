import { portfolioSaveFailure } from '../../page-builder/save-failure.ts'

export const portfolioBuilderTexts = {
  title: 'Portfolio Builder',
  description: 'The Portfolio of Impact page: what your work has changed, and for whom.',
  back: 'Back',
  hidden: 'Hidden',
  page: 'Title and visibility',
  pageHint: 'The name of the whole page, and whether visitors see it',
  sharing: 'Search engines and sharing',
  sharingHint: 'How the page looks where its link is posted',
  heroImageHint: 'Used where there is no cover image',
  aboutNote: 'Visitors see the hero of the About page here: its title, text, picture and buttons.',
  aboutLink: 'Edit the About page',
  partnersNote: 'A section with this title shows the strip of partner logos.',
  partnersLink: 'Edit the partners',
  created: 'Portfolio saved successfully!',
  updated: 'Portfolio saved successfully!',
  failed: portfolioSaveFailure,
  loadFailed: 'Failed to load portfolio pages',
}
