import { z } from 'zod'
import type { RouteDoc } from '../http/route-access.ts'

export const calendarDoc: RouteDoc = {
  tag: 'Schedules',
  summary: 'What will happen: drafts that are published, records that are hidden, releases and events',
  query: {
    from: 'From this moment, such as 2026-11-01T00:00:00Z; now by default',
    to: 'To this moment; a month later by default, and at most a year',
  },
  answers: {
    200: z.array(
      z.object({
        kind: z.enum(['publish', 'hide', 'release', 'event']),
        at: z.string().describe('A moment, or a day where no time is known'),
        title: z.string(),
        path: z.string().nullable(),
        id: z.string(),
        lang: z.string(),
        by: z.string().nullable(),
        tag: z.string().nullable().describe('For If-Match'),
      }),
    ),
  },
}
