import { expect, it } from 'vitest'
import { arrangeRecords, moved } from './list-order.ts'

const records = [{ name: 'Nile' }, { name: 'Délta' }, { name: 'Aswan' }]
const search = (query: string) => ({ query, textsOf: ({ name }: { name: string }) => [name] })
const byName = {
  label: 'Name',
  compare: (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name),
}
const names = (list: { name: string }[]) => list.map(({ name }) => name)

it('finds by words without case and accents, and sorts what it found', () => {
  expect(names(arrangeRecords(records, search('delta'), undefined))).toEqual(['Délta'])
  expect(names(arrangeRecords(records, search(''), undefined))).toEqual(['Nile', 'Délta', 'Aswan'])
  expect(names(arrangeRecords(records, search(''), byName))).toEqual(['Aswan', 'Délta', 'Nile'])
})

it('moves one entry and leaves the others in their order', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
})
