import { siteDay } from './dates.ts'
import { siteLocal } from './site-clock.ts'

export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const fullMonthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** The day that weeks begin with, as `getUTCDay` counts: the working week of the foundation. */
export const firstWeekday = 0 as number

/** `Sunday 22 November`, with its year where that is not this one. `yyyy-MM-dd`. */
export function dayInWords(day: string, now: Date = new Date()): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const words = `${weekdayNames[noon.getUTCDay()]} ${noon.getUTCDate()} ${fullMonthNames[noon.getUTCMonth()]}`
  return day.slice(0, 4) === siteDay(now).slice(0, 4) ? words : `${words} ${day.slice(0, 4)}`
}

/** `09:00`, by the clock of the site. */
export function clockInWords(moment: string): string {
  return siteLocal(new Date(moment)).slice(11)
}

/** `Sunday 22 November at 09:00`, by the clock of the site. */
export function momentInWords(moment: string, now: Date = new Date()): string {
  return `${dayInWords(siteLocal(new Date(moment)).slice(0, 10), now)} at ${clockInWords(moment)}`
}

/** `November 2026` of `2026-11`. */
export function monthInWords(month: string): string {
  return `${fullMonthNames[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`
}
