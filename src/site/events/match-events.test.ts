import { describe, expect, it } from 'vitest'
import { matchingAlbums, matchingEvents } from './match-events.ts'

const event = (changes: object) => ({
  title: 'Open evening',
  description: 'Tea and basbousa.',
  location: 'Shubra, Cairo',
  type: 'Networking' as const,
  ...changes,
})

const album = (changes: object) => ({
  title: 'A season in the oases',
  description: 'Five months.',
  location: 'Farafra',
  category: 'Field work',
  tags: ['harvest'],
  images: [{ tags: ['cold room'] }],
  ...changes,
})

describe('a search among events', () => {
  it.each(['open', 'BASBOUSA', 'shubra', 'network', 'tea cairo', '', '   '])('finds it by “%s”', (query) => {
    expect(matchingEvents([event({})], query)).toHaveLength(1)
  })

  it('reads words with marks as words, and no addresses of links', () => {
    const marked = event({
      description: 'Tea and **bas**bousa at [our *house*](https://maps.example/42), 5*4 chairs',
    })
    for (const query of ['basbousa', 'our house', '5*4'])
      expect(matchingEvents([marked], query), query).toHaveLength(1)
    for (const query of ['maps', '**']) expect(matchingEvents([marked], query), query).toEqual([])
  })

  it('needs every word of the query', () => {
    expect(matchingEvents([event({})], 'open alexandria')).toEqual([])
  })

  it('looks past accents and the spellings of Arabic', () => {
    expect(matchingEvents([event({ title: 'Café des fondateurs' })], 'cafe')).toHaveLength(1)
    expect(matchingEvents([event({ title: 'أمسية مفتوحة في القاهرة' })], 'امسيه مفتوحه')).toHaveLength(1)
  })
})

describe('a search among albums', () => {
  it.each(['oases', 'months', 'FARAFRA', 'field', 'harvest', 'cold'])('finds it by “%s”', (query) => {
    expect(matchingAlbums([album({})], query)).toHaveLength(1)
  })

  it('leaves out the others', () => {
    expect(matchingAlbums([album({}), album({ title: 'Minya', tags: [], images: [] })], 'harvest')).toEqual([
      album({}),
    ])
  })
})
