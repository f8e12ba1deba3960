const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit' })
const dayAndYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', year: 'numeric' })

/** `10:42` today, `Nov 12, 10:42` this year, `Nov 12, 2025, 10:42` before; in the reader's own time zone. */
export function momentText(iso: string, now: Date = new Date()): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return ''
  if (moment.toDateString() === now.toDateString()) return clock.format(moment)
  const date = moment.getFullYear() === now.getFullYear() ? day : dayAndYear
  return `${date.format(moment)}, ${clock.format(moment)}`
}
