import { formatTimestamp, siteDay } from '../shared/dates.ts'
import { dayInYear, dayText } from '../shared/day-text.ts'
import { momentTexts } from './moment-texts.ts'

/**
 * `10:42` today, `Nov 12, 10:42` this year, `Nov 12, 2025, 10:42` before. By the site's clock, as every time on the site:
 * staff elsewhere speak of the same hour.
 */
export function momentText(iso: string, now: Date = new Date()): string {
  const [day = '', time = ''] = formatTimestamp(iso).split(' ')
  if (day === '') return ''
  const clock = momentTexts.clock(time.slice(0, 5))
  const today = siteDay(now)
  if (day === today) return clock
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return momentTexts.onDay(isThisYear ? dayInYear(day) : dayText(day), clock)
}
