import { inSentence } from '../../shared/label-words.ts'

export const listControlsTexts = {
  search: 'Search',
  sort: 'Sort by',
  displayOrder: 'Display order',
  usualOrder: 'Usual order',
  all: (label: string) => `${label}: all`,
  not: (label: string) => `Not ${inSentence(label)}`,
}
