import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Definition } from '../schema/define-content.ts'
import { mainLanguage } from '../shared/languages.ts'
import { listUrl } from './content-queries.ts'
import { sendAsStaff } from './staff-request.ts'

export interface PlannedTime {
  at: string
  scheduledBy: string
  scheduledAt: string
}

export type ScheduledAction = 'publish' | 'hide'

export interface MissedTime {
  action: ScheduledAction
  at: string
  /** Such as `rule` or `conflict`. */
  reason: string
  message: string
  scheduledBy: string
}

/** When a draft is published and its record hidden, as the server answers it. */
export interface Schedule {
  type: string
  path: string
  id: string
  lang: string
  title: string
  publish: PlannedTime | null
  hide: PlannedTime | null
  missed: MissedTime[]
  /** Of the times that were read, for whoever changes them. */
  tag: string
}

/** One thing in the calendar. */
export interface CalendarEntry {
  kind: ScheduledAction | 'release' | 'event'
  /** A moment, or a day where no time is known. */
  at: string
  title: string
  path: string | null
  id: string
  lang: string
  by: string | null
}

const schedulesUrl = '/api/schedules'
const calendarUrl = '/api/calendar'

/** What is scheduled, the next first, and what could not be done at its time; of one type where it is named. */
export function useSchedules(type?: string): UseQueryResult<Schedule[]> {
  return useQuery<Schedule[]>({
    queryKey: [type === undefined ? schedulesUrl : `${schedulesUrl}?${new URLSearchParams({ type })}`],
    refetchOnMount: 'always',
  })
}

export function useCalendar(range: { from: string; to: string }): UseQueryResult<CalendarEntry[]> {
  return useQuery<CalendarEntry[]>({
    queryKey: [`${calendarUrl}?${new URLSearchParams(range)}`],
    refetchOnMount: 'always',
  })
}

/** What is scheduled for a record, or for its words in another language. */
export interface ScheduleOf {
  definition: Definition
  id: string
  lang?: string
}

function scheduleUrl({ definition, id, lang = mainLanguage }: ScheduleOf): string {
  const query = lang === mainLanguage ? '' : `?${new URLSearchParams({ lang })}`
  return `${listUrl(definition)}/${encodeURIComponent(id)}/schedule${query}`
}

/** By the clock of the site; null cancels, and what is left out stays. */
export interface NewTimes {
  publishAt?: string | null
  hideAt?: string | null
  /** Of the draft that was looked at: refused (412) where there is a newer one. */
  revision?: number
}

export function changeSchedule(of: ScheduleOf, times: NewTimes, tag: string | undefined): Promise<Schedule> {
  return sendAsStaff<Schedule>('PUT', scheduleUrl(of), times, tag ? { 'if-match': tag } : {})
}

export function cancelSchedule(of: ScheduleOf, tag: string): Promise<void> {
  return sendAsStaff<void>('DELETE', scheduleUrl(of), undefined, { 'if-match': tag })
}

/** To be called once times have changed. */
export function forgetSchedules(client: QueryClient): Promise<void> {
  const starts = [schedulesUrl, calendarUrl]
  return client.invalidateQueries({
    predicate: ({ queryKey }) => starts.some((start) => String(queryKey[0]).startsWith(start)),
  })
}
