import { z } from 'zod'
import { applicationFields, applicationReviewFields } from '../../content/application/application.ts'
import { toggle } from '../../schema/fields.ts'
import { objectRule } from '../../schema/nested-fields.ts'
import { languages } from '../../shared/languages.ts'
import { idempotencyDoc } from '../http/idempotency.ts'
import type { RouteDoc } from '../http/route-access.ts'

const tag = 'Applications'
const sent = objectRule('Application', applicationFields)
const review = objectRule('Application', applicationReviewFields)
const count = z.number()
const language = z.enum(languages.map(({ code }) => code)).describe('What the applicant wrote in')

const record = z.intersection(
  z.intersection(sent, review),
  z.object({
    id: z.string(),
    language,
    isSuspected: z.boolean().describe('It looks like a robot’s; it counts nowhere until staff say otherwise'),
    isOneOfMany: z
      .boolean()
      .describe('Very many had come from its address in that hour; it counts as all others'),
    forgottenAt: z
      .string()
      .nullable()
      .describe('When a suspected one is deleted, unless staff do something with it'),
    createdAt: z.string(),
    updatedAt: z.string(),
    firstResponseAt: z.string().nullable(),
    anonymisedAt: z.string().nullable(),
    dueAt: z.string(),
    replyState: z.enum(['due', 'overdue', 'answered in time', 'answered late']),
  }),
)
const counts = z.object({ pending: count, contacted: count, accepted: count, rejected: count })
const filter = {
  search: 'Words that stand in name, email, subject or request, whatever their case and accents',
  status: 'all, pending, contacted, accepted or rejected',
  suspected: 'true for those that look like a robot’s instead of all others',
  reply: 'all, due or overdue: those who were promised an answer and have none yet',
}
const ifMatch = { 'If-Match': 'The ETag that was read; 412 if the application changed since' }

export const applicationDocs = {
  submit: {
    tag,
    summary: 'Send an application',
    body: z.intersection(sent, z.object({ language: language.optional() })),
    headers: idempotencyDoc,
    answers: {
      201: z.intersection(sent, z.object({ id: z.string(), status: z.string(), createdAt: z.string() })),
    },
  },
  list: {
    tag,
    summary: 'List applications, newest first',
    query: { ...filter, limit: 'At most this many (1 to 1000)', offset: 'Skip this many' },
    answers: { 200: z.array(record) },
  },
  counts: {
    tag,
    summary: 'How many applications there are, by status',
    answers: { 200: counts.extend({ total: count }) },
  },
  statistics: {
    tag,
    summary: 'How many applications came in, by day, status and subject',
    query: { days: 'How many days up to today (1 to 366), 90 by default' },
    answers: {
      200: z.object({
        from: z.string(),
        to: z.string(),
        total: count,
        perDay: z.array(z.object({ day: z.string(), count })),
        perStatus: counts,
        perSubject: z.array(z.object({ subject: z.string(), count })),
      }),
    },
  },
  export: {
    tag,
    summary: 'Applications as a CSV file',
    query: filter,
    answers: { 200: z.string() },
    answerType: 'text/csv',
  },
  read: { tag, summary: 'Read one application', answers: { 200: record } },
  update: {
    tag,
    summary: 'Change the status or the notes of an application, or say that it is no spam',
    body: objectRule('Application', { ...applicationReviewFields, isSuspected: toggle('Suspected') }),
    isPartial: true,
    headers: ifMatch,
    answers: { 200: record },
  },
  history: {
    tag,
    summary: 'Who changed status and notes of an application, newest first',
    answers: {
      200: z.array(
        z.object({
          time: z.string(),
          actor: z.object({ id: z.string().nullable(), name: z.string() }),
          before: z.nullable(review),
          after: z.nullable(review),
        }),
      ),
    },
  },
  erase: {
    tag,
    summary: 'Erase an application and all that was written about it',
    headers: ifMatch,
    answers: { 204: null },
  },
} satisfies Record<string, RouteDoc>
