import { describe, expect, it } from 'vitest'
import { type ApplicationStatistics, byStatus, bySubject, isWeekly, overTime } from './chart-series.ts'

function statistics(days: number, changes: Partial<ApplicationStatistics> = {}): ApplicationStatistics {
  const perDay = Array.from({ length: days }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    count: 1,
  }))
  return {
    from: '',
    to: '',
    total: days,
    perDay,
    perStatus: { pending: 3, contacted: 0, accepted: 1, rejected: 0 },
    perSubject: [],
    ...changes,
  }
}

describe('applications over time', () => {
  it('has one bar a day while they can be told apart', () => {
    const points = overTime(statistics(30))
    expect(points).toHaveLength(30)
    expect(points[1]).toEqual({ short: 'Jan 02', label: 'Jan 02, 2026', count: 1 })
  })

  it('has one bar a week for longer times, the last one whole, and loses no day', () => {
    const long = statistics(90)
    const points = overTime(long)
    expect(isWeekly(long)).toBe(true)
    expect(points).toHaveLength(13)
    expect(points.map(({ count }) => count)).toEqual([6, ...Array.from({ length: 12 }, () => 7)])
    expect(points[1]?.label).toBe('Jan 07, 2026')
  })
})

describe('applications by program and by status', () => {
  it('shows the eight named most and the rest together', () => {
    const perSubject = Array.from({ length: 10 }, (_, index) => ({
      subject: `Program ${index}`,
      count: 10 - index,
    }))
    const points = bySubject(statistics(1, { perSubject, total: 60 }))
    expect(points).toHaveLength(9)
    expect(points.at(-1)).toEqual({ short: 'Others', label: 'Others', count: 60 - 52 })
  })

  it('shortens long subjects in the chart only', () => {
    const subject = 'A very long subject that nobody expected'
    const [point] = bySubject(statistics(1, { perSubject: [{ subject, count: 1 }], total: 1 }))
    expect(point?.label).toBe(subject)
    expect(point?.short).toHaveLength(18)
  })

  it('names every status, also those without applications', () => {
    expect(byStatus(statistics(1)).map(({ label, count }) => [label, count])).toEqual([
      ['Pending', 3],
      ['Contacted', 0],
      ['Accepted', 1],
      ['Rejected', 0],
    ])
  })
})
