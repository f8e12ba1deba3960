import { describe, expect, it } from 'vitest'
import { dayAfter, dayOf, formatDay, formatTimestamp, isDayOnly, siteDay } from './dates.ts'

describe('dates', () => {
  it('show a day as that day, with two digits', () => {
    expect(formatDay('2026-11-05')).toBe('Nov 05, 2026')
  })

  it('show a moment as the day it is in Cairo', () => {
    expect(formatDay('2026-01-31T22:30:00.000Z')).toBe('Feb 01, 2026')
    expect(siteDay(new Date('2026-01-31T21:59:59.000Z'))).toBe('2026-01-31')
  })

  it('follow summer time', () => {
    expect(formatTimestamp('2026-01-15T10:00:00.000Z')).toBe('2026-01-15 12:00:00')
    expect(formatTimestamp('2026-07-15T21:05:09.000Z')).toBe('2026-07-16 00:05:09')
  })

  it.each([[null], [undefined], [''], ['soon'], ['2026-13-01']])('are empty for %j', (value) => {
    expect(formatDay(value)).toBe('')
    expect(formatTimestamp(value)).toBe('')
  })

  it('follow one another over the ends of months and years', () => {
    expect(dayAfter('2028-02-28')).toBe('2028-02-29')
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  })

  it('have a day, whether they are one or a moment', () => {
    expect(dayOf('2026-11-05')).toBe('2026-11-05')
    expect(dayOf('2026-11-05T23:00:00.000Z')).toBe('2026-11-06')
    expect(dayOf('soon')).toBe('')
  })

  it('tell days from moments', () => {
    expect(isDayOnly('2026-11-05')).toBe(true)
    expect(isDayOnly('2026-11-05T00:00:00Z')).toBe(false)
  })
})
