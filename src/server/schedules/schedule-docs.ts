import { z } from 'zod'
import type { Definition } from '../../schema/define-content.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { scheduleRule } from './schedule-input.ts'

const planned = z.object({ at: z.string(), scheduledBy: z.string(), scheduledAt: z.string() }).nullable()

const schedule = z.object({
  type: z.string(),
  path: z.string(),
  label: z.string(),
  id: z.string(),
  lang: z.string(),
  title: z.string(),
  publish: planned.describe('When the draft is published'),
  hide: planned.describe('When the record is hidden from visitors'),
  missed: z
    .array(
      z.object({
        action: z.enum(['publish', 'hide']),
        at: z.string(),
        reason: z.string(),
        message: z.string(),
        scheduledBy: z.string(),
        missedAt: z.string(),
      }),
    )
    .describe('What could not be done at its time'),
  tag: z.string().describe('For If-Match'),
})

export const scheduleListDoc: RouteDoc = {
  tag: 'Schedules',
  summary: 'List what is published or hidden at a time, the next first, and what could not be',
  query: {
    type: 'Only records of this content type, such as program',
    from: 'Only what happens at this moment or later, such as 2026-11-01T00:00:00Z',
    to: 'Only what happens before this moment',
  },
  answers: { 200: z.array(schedule) },
}

const query = { lang: 'The language of the draft; the main one stands for the record itself' }
const headers = { 'If-Match': 'The ETag that was read; 412 where somebody changed the times since' }

export function scheduleDocs({
  label: [one, tag],
}: Definition): Record<'read' | 'change' | 'cancel', RouteDoc> {
  const what = one.toLowerCase()
  return {
    read: {
      tag,
      summary: `Read when the draft of a ${what} is published and the ${what} hidden`,
      query,
      answers: { 200: schedule },
    },
    change: {
      tag,
      summary: `Set, move or cancel when the draft of a ${what} is published and the ${what} hidden`,
      query,
      body: scheduleRule,
      headers,
      answers: { 200: schedule },
    },
    cancel: {
      tag,
      summary: `Cancel what is scheduled for a ${what}, and forget what was missed`,
      query,
      headers,
      answers: { 204: null },
    },
  }
}
