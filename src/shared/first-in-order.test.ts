import { expect, it } from 'vitest'
import { firstInOrder } from './first-in-order.ts'

it('answers what sorting everything would begin with, equals in the order they came', () => {
  const items = Array.from({ length: 200 }, (_, index) => ({ index, rank: (index * 37) % 11 }))
  const compare = (one: { rank: number }, other: { rank: number }) => one.rank - other.rank
  for (const count of [1, 20, 199, 200, 300])
    expect(firstInOrder(items, count, compare)).toEqual(items.toSorted(compare).slice(0, count))
  expect(firstInOrder([], 3, compare)).toEqual([])
})
