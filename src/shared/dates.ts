const usualTimeZone = 'Africa/Cairo'
let timeZone = usualTimeZone

/** The foundation's clock: dates without a zone are meant by it, wherever the server or the visitor is. */
export function siteTimeZone(): string {
  return timeZone
}

/** Left out, the clock of Cairo. Called before anything is drawn or answered by that clock. */
export function chooseTimeZone(zone = usualTimeZone): void {
  if (zone !== timeZone) calendar = undefined
  timeZone = zone
}

const dayForm = /^\d{4}-\d{2}-\d{2}$/

const hour = 3_600_000

let calendar: Intl.DateTimeFormat | undefined

/** Made when first needed: pages without dates do not wait for it. */
function siteCalendar(): Intl.DateTimeFormat {
  calendar ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return calendar
}

/** As they stand in dates. */
export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function isDayOnly(value: string): boolean {
  return dayForm.test(value)
}

/**
 * `yyyy-MM-dd` of a moment, by the clock of the site. Those of Cairo are two or three hours ahead of UTC: mostly that is
 * the same day, and no calendar has to be asked.
 */
export function siteDay(moment: Date): string {
  if (timeZone !== usualTimeZone) return siteTimestamp(moment).slice(0, 10)
  const [early, late] = [2, 3].map((hours) =>
    new Date(moment.getTime() + hours * hour).toISOString().slice(0, 10),
  )
  return early && early === late ? early : siteTimestamp(moment).slice(0, 10)
}

/** `MMM dd, yyyy`; a day stays that day in every time zone. Empty for what is no date. */
export function formatDay(value: string | null | undefined): string {
  const day = dayOf(value)
  const [year, month, date] = day.split('-')
  return day === '' ? '' : `${monthNames[Number(month) - 1]} ${date}, ${year}`
}

/** `yyyy-MM-dd HH:mm:ss` by the clock of the site. Empty for what is no date. */
export function formatTimestamp(value: string | null | undefined): string {
  const moment = value ? new Date(value) : null
  return moment && isValid(moment) ? siteTimestamp(moment) : ''
}

/** `yyyy-MM-dd` of a day or of a moment, by the clock of the site. Empty for what is no date. */
export function dayOf(value: string | null | undefined): string {
  if (!value || !isValid(new Date(value))) return ''
  return isDayOnly(value) ? value : siteDay(new Date(value))
}

/** The next day, as `yyyy-MM-dd`. */
export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

function siteTimestamp(moment: Date): string {
  const parts = Object.fromEntries(
    siteCalendar()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`
}

function isValid(date: Date): boolean {
  return !Number.isNaN(date.getTime())
}
