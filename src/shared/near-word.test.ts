import { describe, expect, it } from 'vitest'
import { findNear, piecesOfNear } from './near-word.ts'
import { searchText } from './search-text.ts'

const near = (text: string, word: string) => findNear(searchText(text), searchText(word))

describe('a word with one typing error', () => {
  it.each([
    ['Clean water for all', 'wter', 'water'],
    ['Clean water for all', 'watter', 'water'],
    ['Clean water for all', 'waler', 'water'],
    ['Clean water for all', 'watre', 'water'],
    ['Clean water for all', 'awter', 'water'],
    ['Clean water for all', 'waetr', 'water'],
    ['Mona Hassan', 'hasan', 'hassan'],
    ['Bridgez demo day', 'brigdez', 'bridgez'],
    ['Entrepreneurship in Aswan', 'entreprenur', 'entrepreneur'],
    ['برنامج ناعورة للمياه', 'ناعوره', 'ناعوره'],
    ['برنامج الناعورة', 'نعورة', 'ناعوره'],
    ['والمياه', 'مباه', 'مياه'],
  ])('%s holds %s', (text, word, found) => {
    expect(near(text, word)).toBe(found)
  })

  it.each([
    ['Clean water for all', 'wolter'],
    ['Clean water for all', 'wat'],
    // Short words are compared as a whole.
    ['A waterfall', 'wter'],
    // Never in the middle of a word.
    ['Breakwater', 'wter'],
    ['', 'water'],
  ])('%s does not hold %s', (text, word) => {
    if (word !== 'wat') expect(piecesOfNear(word)).toBeDefined()
    expect(near(text, word)).toBeUndefined()
  })

  it('leaves one of its pieces in every text that holds a word near it', () => {
    const word = 'mangrove'
    const letters = [...word]
    const wrong = letters.flatMap((letter, at) => [
      letters.toSpliced(at, 1),
      letters.toSpliced(at, 1, 'x'),
      letters.toSpliced(at, 0, 'x'),
      ...(at > 0 ? [letters.toSpliced(at - 1, 2, letter, letters[at - 1] ?? '')] : []),
    ])
    for (const typed of wrong.map((spelled) => spelled.join(''))) {
      expect([typed, piecesOfNear(typed)?.some((piece) => word.includes(piece))]).toEqual([typed, true])
      expect([typed, findNear(`of ${word} trees`, typed) !== undefined]).toEqual([typed, true])
    }
  })
})
