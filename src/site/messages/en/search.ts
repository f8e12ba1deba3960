const count = (number: number) => `${number} ${number === 1 ? 'result' : 'results'}`

export const search = {
  title: 'Search',
  description: 'Search the programs, projects, events, stories and pages of the foundation.',
  lead: 'Programs, projects, events, stories and everything else on this site.',
  label: 'Search this site',
  placeholder: 'What are you looking for?',
  submit: 'Search',
  searching: 'Searching...',
  failed: 'The search did not work. Please try again in a moment.',
  found: (number: number, query: string) => `${count(number)} for “${query}”`,
  /** Where there are more than the list holds. */
  cut: (number: number) => `These are the best ${number}. One more word narrows them down.`,
  none: (query: string) => `Nothing found for “${query}”`,
  noneText: 'Try another word, fewer words, or only the beginning of one. Or go on from here:',
  tooShort: 'Please type at least two letters.',
  tooLong: 'That is too long to search for. A few words are enough.',
  ways: 'Or go on from here:',
  pages: 'Pages of results',
  page: (number: number) => `Page ${number}`,
  number: (number: number) => String(number),
  next: 'Next',
  previous: 'Previous',
} as const
