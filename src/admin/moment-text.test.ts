import { expect, it } from 'vitest'
import { momentText } from './moment-text.ts'

const now = new Date(2026, 10, 15, 12, 0)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

it('says no more than is needed to know when', () => {
  expect(momentText(at(2026, 10, 15, 9, 5), now)).toBe('09:05')
  expect(momentText(at(2026, 10, 14, 23, 59), now)).toBe('Nov 14, 23:59')
  expect(momentText(at(2025, 0, 2, 0, 30), now)).toBe('Jan 02, 2025, 00:30')
  expect(momentText('not a time', now)).toBe('')
})
