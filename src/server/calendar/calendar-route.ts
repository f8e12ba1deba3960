import type { FastifyInstance } from 'fastify'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import type { Content } from '../engine/content.ts'
import { sendJson } from '../http/etag-reply.ts'
import { readMoment } from '../schedules/read-moment.ts'
import { calendarDoc } from './calendar-docs.ts'
import type { CalendarSource } from './calendar-entry.ts'
import { eventEntries } from './event-entries.ts'
import { releaseEntries } from './release-entries.ts'
import { scheduledEntries } from './scheduled-entries.ts'

const dayMs = 24 * 3_600_000

export function calendarRoute(
  app: FastifyInstance,
  { database, now }: AppContext,
  contents: readonly Content[],
): void {
  const sources: readonly CalendarSource[] = [
    scheduledEntries(contents.map(({ definition }) => definition)),
    eventEntries(contents),
    releaseEntries,
  ]

  app.get('/api/calendar', { config: { access: 'read', doc: calendarDoc } }, async (request, reply) => {
    const range = readRange(request.query, now())
    const entries = await Promise.all(sources.map((source) => source(database.db, range)))
    return sendJson(
      request,
      reply,
      entries.flat().toSorted((a, b) => compare(a.at, b.at)),
    )
  })
}

function readRange(query: unknown, now: Date) {
  const issues: FieldIssue[] = []
  const given = (query ?? {}) as Record<string, unknown>
  const from = readMoment(given.from, 'from', issues) ?? now.toISOString()
  const to = readMoment(given.to, 'to', issues) ?? new Date(Date.parse(from) + 31 * dayMs).toISOString()
  if (Date.parse(to) - Date.parse(from) > 366 * dayMs)
    issues.push({ path: 'to', message: 'The calendar shows a year at most' })
  if (issues.length > 0) throw badInput(issues)
  return { from, to }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
