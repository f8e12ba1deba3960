import { describe, expect, it } from 'vitest'
import { checkNew } from '../../schema/check-input.ts'
import { event } from './event.ts'
import {
  eventVisibility,
  isContradictory,
  isVisibleToVisitors,
  publicationOf,
  publicationWords,
  seatsLeft,
  splitByDate,
} from './event-rules.ts'

const at = (date: string) => ({ date })
const datesOf = (events: { date: string }[]) => events.map((entry) => entry.date)

describe('events by date', () => {
  it('are upcoming soonest first and past latest first', () => {
    const { upcoming, past } = splitByDate(
      ['2026-11-20', '2026-01-01', '2026-11-16', '2026-11-14', '2026-03-01'].map(at),
      new Date('2026-11-15T10:00:00Z'),
    )
    expect(datesOf(upcoming)).toEqual(['2026-11-16', '2026-11-20'])
    expect(datesOf(past)).toEqual(['2026-11-14', '2026-03-01', '2026-01-01'])
  })

  it('last until the end of their day in Cairo', () => {
    const late = new Date('2026-11-15T21:59:59Z')
    const midnight = new Date('2026-11-15T22:00:00Z')
    expect(splitByDate([at('2026-11-15')], late).upcoming).toHaveLength(1)
    expect(splitByDate([at('2026-11-15')], midnight).past).toHaveLength(1)
  })

  it('with a time are upcoming up to that moment', () => {
    const moment = '2026-11-15T10:00:00.000Z'
    expect(splitByDate([at(moment)], new Date(moment)).upcoming).toHaveLength(1)
    expect(splitByDate([at(moment)], new Date(Date.parse(moment) + 1)).past).toHaveLength(1)
  })

  it('are over once they are completed, and keep their place when they are cancelled', () => {
    const now = new Date('2026-11-15T10:00:00Z')
    const ahead = { date: '2026-11-20' }
    expect(splitByDate([{ ...ahead, status: 'Completed' }], now).past).toHaveLength(1)
    expect(splitByDate([{ ...ahead, status: 'Cancelled' }], now).upcoming).toHaveLength(1)
  })

  it('without a date are still to come, behind all others', () => {
    const events = [at(''), at('2026-01-01'), at('2026-12-01')]
    const { upcoming, past } = splitByDate(events, new Date('2026-11-15'))
    expect(datesOf(upcoming)).toEqual(['2026-12-01', ''])
    expect(datesOf(past)).toEqual(['2026-01-01'])
  })
})

describe('an event', () => {
  it.each([
    ['Published', true, true, 'Visitors see this event'],
    ['Cancelled', true, true, 'Visitors see this event, marked as cancelled'],
    ['Completed', true, true, 'Visitors see this event under Past Events, marked as completed'],
    ['Draft', true, false, 'Hidden from visitors: its status is Draft'],
    ['Draft', false, false, 'Hidden from visitors: its status is Draft'],
    ['Published', false, false, 'Hidden from visitors: its status is Published, yet switched off'],
    ['Cancelled', false, false, 'Hidden from visitors: its status is Cancelled, yet switched off'],
  ] as const)('with status %s and published %s is visible: %s', (status, isPublished, isVisible, words) => {
    expect(isVisibleToVisitors({ status, isPublished })).toBe(isVisible)
    expect(eventVisibility({ status, isPublished })).toEqual({ isVisible, words })
  })

  it.each(['Draft', 'Published', 'Cancelled', 'Completed'] as const)(
    'that staff make %s says the same in both of its fields',
    (status) => {
      const chosen = publicationOf(status)
      expect(isContradictory(chosen)).toBe(false)
      expect(publicationWords(chosen)).toBe(status)
      expect(isVisibleToVisitors(chosen)).toBe(status !== 'Draft')
    },
  )

  it('takes the older name of its registration address, unless the newer one is there', () => {
    const base = { title: 'a', description: 'b', date: '2026-11-15' }
    const [older, newer] = ['https://old.example', 'https://new.example']
    expect(checkNew(event, { ...base, registrationUrl: older }).registrationFormUrl).toBe(older)
    expect(
      checkNew(event, { ...base, registrationUrl: older, registrationFormUrl: newer }).registrationFormUrl,
    ).toBe(newer)
  })

  it('has seats left only where it has a limit, and never less than none', () => {
    expect(seatsLeft({ capacity: null, currentRegistrations: 4 })).toBeNull()
    expect(seatsLeft({ capacity: 10, currentRegistrations: 4 })).toBe(6)
    expect(seatsLeft({ capacity: 10, currentRegistrations: 12 })).toBe(0)
  })
})
