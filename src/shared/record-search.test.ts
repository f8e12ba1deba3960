import { expect, it } from 'vitest'
import { RecordSearch } from './record-search.ts'

const places = [{ name: 'آسفي' }, { name: 'Asyut' }, { name: 'القاهرة' }]

it('finds records by their texts, in their order, and all of them for a blank query', () => {
  const search = new RecordSearch<{ name: string }>(({ name }) => [name])
  expect(search.find(places, 'اسفي')).toEqual([places[0]])
  expect(search.find(places.toReversed(), 'ا')).toEqual([places[2], places[0]])
  expect(search.find(places, '  ')).toEqual(places)
  expect(search.find(places, ' ،')).toEqual([])
})

it('reads the texts of a record once, and those of one that took its place', () => {
  const read: string[] = []
  const search = new RecordSearch<{ name: string }>(({ name }) => {
    read.push(name)
    return [name]
  })
  for (const query of ['', 'a', 'as', 'asy']) search.find(places, query)
  expect(read).toEqual(places.map(({ name }) => name))
  expect(search.find([{ name: 'Aswan' }], 'asw')).toEqual([{ name: 'Aswan' }])
})
