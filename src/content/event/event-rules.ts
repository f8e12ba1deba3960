import { isDayOnly, siteDay } from '../../shared/dates.ts'
import { publicationTexts as texts } from '../screen-texts.ts'

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

/** What was announced once keeps its page: a link that was shared must not end in nothing. */
export function isVisibleToVisitors({ status, isPublished }: Publication): boolean {
  return status !== 'Draft' && isPublished
}

/** What choosing a status writes besides. */
export function publicationOf(status: EventStatus): Publication {
  return { status, isPublished: status !== 'Draft' }
}

/** The status in words. Records written past the form may say one thing and do another. */
export function publicationWords(event: Publication): string {
  const status = texts.statuses[event.status]
  return isContradictory(event) ? texts.switchedOff(status) : status
}

export function isContradictory({ status, isPublished }: Publication): boolean {
  return status !== 'Draft' && !isPublished
}

/** Whether visitors see the event and, for staff, why not. */
export function eventVisibility(event: Publication): { isVisible: boolean; words: string } {
  if (isVisibleToVisitors(event)) return { isVisible: true, words: texts.seenAs[event.status] }
  return { isVisible: false, words: texts.hidden(publicationWords(event)) }
}

interface Dated {
  date: string
  status?: EventStatus
}

/** Cancelled events keep their page and their place in the list; nothing invites to them. */
export function takesPlace({ status }: { status?: EventStatus }): boolean {
  return status !== 'Cancelled'
}

/** A day without a time lasts until midnight by the clock of the site; what staff call completed is over. A draft without a date is still to come. */
export function isUpcoming(event: Dated, now: Date): boolean {
  return isAhead(event, now, siteDay(now))
}

function isAhead({ date, status }: Dated, now: Date, today: string): boolean {
  if (status === 'Completed') return false
  if (isDayOnly(date)) return date >= today
  const time = Date.parse(date)
  return Number.isNaN(time) || time >= now.getTime()
}

/** Upcoming ones soonest first, past ones latest first. */
export function splitByDate<E extends Dated>(events: readonly E[], now: Date) {
  const soonestFirst = events.toSorted((a, b) => startOf(a) - startOf(b))
  // A calendar is slow to ask: once for all events.
  const today = siteDay(now)
  return {
    upcoming: soonestFirst.filter((event) => isAhead(event, now, today)),
    past: soonestFirst.filter((event) => !isAhead(event, now, today)).reverse(),
  }
}

function startOf(event: { date: string }): number {
  const time = Date.parse(event.date)
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time
}

/** Seats left, or null where there is no limit. */
export function seatsLeft(event: { capacity: number | null; currentRegistrations: number }): number | null {
  return event.capacity === null ? null : Math.max(0, event.capacity - event.currentRegistrations)
}
