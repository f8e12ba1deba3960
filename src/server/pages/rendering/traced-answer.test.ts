import { describe, expect, it } from 'vitest'
import { haveSameParts, tracedAnswer } from './traced-answer.ts'

const list = [
  { id: 'one', title: 'First', place: { city: 'Cairo' }, tags: ['a'] },
  { id: 'two', title: 'Second', place: { city: 'Aswan' }, tags: [] },
]
type Listed = (typeof list)[number]

/** The same list with other fields in one record. */
const withChange = (at: number, change: object) =>
  list.map((record, index) => (index === at ? { ...record, ...change } : record))

function partsSeen<T>(data: T, look: (data: T) => unknown): string | undefined {
  const { data: traced, parts } = tracedAnswer(data)
  look(traced as T)
  return parts()
}

describe('of a list', () => {
  it.each<[string, (data: Listed[]) => unknown]>([
    ['by map', (data) => data.map(({ title }) => title)],
    [
      'by a loop',
      (data) => {
        const titles = []
        for (const record of data) titles.push(record.title)
      },
    ],
    ['spread and sorted', (data) => [...data].sort((a, b) => (a.title < b.title ? -1 : 1))],
    ['filtered', (data) => data.filter(({ title }) => title !== '')],
    ['flat', (data) => [data].flat().map(({ title }) => title)],
    ['asked for', (data) => data.map((record) => 'title' in record)],
    ['owned', (data) => data.map((record) => Object.hasOwn(record, 'title'))],
  ])('the fields that were looked at %s count, and no others', (_, look) => {
    const parts = partsSeen(list, look) ?? ''
    expect(haveSameParts(parts, list, withChange(1, { title: 'Other' }))).toBe(false)
    expect(haveSameParts(parts, list, withChange(1, { place: { city: 'Luxor' } }))).toBe(true)
  })

  it('a record that was not looked at does not count', () => {
    const parts = partsSeen(list, (data) => data[0]?.title) ?? ''
    expect(haveSameParts(parts, list, withChange(1, { title: 'Other' }))).toBe(true)
    expect(haveSameParts(parts, list, withChange(0, { title: 'Other' }))).toBe(false)
  })

  it('how many there are, and which stands where, always counts', () => {
    const parts = partsSeen(list, (data) => data.map(({ id }) => id)) ?? ''
    expect(haveSameParts(parts, list, list.slice(0, 1))).toBe(false)
    expect(haveSameParts(parts, list, [...list, ...list])).toBe(false)
    expect(haveSameParts(parts, list, list.toReversed())).toBe(false)
    expect(haveSameParts('', list, [])).toBe(false)
    expect(haveSameParts('', list, { error: 'none' })).toBe(false)
  })

  it.each<[string, (data: Listed[]) => unknown]>([
    ['copied', (data) => data.map((record) => ({ ...record }))],
    ['taken apart', (data) => data.map(({ id: _, ...rest }) => rest)],
    ['written as JSON', (data) => JSON.stringify(data)],
    ['listed', (data) => data.flatMap((record) => Object.entries(record))],
  ])('of records that were %s everything counts', (_, look) => {
    const parts = partsSeen(list, look)
    expect(parts === undefined || !haveSameParts(parts, list, withChange(1, { tags: ['b'] }))).toBe(true)
    expect(parts === undefined || !haveSameParts(parts, list, withChange(1, { more: 1 }))).toBe(true)
  })

  it('whoever asks for the keys of the list has looked at all of it', () => {
    expect(partsSeen(list, (data) => Object.keys(data))).toBeUndefined()
  })

  it('the same record is the same each time it is looked at', () => {
    const { data } = tracedAnswer(list)
    const traced = data as Listed[]
    expect(traced.indexOf(traced[1] as Listed)).toBe(1)
    expect(data).toEqual(list)
  })
})

describe('of one record', () => {
  const [record] = list as [Listed]

  it('the fields that were looked at count, with all that is in them and its order', () => {
    const parts = partsSeen(record, ({ place }) => place.city) ?? ''
    expect(haveSameParts(parts, record, { ...record, title: 'Other' })).toBe(true)
    expect(haveSameParts(parts, record, { ...record, place: { city: 'Luxor' } })).toBe(false)
    expect(haveSameParts(parts, { place: { a: 1, b: 2 } }, { place: { b: 2, a: 1 } })).toBe(false)
    expect(haveSameParts(parts, record, {})).toBe(false)
    expect(haveSameParts(parts, record, null)).toBe(false)
  })

  it('a field that came counts for whoever looked for it', () => {
    const parts = partsSeen({ id: 'one' } as { id: string; note?: string }, ({ note }) => note) ?? ''
    expect(haveSameParts(parts, { id: 'one' }, { id: 'one', note: 'new' })).toBe(false)
  })

  it('a name with signs in it stands for all fields', () => {
    const parts = partsSeen({ id: 'one' } as Record<string, string>, (data) => data['a;0:b']) ?? ''
    expect(haveSameParts(parts, { id: 'one' }, { id: 'two' })).toBe(false)
  })
})

it('what is no list and no record counts as it is', () => {
  const parts = partsSeen<unknown>(null, () => undefined) ?? ''
  expect(haveSameParts(parts, null, {})).toBe(false)
  const texts = partsSeen(['a', 'b'], (data) => data[1]) ?? ''
  expect(haveSameParts(texts, ['a', 'b'], ['c', 'b'])).toBe(true)
  expect(haveSameParts(texts, ['a', 'b'], ['a', 'c'])).toBe(false)
})
