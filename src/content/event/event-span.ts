import { dayAfter, dayOf, isDayOnly } from '../../shared/dates.ts'
import type { CalendarSpan } from '../../shared/ics.ts'
import { siteLocal } from '../../shared/site-clock.ts'
import { parseTimeRange, type TimeRange } from '../../shared/time-range.ts'

interface Dated {
  date: string
  endDate: string
  time: string
}

/** When an event takes place; whole days where its time is not given or cannot be read, null without a date. */
export function eventSpan(event: Dated): CalendarSpan | null {
  const firstDay = dayOf(event.date)
  if (!firstDay) return null
  const endDay = dayOf(event.endDate)
  const lastDay = endDay > firstDay ? endDay : firstDay
  const range = parseTimeRange(event.time)
  const start = isDayOnly(event.date)
    ? range && `${firstDay}T${range.start}`
    : siteLocal(new Date(event.date))
  if (!start) return { isAllDay: true, firstDay, lastDay }
  return { isAllDay: false, start, end: endOf(event, start, lastDay, range) }
}

function endOf(event: Dated, start: string, lastDay: string, range: TimeRange | null): string | null {
  const isMoment = event.endDate !== '' && !isDayOnly(event.endDate) && dayOf(event.endDate) !== ''
  const moment = isMoment ? siteLocal(new Date(event.endDate)) : ''
  if (moment > start) return moment
  if (range?.end) {
    const end = `${lastDay}T${range.end}`
    // "20:00 to 01:00" ends the next day.
    return end > start ? end : `${dayAfter(lastDay)}T${range.end}`
  }
  return lastDay > start.slice(0, 10) ? `${dayAfter(lastDay)}T00:00` : null
}
