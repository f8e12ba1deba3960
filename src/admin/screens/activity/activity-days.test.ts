import { describe, expect, it } from 'vitest'
import { type Activity, activityDays } from './activity-days.ts'

function line(sequence: number, time: string): Activity {
  return {
    sequence,
    time,
    actor: 'Mona',
    action: 'update',
    type: 'partner',
    path: 'partners',
    id: 'a',
    sentence: '',
  }
}

describe('the activity by day', () => {
  it('follows the days of Cairo and names the last two', () => {
    const lines = [
      line(5, '2026-11-15T23:30:00.000Z'),
      line(4, '2026-11-15T09:00:00.000Z'),
      line(3, '2026-11-14T22:30:00.000Z'),
      line(2, '2026-11-14T10:00:00.000Z'),
      line(1, '2025-01-03T10:00:00.000Z'),
    ]
    const days = activityDays(lines, new Date('2026-11-15T12:00:00.000Z'))
    expect(days.map(({ title, lines: of }) => [title, of.map(({ sequence }) => sequence)])).toEqual([
      ['Nov 16, 2026', [5]],
      ['Today', [4, 3]],
      ['Yesterday', [2]],
      ['Jan 03, 2025', [1]],
    ])
  })
})
