import {
  type ApplicationStatus,
  applicationStatuses,
} from '../../../content/application/application-rules.ts'
import { dayInYear, dayText } from '../../../shared/day-text.ts'
import { statusLabels } from '../applications/applications-texts.ts'
import { dashboardTexts as texts } from './dashboard-texts.ts'

/** What the server counts. */
export interface ApplicationStatistics {
  from: string
  to: string
  total: number
  perDay: { day: string; count: number }[]
  perStatus: Record<ApplicationStatus, number>
  perSubject: { subject: string; count: number }[]
}

export interface ChartPoint {
  /** In the chart, where there is little room. */
  short: string
  /** In the table and in the tooltip. */
  label: string
  count: number
}

/** More bars than this are too thin to tell apart. */
const mostBars = 45
const mostSubjects = 8

export function isWeekly({ perDay }: ApplicationStatistics): boolean {
  return perDay.length > mostBars
}

/** One point a day, or a week where there would be too many; a week that is not over counts what there is. */
export function overTime(statistics: ApplicationStatistics): ChartPoint[] {
  const size = isWeekly(statistics) ? 7 : 1
  const { perDay } = statistics
  // The last week is whole, so that the newest bar can be compared with the others.
  const first = perDay.length % size
  const starts = [
    ...(first > 0 ? [0] : []),
    ...Array.from({ length: Math.floor(perDay.length / size) }, (_, index) => first + index * size),
  ]
  return starts.map((start, index) => {
    const days = perDay.slice(start, starts[index + 1] ?? perDay.length)
    const [first] = days
    return {
      label: dayText(first?.day),
      short: dayInYear(first?.day),
      count: days.reduce((sum, { count }) => sum + count, 0),
    }
  })
}

/** The subjects named most; the rest in one bar. */
export function bySubject({ perSubject, total }: ApplicationStatistics): ChartPoint[] {
  const shown = perSubject.slice(0, mostSubjects).map(({ subject, count }) => point(subject, count))
  const rest = total - shown.reduce((sum, { count }) => sum + count, 0)
  return rest > 0 ? [...shown, point(texts.others, rest)] : shown
}

export function byStatus({
  perStatus,
}: ApplicationStatistics): (ChartPoint & { status: ApplicationStatus })[] {
  return applicationStatuses.map((status) => ({
    ...point(statusLabels[status], perStatus[status]),
    status,
  }))
}

const shortLength = 18

function point(label: string, count: number): ChartPoint {
  return { label, short: label.length > shortLength ? `${label.slice(0, shortLength - 1)}…` : label, count }
}
