export const partners = {
  title: 'Our Partners',
  lead: 'Nobody changes a region alone. These organisations lend us their people, their rooms, their money and their trust.',
  failed: 'Failed to load partners.',
  loading: 'Loading partners...',
  empty: 'No partners yet',
  visit: 'Visit website',
  visitOf: (name: string) => `Visit website of ${name} (opens in a new tab)`,
  joinTitle: 'Work with us',
  joinText:
    'You fund, hire, teach or host? Tell us what you could bring, and we will find the place where it counts.',
} as const
