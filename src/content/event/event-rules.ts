import { cairoDay, isDayOnly } from '../../shared/dates.ts'

export const eventTypes = [
  'Workshop',
  'Networking',
  'Live Event',
  'Conference',
  'Webinar',
  'Competition',
  'Other',
] as const
export type EventType = (typeof eventTypes)[number]

export const eventStatuses = ['Draft', 'Published', 'Cancelled', 'Completed'] as const
export type EventStatus = (typeof eventStatuses)[number]

interface Publication {
  status: EventStatus
  isPublished: boolean
}

export function isVisibleToVisitors(event: Publication): boolean {
  return event.status === 'Published' && event.isPublished
}

/** Whether visitors see the event and, for staff, why not. */
export function eventVisibility(event: Publication): { isVisible: boolean; words: string } {
  const reasons = [
    ...(event.status === 'Published' ? [] : [`its status is ${event.status}`]),
    ...(event.isPublished ? [] : ['Published is switched off']),
  ]
  if (reasons.length === 0) return { isVisible: true, words: 'Visitors see this event' }
  return { isVisible: false, words: `Hidden from visitors: ${reasons.join(' and ')}` }
}

/** A day without a time lasts until midnight in Cairo. */
export function isUpcoming(event: { date: string }, now: Date): boolean {
  return isAhead(event, now, cairoDay(now))
}

function isAhead({ date }: { date: string }, now: Date, today: string): boolean {
  return isDayOnly(date) ? date >= today : Date.parse(date) >= now.getTime()
}

/** Upcoming ones soonest first, past ones latest first. */
export function splitByDate<E extends { date: string }>(events: readonly E[], now: Date) {
  const soonestFirst = events.toSorted((a, b) => startOf(a) - startOf(b))
  // A calendar is slow to ask: once for all events.
  const today = cairoDay(now)
  return {
    upcoming: soonestFirst.filter((event) => isAhead(event, now, today)),
    past: soonestFirst.filter((event) => !isAhead(event, now, today)).reverse(),
  }
}

function startOf(event: { date: string }): number {
  const time = Date.parse(event.date)
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time
}

/** Seats left, or null where there is no limit. */
export function seatsLeft(event: { capacity: number | null; currentRegistrations: number }): number | null {
  return event.capacity === null ? null : Math.max(0, event.capacity - event.currentRegistrations)
}
