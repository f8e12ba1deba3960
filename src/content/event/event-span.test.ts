import { describe, expect, it } from 'vitest'
import { eventSpan } from './event-span.ts'

const span = (date: string, time = '', endDate = '') => eventSpan({ date, time, endDate })
const timed = (start: string, end: string | null) => ({ isAllDay: false, start, end })

describe('an event takes place', () => {
  it('on whole days where it has no time, or none that can be read', () => {
    expect(span('2026-11-15')).toEqual({ isAllDay: true, firstDay: '2026-11-15', lastDay: '2026-11-15' })
    expect(span('2026-11-15', 'after sunset', '2026-11-17')).toEqual({
      isAllDay: true,
      firstDay: '2026-11-15',
      lastDay: '2026-11-17',
    })
  })

  it('from its time until the end that the time names', () => {
    expect(span('2026-11-15', '10:00 to 16:00')).toEqual(timed('2026-11-15T10:00', '2026-11-15T16:00'))
    expect(span('2026-11-15', '10:00')).toEqual(timed('2026-11-15T10:00', null))
  })

  it('past midnight', () => {
    expect(span('2026-12-31', '20:00 to 01:00')).toEqual(timed('2026-12-31T20:00', '2027-01-01T01:00'))
  })

  it('until its last day', () => {
    expect(span('2026-11-15', '09:00 to 18:00', '2026-11-16')).toEqual(
      timed('2026-11-15T09:00', '2026-11-16T18:00'),
    )
    expect(span('2026-11-15', 'From 09:00', '2026-11-17')).toEqual(
      timed('2026-11-15T09:00', '2026-11-18T00:00'),
    )
  })

  it('at the moment that its date names, on the clock of Cairo', () => {
    expect(span('2026-11-15T07:00:00.000Z', '', '2026-11-15T09:30:00.000Z')).toEqual(
      timed('2026-11-15T09:00', '2026-11-15T11:30'),
    )
    expect(span('2026-11-15T22:30:00.000Z')).toEqual(timed('2026-11-16T00:30', null))
  })

  it('never ends before it starts', () => {
    expect(span('2026-11-15', '', '2026-11-01')).toMatchObject({ lastDay: '2026-11-15' })
    expect(span('2026-11-15T07:00:00.000Z', '', '2026-11-15T06:00:00.000Z')).toEqual(
      timed('2026-11-15T09:00', null),
    )
  })

  it('at no time without a readable date', () => {
    expect(span('soon')).toBeNull()
    expect(span('')).toBeNull()
  })
})
