import { dayOf } from '../shared/dates.ts'
import { localNumber } from '../shared/local-numbers.ar.ts'
import type * as english from './local-dates.ts'

type Dates = typeof english
type DateParts = english.DateParts

const formats = new Map<string, Intl.DateTimeFormat>()

/** One name of a date; digits are written by us, in those of the page. */
function nameOf(moment: Date, options: Intl.DateTimeFormatOptions): string {
  const key = Object.keys(options).join()
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat('ar-EG', { ...options, timeZone: 'UTC', calendar: 'gregory' })
  formats.set(key, format)
  return format.format(moment)
}

/** A date in pieces, to be set large; null for what is no date. */
export const dateParts: Dates['dateParts'] = (date) => {
  const iso = dayOf(date)
  if (!iso) return null
  // A day is noon in UTC here: the same day everywhere.
  const noon = new Date(`${iso}T12:00:00Z`)
  return {
    weekday: nameOf(noon, { weekday: 'long' }),
    day: localNumber(noon.getUTCDate()),
    month: nameOf(noon, { month: 'long' }),
    year: localNumber(noon.getUTCFullYear()),
  }
}

/** `١٥ نوفمبر ٢٠٢٦`; empty for what is no date. */
export const localDay: Dates['localDay'] = (value) => {
  const parts = dateParts(value ?? '')
  return parts ? dayOfParts(parts) : ''
}

/** `من ٢٤ إلى ٢٦ نوفمبر ٢٠٢٦`: month and year are said once where they are the same. */
export const localDays: Dates['localDays'] = (first, last) => {
  const [from, until] = [dateParts(first), dateParts(last)]
  if (!from || !until) return ''
  const isSameYear = from.year === until.year
  const start = isSameYear && from.month === until.month ? from.day : `${from.day} ${from.month}`
  return `من ${isSameYear ? start : dayOfParts(from)} إلى ${dayOfParts(until)}`
}

export const leafDay: Dates['leafDay'] = ({ day }) => day

/** `٧:٠٠ م`. */
export const localClock: Dates['localClock'] = (time) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const padded = `${localNumber(0)}${localNumber(minute)}`.slice(-2)
  return `${localNumber(hour % 12 || 12)}:${padded} ${hour < 12 ? 'ص' : 'م'}`
}

/** `المغرب وتونس ومصر`. */
export const localList: Dates['localList'] = (names) =>
  new Intl.ListFormat('ar', { type: 'conjunction' }).format(names)

function dayOfParts({ day, month, year }: DateParts): string {
  return `${day} ${month} ${year}`
}
