import type { Event } from '../../content/event/event.ts'
import { cairoLocal } from '../../shared/cairo-time.ts'
import { dayOf, formatDay, isDayOnly, monthNames } from '../../shared/dates.ts'
import * as messages from '../messages/site-messages.ts'

type Dated = Pick<Event, 'date' | 'endDate' | 'time'>

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

export interface DateParts {
  weekday: string
  day: string
  month: string
  year: string
}

/** A date in pieces, to be set large; null for what is no date. */
export function dateParts(date: string): DateParts | null {
  const iso = dayOf(date)
  if (!iso) return null
  // A day is noon in UTC here: the same day everywhere, and the same words on the server and in every browser.
  const noon = new Date(`${iso}T12:00:00Z`)
  return {
    weekday: weekdays[noon.getUTCDay()] ?? '',
    day: String(noon.getUTCDate()),
    month: monthNames[noon.getUTCMonth()] ?? '',
    year: iso.slice(0, 4),
  }
}

/** The last day where it is another than the first; else empty. */
export function lastDay({ date, endDate }: Pick<Dated, 'date' | 'endDate'>): string {
  const end = dayOf(endDate)
  return end > dayOf(date) ? end : ''
}

/** `Nov 24, 2026`, or `Nov 24, 2026 to Nov 26, 2026`. */
export function formatDates(event: Pick<Dated, 'date' | 'endDate'>): string {
  const end = lastDay(event)
  return end ? `${formatDay(event.date)} ${messages.events.to} ${formatDay(end)}` : formatDay(event.date)
}

/** The time as it was written; else the one that the date names, which needs saying whose clock it is. */
export function formatTime(event: Dated): string {
  if (event.time) return event.time
  if (isDayOnly(event.date) || !dayOf(event.date)) return ''
  return messages.events.cairoTime(cairoLocal(new Date(event.date)).slice(11))
}
