import type { CalendarEntry } from '../../../client/record-schedules.ts'
import { dayAfter, isDayOnly, siteDay } from '../../../shared/dates.ts'
import { siteMoment } from '../../../shared/site-clock.ts'

/** `2026-11` and so many months on. */
export function monthAfter(month: string, months = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const moved = new Date(Date.UTC(year, number - 1 + months, 1))
  return moved.toISOString().slice(0, 7)
}

export function isMonth(text: string | null): text is string {
  return text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text >= '2000' && text < '2100'
}

/** The weeks that a month touches, each with its seven days, beginning with the day that weeks begin with. */
export function weeksOf(month: string, firstWeekday: number): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const before = (first.getUTCDay() - firstWeekday + 7) % 7
  let day = new Date(first.getTime() - before * 86_400_000).toISOString().slice(0, 10)
  const end = `${monthAfter(month)}-01`
  const weeks: string[][] = []
  while (day < end) {
    const week: string[] = []
    for (let count = 0; count < 7; count += 1) {
      week.push(day)
      day = dayAfter(day)
    }
    weeks.push(week)
  }
  return weeks
}

/** The moments between which the days of these weeks lie, by the clock of the site. */
export function rangeOf(weeks: readonly (readonly string[])[]): { from: string; to: string } {
  const days = weeks.flat()
  const moment = (day: string) => siteMoment(`${day}T00:00`).toISOString()
  return { from: moment(days[0] ?? ''), to: moment(dayAfter(days.at(-1) ?? '')) }
}

/** What happens on each day that has something, in order. */
export function entriesByDay(entries: readonly CalendarEntry[]): Map<string, CalendarEntry[]> {
  const days = new Map<string, CalendarEntry[]>()
  for (const entry of entries) {
    const day = isDayOnly(entry.at) ? entry.at : siteDay(new Date(entry.at))
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return new Map([...days].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
