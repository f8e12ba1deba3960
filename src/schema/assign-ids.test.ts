import { describe, expect, it } from 'vitest'
import { assignedTextIds, withItemIds } from './assign-ids.ts'
import { integer, text, textList } from './fields.ts'
import { contentIds } from './item-ids.ts'
import { list } from './nested-fields.ts'
import { storeValues } from './store-values.ts'
import { readValues } from './stored-values.ts'

const fields = {
  title: text('Title'),
  goals: textList('Goals'),
  seats: list('Seats', {
    row: text('Row'),
    number: integer('Number'),
    signs: list('Signs', { words: text('Words') }),
  }),
}
const seat = (row: string, number = 1) => ({ row, number, signs: [] })
const before = {
  seats: [
    { id: 'a', ...seat('Bow, left of the mast', 1) },
    { id: 'b', ...seat('Bow, right of the mast', 2) },
    { id: 'c', ...seat('Stern', 3) },
  ],
}
const idsAfter = (seats: object[], stood: typeof before | undefined = before) =>
  (withItemIds(fields, stood, { seats }).seats as { id: string }[]).map(({ id }) => id)

describe('items that were sent without ids', () => {
  it('get those of the items they come from, moved, changed or not', () => {
    const [a, b, c] = [
      seat('Bow, left of the mast', 1),
      seat('Bow, right of the old mast', 2),
      seat('Stern', 3),
    ]
    expect(idsAfter([c, a, b])).toEqual(['c', 'a', 'b'])
    expect(idsAfter([b, c])).toEqual(['b', 'c'])
    expect(idsAfter([a, seat('Somewhere else', 9), c])).toEqual(['a', 'b', 'c'])
  })

  it('get new ones where they come from none, and never that of a removed item', () => {
    const [first, added, ...rest] = idsAfter([{ id: 'a', ...seat('Bow') }, seat('Stern', 3)])
    expect([first, rest]).toEqual(['a', []])
    expect(added).toMatch(/^[a-z2-9]{8}$/)
  })

  it('are called by their places in a new record', () => {
    expect(withItemIds(fields, undefined, { seats: [seat('Bow'), seat('Stern')] }).seats).toMatchObject([
      { id: '1' },
      { id: '2' },
    ])
  })

  it('are given ids at every depth', () => {
    const stood = { seats: [{ id: 'a', ...seat('Bow'), signs: [{ id: 's', words: 'Mind your head' }] }] }
    const signs = [{ words: 'New' }, { words: 'Mind your head' }]
    const [item] = withItemIds(fields, stood, { seats: [{ id: 'a', ...seat('Bow'), signs }] }).seats as [
      { signs: { id: string }[] },
    ]
    expect(item.signs[1]?.id).toBe('s')
    expect(item.signs[0]?.id).toMatch(/^[a-z2-9]{8}$/)
  })
})

it('leaves values alone that have all their ids, and renames the second of two', () => {
  const values = { seats: before.seats.toReversed() }
  expect(withItemIds(fields, before, values)).toBe(values)
  const [first, second] = idsAfter([before.seats[0] ?? {}, before.seats[0] ?? {}])
  expect(first).toBe('a')
  expect(second).not.toBe('a')
})

describe('plain texts', () => {
  const texts = ['Dig the well', 'Plant the trees', 'Teach the keepers']
  const ids = contentIds(texts)

  it('keep their ids when they are moved, edited or when others go', () => {
    const stood = { texts, ids }
    expect(assignedTextIds(stood, texts.toReversed())).toEqual(ids.toReversed())
    expect(assignedTextIds(stood, ['Dig the deep well', 'Teach the keepers'])).toEqual([ids[0], ids[2]])
    const added = assignedTextIds(stood, ['Say thanks', ...texts])
    expect(added).toEqual([...contentIds(['Say thanks']), ...ids])
  })

  it('have their ids stored beside them only once one was edited, and keep them from then on', () => {
    const stored = { title: 'Noria', goals: texts, seats: [] }
    const store = (from: object, goals: string[]) =>
      storeValues(fields, { ...from }, { ...readValues(fields, { ...from }), goals }, { goals })
    expect(store(stored, texts.toReversed())).not.toHaveProperty('$ids')
    const edited = store(stored, ['Dig the deep well', 'Plant the trees'])
    expect(edited.$ids).toEqual({ goals: ids.slice(0, 2) })
    expect(store(edited, ['Plant the trees', 'Dig the deep well']).$ids).toEqual({ goals: [ids[1], ids[0]] })
    expect(storeValues(fields, edited, { ...edited, title: 'Sakia' }, { title: 'Sakia' }).$ids).toEqual(
      edited.$ids,
    )
    expect(readValues(fields, edited)).not.toHaveProperty('$ids')
  })
})

describe('a list that was stored before items had ids', () => {
  const stored = { title: 'Noria', goals: [], seats: [seat('Bow'), seat('Stern')] }

  it('is read with the places as ids by staff, without any by visitors', () => {
    const staff = readValues(fields, stored, 'all')
    expect(staff.seats).toMatchObject([{ id: '1' }, { id: '2' }])
    expect(readValues(fields, stored, 'none')).toEqual(stored)
    expect(readValues(fields, { ...stored, ...before }, 'none').seats[0]).toEqual(
      seat('Bow, left of the mast', 1),
    )
  })

  it('stays as it was stored until it changes', () => {
    const staff = readValues(fields, stored, 'all')
    expect(storeValues(fields, stored, { ...staff, title: 'Sakia' }).seats).toBe(stored.seats)
    const seats = staff.seats.toReversed()
    expect(storeValues(fields, stored, { ...staff, seats }).seats).toEqual([
      { id: '2', ...seat('Stern') },
      { id: '1', ...seat('Bow') },
    ])
  })
})
