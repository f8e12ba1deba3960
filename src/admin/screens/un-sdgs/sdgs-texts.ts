export const sdgsTexts = {
  title: 'UN SDGs Manager',
  description: 'The Sustainable Development Goals on the About page.',
  save: 'Save SDGs',
  words: 'Heading and text',
  goals: 'Goals',
  goalsHelp: 'Numbers 1 to 17. Without a picture the number stands in the goal’s own colour.',
  goal: (number: unknown, title: string) => `Goal ${number ?? ''}${title ? `: ${title}` : ''}`,
  created: 'UN SDGs saved successfully!',
  updated: 'UN SDGs saved successfully!',
  loadFailed: 'Failed to load the UN SDGs',
  failed: 'Failed to save the UN SDGs. Please try again.',
}
