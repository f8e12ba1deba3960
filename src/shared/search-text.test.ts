import { describe, expect, it } from 'vitest'
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

  it('does not join words of two texts', () => {
    expect(matchesSearch('faroukbridgez', ['Farouk', 'Bridgez'])).toBe(false)
  })

  it('compares equal whichever way an accent is encoded', () => {
    expect(searchText('e\u0301cole')).toBe(searchText('école'))
  })
})
