import type { Event } from '../../content/event/event.ts'
import { dayOf, isDayOnly } from '../../shared/dates.ts'
import { siteLocal } from '../../shared/site-clock.ts'
import { localClock, localDay, localDays } from '../local-dates.ts'
import * as messages from '../messages/site-messages.ts'

type Dated = Pick<Event, 'date' | 'endDate' | 'time'>

/** The last day where it is another than the first; else empty. */
export function lastDay({ date, endDate }: Pick<Dated, 'date' | 'endDate'>): string {
  const end = dayOf(endDate)
  return end > dayOf(date) ? end : ''
}

/** `Nov 24, 2026`, or `Nov 24, 2026 to Nov 26, 2026`. */
export function formatDates(event: Pick<Dated, 'date' | 'endDate'>): string {
  const end = lastDay(event)
  return end ? localDays(event.date, end) : localDay(event.date)
}

/** The time as it was written; else the one that the date names, which needs saying whose clock it is. */
export function formatTime(event: Dated): string {
  if (event.time) return event.time
  if (isDayOnly(event.date) || !dayOf(event.date)) return ''
  return messages.events.clockTime(localClock(siteLocal(new Date(event.date)).slice(11)))
}
