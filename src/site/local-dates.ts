import { dayOf, formatDay, monthNames } from '../shared/dates.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

export interface DateParts {
  weekday: string
  day: string
  month: string
  year: string
}

/** `Nov 24, 2026`; empty for what is no date. */
export const localDay = formatDay

/** `Nov 24, 2026 to Nov 26, 2026`. */
export function localDays(first: string, last: string): string {
  return `${formatDay(first)} to ${formatDay(last)}`
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

/** The day of a leaf of a calendar, always two digits. */
export function leafDay({ day }: DateParts): string {
  return day.padStart(2, '0')
}

/** A time of the day, given as `HH:mm`. */
export function localClock(time: string): string {
  return time
}

/** Names one after the other. */
export function localList(names: readonly string[]): string {
  return names.join(', ')
}
