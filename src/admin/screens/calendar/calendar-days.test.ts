import { expect, it } from 'vitest'
import type { CalendarEntry } from '../../../client/record-schedules.ts'
import { entriesByDay, isMonth, monthAfter, rangeOf, weeksOf } from './calendar-days.ts'

it('a month is drawn in whole weeks, from the day that weeks begin with', () => {
  const sunday = weeksOf('2026-11', 0)
  expect(sunday.map(([first]) => first)).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
    '2026-11-29',
  ])
  const saturday = weeksOf('2026-11', 6)
  expect(saturday[0]?.[0]).toBe('2026-10-31')
  expect(saturday.at(-1)?.at(-1)).toBe('2026-12-04')
  expect(saturday.every((week) => week.length === 7)).toBe(true)
})

it('its days lie between two midnights of the site', () => {
  expect(rangeOf(weeksOf('2026-11', 0))).toEqual({
    from: '2026-10-31T22:00:00.000Z',
    to: '2026-12-05T22:00:00.000Z',
  })
})

it('months follow each other over the year', () => {
  expect([monthAfter('2026-12'), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(['2026-11', '2026-13', 'soon', null].map(isMonth)).toEqual([true, false, false, false])
})

it('what happens stands on the day that the clock of the site shows', () => {
  const entry = (at: string) => ({ at }) as CalendarEntry
  const days = entriesByDay([entry('2026-11-22T22:30:00.000Z'), entry('2026-11-22')])
  expect([...days.keys()]).toEqual(['2026-11-22', '2026-11-23'])
})
