import { expect, it } from 'vitest'
import type { LinkCheckRow } from './link-check-store.ts'
import { deadLinkOf, isDue, nextRow } from './link-verdict.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9))
const address = 'https://partner.example/'

it('looks once a week, and once a day at what fails', () => {
  expect(isDue(undefined, at(1))).toBe(true)
  const fine = nextRow(undefined, address, { state: 'ok', status: 200 }, at(1))
  expect([isDue(fine, at(7)), isDue(fine, at(8))]).toEqual([false, true])
  const gone = nextRow(fine, address, { state: 'gone', status: 404 }, at(8))
  expect([isDue(gone, at(8)), isDue(gone, at(9))]).toEqual([false, true])
})

it('calls a link dead only after several failures over days, and never again once it answers', () => {
  let row: LinkCheckRow | undefined
  const dead: unknown[] = []
  for (const day of [1, 2, 3, 4]) {
    row = nextRow(row, address, { state: 'gone', status: 404 }, at(day))
    dead.push(deadLinkOf(row))
  }
  expect(dead).toEqual([undefined, undefined, undefined, { since: '2026-11-01', reason: 'gone' }])
  expect(deadLinkOf(nextRow(row, address, { state: 'ok', status: 200 }, at(5)))).toBeUndefined()
  expect(deadLinkOf(undefined)).toBeUndefined()
})
