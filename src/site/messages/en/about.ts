export const about = {
  loading: 'Loading the About page...',
  failed: 'Failed to fetch about page content',
  blendedTitle: 'One blended model',
  goal: (number: number) => `Goal ${number}`,
  goalNamed: (number: number, name: string) => `Goal ${number}: ${name}`,
  areas: {
    title: 'Areas We Serve',
    text: (count: number) =>
      `${count} countries, from the oases of the western desert to the lakes of the Rift.`,
    map: (names: string) => `Map of Africa. Highlighted: ${names}.`,
  },
  team: {
    title: 'The people you will meet',
    text: 'Some of us answer the phone, some of us dig. All of us reply.',
    loading: 'Loading the team...',
    failed: 'Failed to load the team',
    linkedin: (name: string) => `${name} on LinkedIn (opens in a new tab)`,
  },
  furtherFailed: (reason: string) => `Failed to fetch about sections: ${reason}`,
} as const
