import { type ApplicationStatus, applicationStatuses } from '../../content/application/application-rules.ts'
import { siteDay } from '../../shared/dates.ts'
import { siteMoment } from '../../shared/site-clock.ts'
import type { Handle } from '../database/tables.ts'
import { type Count, countByHour, countByStatus, countBySubject } from './application-statistics-store.ts'

export type StatusCounts = Record<ApplicationStatus, number>

export interface ApplicationStatistics {
  /** The first and the last day, by the site's clock. */
  from: string
  to: string
  total: number
  /** Every day of the time, also those without applications. */
  perDay: { day: string; count: number }[]
  perStatus: StatusCounts
  /** The subjects named most, at most twenty. */
  perSubject: { subject: string; count: number }[]
}

const hourMs = 3_600_000
const mostSubjects = 20

export async function readCounts(db: Handle): Promise<{ total: number } & StatusCounts> {
  const counts = await countByStatus(db)
  return { total: sum(counts), ...perStatus(counts) }
}

/** What came in during the last `days` days, today included. */
export async function readStatistics(db: Handle, days: number, now: Date): Promise<ApplicationStatistics> {
  const to = siteDay(now)
  const from = daysBefore(to, days - 1)
  const since = startOfSiteDay(from).toISOString()
  const hours = await countByHour(db, since)
  const subjects = await countBySubject(db, since, mostSubjects)
  return {
    from,
    to,
    total: sum(hours),
    perDay: perDay(hours, from, days),
    perStatus: perStatus(await countByStatus(db, since)),
    perSubject: subjects.map(({ name, count }) => ({ subject: name, count })),
  }
}

/** Clocks to choose from are whole hours away from UTC, so every hour belongs to one of their days. */
export function perDay(
  hours: readonly Count[],
  from: string,
  days: number,
): { day: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { name, count } of hours) {
    const day = siteDay(new Date(`${name}:00:00Z`))
    counts.set(day, (counts.get(day) ?? 0) + count)
  }
  return Array.from({ length: days }, (_, index) => {
    const day = daysBefore(from, -index)
    return { day, count: counts.get(day) ?? 0 }
  })
}

/** The first moment of a day by the clock of the site; where summer time skips midnight, that is an hour later. */
export function startOfSiteDay(day: string): Date {
  return siteMoment(`${day}T00:00`)
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 24 * hourMs).toISOString().slice(0, 10)
}

function perStatus(counts: readonly Count[]): StatusCounts {
  const of = (status: string) => counts.find(({ name }) => name === status)?.count ?? 0
  return Object.fromEntries(applicationStatuses.map((status) => [status, of(status)])) as StatusCounts
}

function sum(counts: readonly Count[]): number {
  return counts.reduce((total, { count }) => total + count, 0)
}
