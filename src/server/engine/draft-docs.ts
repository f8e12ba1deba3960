import { z } from 'zod'
import type { Definition } from '../../schema/define-content.ts'
import { languages } from '../../shared/languages.ts'
import { idempotencyDoc } from '../http/idempotency.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { draftRule } from './draft-input.ts'

const values = z.record(z.string(), z.unknown())
const written = {
  createdAt: z.string().nullable(),
  createdBy: z.string().nullable(),
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
}
const lang = z.enum(languages.map(({ code }) => code) as [string, ...string[]])
const isNew = z.boolean().describe('Whether the record was never published')

/** A draft as it is answered. */
export const draftDoc = z.object({
  id: z.string(),
  lang,
  state: z.enum(['none', 'draft']),
  title: z.string(),
  isNew,
  revision: z.number(),
  ...written,
  recordRevision: z.number().describe('Hand it back with what is written over these values'),
  values: values.describe('All values of the record with the changes of the draft'),
  base: values.describe('What the values are written over'),
  published: values.nullable().describe('What is published; null for a record that never was'),
  publishedRevision: z.number(),
  publishedAt: z.string().nullable(),
  publishedBy: z.string().nullable(),
  changed: z.array(z.string()).describe('Fields that differ from what is published'),
  clashes: z.array(z.string()).describe('Fields that were also published in another way since'),
})

export const draftListDoc: RouteDoc = {
  tag: 'Drafts',
  summary:
    'List what waits to be published, the last edited first: records, and their words in other languages',
  query: { type: 'Only records of this content type, such as program' },
  answers: {
    200: z.array(
      z.object({
        type: z.string(),
        path: z.string(),
        label: z.string(),
        id: z.string(),
        lang,
        title: z.string(),
        isNew,
        isPublished: z
          .boolean()
          .describe(
            'Whether visitors read an earlier state of it: of the record, or of its words in the language',
          ),
        ...written,
        record: values.nullable().describe('Of a record that was never published: what it will be'),
        release: z
          .object({ id: z.string(), name: z.string() })
          .nullable()
          .describe('The release that it waits in'),
      }),
    ),
  },
}

/** What guards a draft against a second device. */
export const draftTagDoc = {
  'If-Match':
    'The ETag that was read, such as "r3"; 412 if somebody saved the draft since, as on another device',
}

type DocName = 'read' | 'update' | 'create' | 'discard' | 'restore' | 'publish'

/** The documentation of the drafts of a content type. */
export function draftDocs({ label: [one, tag] }: Definition): Record<DocName, RouteDoc> {
  const what = `the draft of a ${one.toLowerCase()}`
  return {
    read: {
      tag,
      summary: `Read ${what}; visitors never do`,
      answers: { 200: draftDoc },
    },
    update: {
      tag,
      summary: `Write the given values into ${what}, or begin one. Nothing is published`,
      body: draftRule,
      headers: draftTagDoc,
      answers: { 200: draftDoc },
    },
    create: {
      tag,
      summary: `Begin a ${one.toLowerCase()} as a draft`,
      body: draftRule.pick({ values: true }).extend({ id: z.string().optional() }),
      headers: idempotencyDoc,
      answers: { 201: draftDoc },
    },
    discard: { tag, summary: `Throw ${what} away`, headers: draftTagDoc, answers: { 204: null } },
    restore: {
      tag,
      summary: `Bring ${what} back that was thrown away last`,
      headers: draftTagDoc,
      answers: { 200: draftDoc },
    },
    publish: {
      tag,
      summary: `Publish ${what}, with the given values written into it first; 412 where the same was published meanwhile`,
      body: draftRule.partial(),
      headers: { ...draftTagDoc, ...idempotencyDoc },
      answers: { 200: z.looseObject({ id: z.string() }) },
    },
  }
}
