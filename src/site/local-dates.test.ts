import { expect, it } from 'vitest'
import { dateParts, leafDay } from './local-dates.ts'

it('a date falls into its pieces, the same in every time zone', () => {
  expect(dateParts('2026-11-05')).toEqual({ weekday: 'Thu', day: '5', month: 'Nov', year: '2026' })
  expect(dateParts('2026-11-05T22:30:00.000Z')).toMatchObject({ day: '6', weekday: 'Fri' })
  expect(dateParts('soon')).toBeNull()
})

it('the leaf of a calendar has two digits', () => {
  expect(leafDay({ weekday: 'Thu', day: '5', month: 'Nov', year: '2026' })).toBe('05')
})
