import { expect, it } from 'vitest'
import { relatedEvents } from './related-events.ts'

const now = new Date('2026-11-15T10:00:00Z')
const event = (id: string, date: string, type = 'Workshop', location = '') => ({ id, date, type, location })
const idsFor = (most: number, ...others: ReturnType<typeof event>[]) =>
  relatedEvents(event('this', '2026-11-20', 'Workshop', 'Cairo'), others, now, most).map(({ id }) => id)

it('related events are others, upcoming before past', () => {
  const ids = idsFor(
    9,
    event('this', '2026-11-20'),
    event('past', '2026-11-01'),
    event('next', '2026-12-01', 'Other'),
  )
  expect(ids).toEqual(['next', 'past'])
})

it('related events share the type, then the place, then come by time', () => {
  const ids = idsFor(
    9,
    event('soonest', '2026-11-21', 'Other'),
    event('same place', '2026-11-22', 'Other', 'cairo'),
    event('same type', '2026-11-24'),
    event('later', '2026-12-22', 'Other'),
  )
  expect(ids).toEqual(['same type', 'same place', 'soonest', 'later'])
})

it('related events are no more than asked for', () => {
  expect(idsFor(1, event('a', '2026-11-21'), event('b', '2026-11-22'))).toEqual(['a'])
})

it('related events leave out what was cancelled', () => {
  const cancelled = { ...event('off', '2026-12-01'), status: 'Cancelled' as const }
  expect(idsFor(9, cancelled, event('past', '2026-11-01'))).toEqual(['past'])
})
