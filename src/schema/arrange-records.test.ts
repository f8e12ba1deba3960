import { expect, it } from 'vitest'
import { arrangeRecords } from './arrange-records.ts'
import { defineCollection } from './define-content.ts'
import { choice, integer, text, textList, toggle } from './fields.ts'

const boat = defineCollection({
  name: 'boat',
  path: 'boats',
  label: ['Boat', 'Boats'],
  fields: {
    name: text('Name'),
    kind: choice('Kind', ['Sail', 'Motor']).default('Sail'),
    crew: textList('Crew'),
    isActive: toggle('Active').default(true),
    order: integer('Order'),
  },
  screen: { list: { compare: (one, other) => other.order - one.order } },
  example: {},
})

const record = (name: string, order: number, more: object = {}) => ({
  id: name,
  createdAt: null,
  updatedAt: null,
  name,
  kind: 'Sail' as const,
  crew: [],
  isActive: true,
  order,
  ...more,
})
const records = [
  record('Nile', 0),
  record('Délta', 1, { kind: 'Motor', crew: ['Samir'] }),
  record('Aswan', 2, { isActive: false }),
]
const everything = { search: '', sort: '', filters: {} }
const [{ list }] = boat.screens
const shown = (view: object, facts = list) =>
  arrangeRecords(boat, facts, records, { ...everything, ...view }).map(({ name }) => name)

it('finds by words without case and accents, also in lists of words, and sorts what it found', () => {
  expect(shown({ search: 'delta' })).toEqual(['Délta'])
  expect(shown({ search: 'samir' })).toEqual(['Délta'])
  expect(shown({})).toEqual(['Nile', 'Délta', 'Aswan'])
  expect(shown({ sort: 'Name' })).toEqual(['Aswan', 'Délta', 'Nile'])
})

it('finds a choice by what it is called on the screen, and by what is stored', () => {
  const kind = choice('Kind', ['Sail', 'Motor'])
  const labelled = { ...kind, facts: { ...kind.facts, optionLabels: { Sail: 'شراع', Motor: 'محرّك' } } }
  const arabic = { ...boat, fields: { ...boat.fields, kind: labelled } } as unknown as typeof boat
  const found = (search: string) =>
    arrangeRecords(arabic, { ...list, searchIn: ['name', 'kind'] }, records, { ...everything, search })
  expect(found('محرك').map(({ name }) => name)).toEqual(['Délta'])
  expect(found('motor').map(({ name }) => name)).toEqual(['Délta'])
})

it('narrows by every filter that is set, choices and switches alike', () => {
  expect(shown({ filters: { kind: 'Sail' } })).toEqual(['Nile', 'Aswan'])
  expect(shown({ filters: { kind: 'Sail', isActive: 'true' } })).toEqual(['Nile'])
  expect(shown({ filters: { kind: 'Steam' } })).toEqual([])
})

it('keeps an order made by hand, and else the order that the definition gives', () => {
  expect(shown({}, { ...list, isOrderedByHand: false })).toEqual(['Aswan', 'Délta', 'Nile'])
})
