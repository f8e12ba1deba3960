import { expect, it } from 'vitest'
import { searchRank } from './search-rank.ts'

const inOrder = (query: string, names: readonly string[]) =>
  names
    .filter((name) => searchRank(query, name) > 0)
    .toSorted((one, other) => searchRank(query, other) - searchRank(query, one))

it('the very name comes before names that begin with it, those before names with such a word, those before the rest', () => {
  const names = ['A day in Edenfield', 'Aden', 'The Eden garden', 'Edentate', 'Eden']
  expect(inOrder('eden', names)).toEqual(['Eden', 'Edentate', 'A day in Edenfield', 'The Eden garden'])
})

it('every word counts, wherever it stands, without case, accents and marks', () => {
  expect(inOrder('week cairo', ['Cairo Startup Week', 'Cairo'])).toEqual(['Cairo Startup Week'])
  expect(inOrder('resume', ['“Résumé” workshop'])).toHaveLength(1)
  expect(inOrder('مدرسه', ['مدرسة النيل'])).toHaveLength(1)
})

it('nothing typed is answered by everything', () => {
  expect(inOrder(' ', ['Eden', 'Bridgez'])).toEqual(['Eden', 'Bridgez'])
})

it('marks alone are answered by the names that hold them', () => {
  expect(inOrder('%', ['100% green', 'Eden'])).toEqual(['100% green'])
})
