import { describe, expect, it } from 'vitest'
import { goldenSearches, goldenTexts } from '../../tests/support/golden-searches.ts'
import { matchesSearch, searchText } from './search-text.ts'

describe('searching', () => {
  it.each([
    ['CAIRO', 'cairo workshop'],
    ['cafe', 'Café Riche'],
    ['café', 'cafe riche'],
    ['احمد', 'أَحْمَد'],
    ['القاهره', 'القاهرة'],
    ['مستشفى', 'مستشفي'],
    ['الي', 'إلى'],
    ['2026', '٢٠٢٦'],
    ['محمد', 'محـــمد'],
    ['riche cafe', 'Café Riche'],
    ['', 'anything'],
    ['  ', 'anything'],
  ])('%j finds %j', (query, text) => expect(matchesSearch(query, [text])).toBe(true))

  it('looks for each word in any of the texts', () => {
    expect(matchesSearch('mona bridgez', ['Mona Farouk', null, 'Bridgez'])).toBe(true)
    expect(matchesSearch('mona imentor', ['Mona Farouk', undefined, 'Bridgez'])).toBe(false)
  })

  it('looks for marks that stand alone as they stand, and finds everything only for a blank query', () => {
    expect(matchesSearch('?', ['Laila'])).toBe(false)
    expect(matchesSearch('?', ['Where to?'])).toBe(true)
    expect(matchesSearch('Laila, Omar?', ['Omar and Laila'])).toBe(true)
    expect(matchesSearch('  ', ['Laila'])).toBe(true)
  })

  it('does not join words of two texts', () => {
    expect(matchesSearch('faroukbridgez', ['Farouk', 'Bridgez'])).toBe(false)
  })

  it('compares equal whichever way an accent is encoded', () => {
    expect(searchText('e\u0301cole')).toBe(searchText('école'))
  })

  it.each(goldenSearches)('%j finds %j and nothing else', (query, found) => {
    const names = Object.entries(goldenTexts).flatMap(([name, text]) =>
      matchesSearch(query, [text]) ? name : [],
    )
    expect(names.sort()).toEqual([...found].sort())
  })

  it('has nothing left to do for a text that it made, whatever the script', () => {
    const scalars = Array.from({ length: 0x3_0000 }, (_, code) => code).filter((code) => code >> 11 !== 0x1b)
    const texts = scalars.map((code) => searchText(String.fromCodePoint(code)))
    expect(texts.filter((text) => searchText(text) !== text)).toEqual([])
  })

  it('finds the start of every word while it is typed', () => {
    for (const text of Object.values(goldenTexts))
      for (let end = 1; end <= text.length; end += 1)
        expect(searchText(text).startsWith(searchText(text.slice(0, end)))).toBe(true)
  })
})
