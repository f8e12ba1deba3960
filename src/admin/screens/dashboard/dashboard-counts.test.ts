import { describe, expect, it } from 'vitest'
import { comingEvents, countActivePrograms, countVisible } from './dashboard-counts.ts'

describe('the figures of the dashboard', () => {
  it('count programs that are active and shown', () => {
    const programs = [
      { isActive: true, status: 'Active' },
      { isActive: false, status: 'Active' },
      { isActive: true, status: 'Archived' },
    ] as const
    expect(countActivePrograms(programs)).toBe(1)
  })

  it('count events to come, drafts included and cancelled ones not', () => {
    const events = [
      { date: '2026-11-14', status: 'Published', isPublished: true },
      { date: '2026-11-15', status: 'Published', isPublished: true },
      { date: '2026-12-01', status: 'Draft', isPublished: true },
      { date: '2026-12-02', status: 'Cancelled', isPublished: true },
    ] as const
    const coming = comingEvents(events, new Date('2026-11-15T20:00:00.000Z'))
    expect(coming.map(({ date }) => date)).toEqual(['2026-11-15', '2026-12-01'])
    expect(countVisible(coming)).toBe(1)
  })
})
