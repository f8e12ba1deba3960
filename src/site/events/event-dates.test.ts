import { expect, it } from 'vitest'
import { formatDates, formatTime, lastDay } from './event-dates.ts'

it('an event of several days shows its last day', () => {
  expect(formatDates({ date: '2026-12-30', endDate: '2027-01-02' })).toBe('Dec 30, 2026 to Jan 02, 2027')
})

it('an end on the same day, before the start or unreadable is no other day', () => {
  for (const endDate of ['', '2026-12-30', '2026-12-01', 'later', '2026-12-30T18:00:00.000Z']) {
    expect(lastDay({ date: '2026-12-30', endDate })).toBe('')
    expect(formatDates({ date: '2026-12-30', endDate })).toBe('Dec 30, 2026')
  }
})

it('the time is what was written, else the moment on the clock of Cairo', () => {
  const moment = { date: '2026-11-15T07:30:00.000Z', endDate: '', time: '' }
  expect(formatTime({ ...moment, time: 'after sunset' })).toBe('after sunset')
  expect(formatTime(moment)).toBe('09:30, Cairo time')
  expect(formatTime({ ...moment, date: '2026-11-15' })).toBe('')
  expect(formatTime({ ...moment, date: 'soon' })).toBe('')
})
