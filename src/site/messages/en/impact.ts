export const impact = {
  loading: 'Loading our impact...',
  failed: 'Failed to load the impact page',
  notFound: 'This page is not available at the moment',
  notFoundText: 'We are working on it. Meanwhile, our programs and projects tell most of the story.',
  programs: 'Programs',
  projects: 'Projects',
  reach: 'Reach',
  location: 'Where',
} as const
