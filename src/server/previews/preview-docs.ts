import { z } from 'zod'
import { languages } from '../../shared/languages.ts'
import type { RouteDoc } from '../http/route-access.ts'

const language = z.enum(languages.map(({ code }) => code) as [string, ...string[]])

export const maxDays = 90

export const previewBody = z.object(
  {
    kind: z.enum(['draft', 'release', 'day'], 'kind must be draft, release or day').describe('What it shows'),
    type: z
      .string('type must be text')
      .regex(/^[\w-]{0,100}$/, 'type must be the name of a content type')
      .default('')
      .describe('Of a draft: the content type, such as program'),
    id: z
      .string('id must be text')
      .regex(/^[\w-]{0,254}$/, 'id may hold letters, digits and dashes')
      .default('')
      .describe('The id of the record, or of the release'),
    lang: language.optional().describe('Of a draft: its language; the main one when left out'),
    day: z
      .string('day must be text')
      .default('')
      .describe('Of a day: the site as it was at its end, such as 2026-11-16'),
    days: z
      .int('days must be a whole number')
      .min(1, 'days must be at least 1')
      .max(maxDays, `days must be at most ${maxDays}`)
      .default(7)
      .describe('After how many days it ends'),
  },
  'The body must be a JSON object',
)

const preview = z.object({
  id: z.string(),
  kind: z.string(),
  type: z.string(),
  subject: z.string().describe('The id of the record or of the release, or the day'),
  lang: z.string(),
  title: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable().describe('When it was taken back'),
  isOpen: z.boolean(),
  notes: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['comment', 'approval']),
      name: z.string().describe('As they call themselves'),
      text: z.string(),
      page: z.string(),
      createdAt: z.string(),
    }),
  ),
})

export const previewDocs: Record<'list' | 'create' | 'remove', RouteDoc> = {
  list: {
    tag: 'Previews',
    summary: 'List previews, newest first, with what was said about them',
    query: {
      kind: 'Only those of this kind: draft, release or day',
      type: 'Only those of drafts of this content type',
      subject: 'Only those of this record, or of this day',
      lang: 'Only those of drafts in this language',
    },
    answers: { 200: z.array(preview) },
  },
  create: {
    tag: 'Previews',
    summary:
      'Make an address at which a draft, a release or the site as it was on a day can be seen without an account',
    body: previewBody,
    answers: {
      201: preview.extend({ address: z.string().describe('Told this once: only its hash is stored') }),
    },
  },
  remove: { tag: 'Previews', summary: 'Take a preview back', answers: { 204: null } },
}
