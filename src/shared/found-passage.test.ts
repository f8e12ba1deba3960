import { expect, it } from 'vitest'
import { findPassage, markWords, type PassagePart } from './found-passage.ts'
import { searchWords } from './search-text.ts'
import { cleanQuery, queryProblem } from './site-search-rules.ts'

const shown = (parts: readonly PassagePart[]) =>
  parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')

it('marks the words as they are written, whatever way they were typed', () => {
  expect(shown(markWords('Café RICHE, Talaat Harb', searchWords('cafe riche')))).toBe(
    '[Café] [RICHE], Talaat Harb',
  )
  expect(shown(markWords('أَحْمَدُ فُؤَاد', searchWords('احمد فواد')))).toBe('[أَحْمَدُ] [فُؤَاد]')
  expect(shown(markWords('Haus der Straße', searchWords('strasse')))).toBe('Haus der [Straße]')
  expect(shown(markWords('٢٠٢٦', searchWords('2026')))).toBe('[٢٠٢٦]')
})

it('marks words that overlap once, and nothing where nothing stands', () => {
  expect(shown(markWords('mentors', ['mentor', 'tors']))).toBe('[mentors]')
  expect(markWords('mentors', ['xylophone'])).toEqual([{ text: 'mentors', isFound: false }])
  expect(markWords('', ['mentor'])).toEqual([])
})

it('cuts the piece out that holds most of the words, at the ends of words', () => {
  const long = `${'sand and wind '.repeat(30)}a well of water ${'and palms '.repeat(40)}`
  const passage = shown(findPassage(['A well.', long], searchWords('well water')))
  expect(passage).toMatch(/^… (sand|and|wind) .*a \[well\] of \[water\] and palms .* …$/)
  expect(passage.length).toBeLessThan(200)
})

it('begins at the beginning where no word stands in the texts', () => {
  expect(shown(findPassage(['First text.', 'Second.'], ['title']))).toBe('First text.')
  expect(findPassage([], ['title'])).toEqual([])
})

it('tells what is too short and too long to search for', () => {
  expect(['', '  ', 'a', 'ُ', 'ab', 'ما', 'x'.repeat(100), 'x'.repeat(101)].map(queryProblem)).toEqual([
    'empty',
    'empty',
    'short',
    'short',
    undefined,
    undefined,
    undefined,
    'long',
  ])
  expect(cleanQuery(' a\0b\ud800 ')).toBe('a b')
})
