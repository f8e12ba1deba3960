export const portfolio = {
  title: 'Portfolio of Impact',
  description: 'What our programs and projects have changed, in numbers, places and faces.',
  empty: 'No portfolio content yet.',
  failed: 'Failed to load portfolio pages',
  loading: 'Loading portfolio...',
} as const
