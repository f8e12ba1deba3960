import { describe, expect, it } from 'vitest'
import { perDay, startOfSiteDay } from './application-statistics.ts'

describe('the days of the statistics', () => {
  it.each([
    ['2026-01-15', '2026-01-14T22:00:00.000Z'],
    ['2026-07-15', '2026-07-14T21:00:00.000Z'],
    // Clocks go forward at midnight of this day: it begins at one o'clock.
    ['2026-04-24', '2026-04-23T22:00:00.000Z'],
    // And back at the end of this one, which has 25 hours.
    ['2026-10-29', '2026-10-28T21:00:00.000Z'],
    ['2026-10-30', '2026-10-29T22:00:00.000Z'],
  ])('%s begins in Cairo at %s', (day, start) => {
    expect(startOfSiteDay(day).toISOString()).toBe(start)
  })

  it('take in the hours of Cairo and leave no day out, also where the clock changes', () => {
    const hours = [
      { name: '2026-10-28T20', count: 1 },
      { name: '2026-10-28T21', count: 2 },
      { name: '2026-10-29T21', count: 4 },
      { name: '2026-10-29T22', count: 8 },
    ]
    expect(perDay(hours, '2026-10-28', 4)).toEqual([
      { day: '2026-10-28', count: 1 },
      { day: '2026-10-29', count: 6 },
      { day: '2026-10-30', count: 8 },
      { day: '2026-10-31', count: 0 },
    ])
  })
})
