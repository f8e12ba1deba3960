import { expect, it } from 'vitest'
import { monthsBefore } from './anonymise-applications.ts'

it.each([
  ['2026-11-15T09:00:00.000Z', 1, '2026-10-15T09:00:00.000Z'],
  ['2026-03-31T09:00:00.000Z', 1, '2026-02-28T09:00:00.000Z'],
  ['2028-03-31T09:00:00.000Z', 1, '2028-02-29T09:00:00.000Z'],
  ['2026-01-01T00:00:00.000Z', 1, '2025-12-01T00:00:00.000Z'],
  ['2026-11-15T09:00:00.000Z', 24, '2024-11-15T09:00:00.000Z'],
])('%s less %i months is %s', (time, months, earlier) => {
  expect(monthsBefore(new Date(time), months).toISOString()).toBe(earlier)
})
