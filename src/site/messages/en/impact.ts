export const impact = {
  loading: 'Loading our impact...',
  failed: 'Failed to load the impact page',
  notFound: 'This page is not available at the moment',
  notFoundText: 'We are working on it. Meanwhile, our programs and projects tell most of the story.',
  nothingYet: 'Nothing counted yet',
  nothingYetText: 'Figures and stories stand here as soon as there are some to tell.',
  programs: 'Programs',
  projects: 'Projects',
  reach: 'Reach',
  location: 'Where',
} as const
