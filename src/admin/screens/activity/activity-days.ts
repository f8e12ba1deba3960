import { dayOf, siteDay } from '../../../shared/dates.ts'
import { dayText } from '../../../shared/day-text.ts'
import { activityTexts as texts } from './activity-texts.ts'

/** One line of the change log, as the server answers it. */
export interface Activity {
  sequence: number
  time: string
  actor: string
  action: string
  type: string
  path: string | null
  id: string
  sentence: string
}

export interface ActivityDay {
  /** `yyyy-MM-dd` by the site's clock. */
  day: string
  title: string
  lines: Activity[]
}

const dayMs = 86_400_000

/** The lines by the day they happened on, in the order they came. */
export function activityDays(lines: readonly Activity[], now: Date): ActivityDay[] {
  return [...Map.groupBy(lines, ({ time }) => dayOf(time))].map(([day, ofDay]) => ({
    day,
    title: dayTitle(day, now),
    lines: ofDay,
  }))
}

function dayTitle(day: string, now: Date): string {
  if (day === siteDay(now)) return texts.today
  return day === siteDay(new Date(now.getTime() - dayMs)) ? texts.yesterday : dayText(day)
}
