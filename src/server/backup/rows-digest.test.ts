import { expect, it } from 'vitest'
import { RowsDigest } from './rows-digest.ts'

function digestOf(rows: Record<string, unknown>[], columns?: readonly string[]): RowsDigest {
  const digest = new RowsDigest(columns)
  for (const row of rows) digest.add(row)
  return digest
}

const archived = digestOf([
  { id: 'a', text: 'one' },
  { id: 'b', text: null },
])

it('is the same for the same rows in another order, and with columns that were added since', () => {
  const restored = [
    { text: null, later: 1, id: 'b' },
    { text: 'one', later: 2, id: 'a' },
  ]
  expect(digestOf(restored, archived.columns).value).toBe(archived.value)
})

it.each([
  [
    'another value',
    [
      { id: 'a', text: 'one' },
      { id: 'b', text: 'two' },
    ],
  ],
  ['a missing row', [{ id: 'a', text: 'one' }]],
  [
    'a row twice',
    [
      { id: 'a', text: 'one' },
      { id: 'a', text: 'one' },
      { id: 'b', text: null },
    ],
  ],
])('is another for %s', (_what, rows) => {
  expect(digestOf(rows, archived.columns).value).not.toBe(archived.value)
})
