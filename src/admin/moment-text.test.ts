import { expect, it } from 'vitest'
import { momentText } from './moment-text.ts'

const now = new Date('2026-11-15T10:00:00Z')

it('says no more than is needed to know when, by the clock of Cairo', () => {
  expect(momentText('2026-11-15T07:05:00Z', now)).toBe('09:05')
  expect(momentText('2026-11-14T22:30:00Z', now)).toBe('00:30')
  expect(momentText('2026-11-14T21:59:00Z', now)).toBe('Nov 14, 23:59')
  expect(momentText('2026-07-01T08:00:00Z', now)).toBe('Jul 01, 11:00')
  expect(momentText('2025-01-01T22:30:00Z', now)).toBe('Jan 02, 2025, 00:30')
  expect(momentText('not a time', now)).toBe('')
})
