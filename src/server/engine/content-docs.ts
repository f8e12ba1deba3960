import { z } from 'zod'
import type { Definition } from '../../schema/define-content.ts'
import { objectRule } from '../../schema/nested-fields.ts'
import { pageAddressOf } from '../../schema/page-address.ts'
import { languages, mainLanguage } from '../../shared/languages.ts'
import { idempotencyDoc } from '../http/idempotency.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { isDated } from './content-query.ts'

const codes = languages.map(({ code }) => code)
const langDoc = {
  lang: `The language to read it in (${codes.join(', ')}). What has no published translation comes in ${mainLanguage}`,
}

type DocName = 'list' | 'read' | 'create' | 'update' | 'remove' | 'reorder' | 'revisions' | 'revert'

/** The documentation of every call that a definition gets, read off its fields. */
export function contentDocs(definition: Definition): Record<DocName, RouteDoc> {
  const [one, many] = definition.label
  const tag = many
  const values = objectRule(one, definition.fields)
  const record = z.intersection(
    z.object({
      id: z.string(),
      createdAt: z.string().nullable(),
      updatedAt: z.string().nullable(),
      updatedBy: z.string().nullable().optional().describe('Who saved it last. Only staff are told'),
      lang: z.enum(codes).optional().describe('The language of its texts, where the query names one'),
    }),
    values,
  )
  const filter = definition.filterBy
    ? { [definition.filterBy]: `Only records with this ${definition.filterBy}` }
    : {}
  const ifMatch = {
    'If-Match':
      'The ETag that was read, such as "r12"; 412 if somebody saved the record since. Moves within the list do not count',
  }
  const audience = { 'X-Audience': 'staff: hidden records too, and 401 where the session has ended' }
  const bodySchema =
    definition.kind === 'singleton' ? values : z.intersection(z.object({ id: z.string().optional() }), values)
  return {
    list: {
      tag,
      summary: `List ${many.toLowerCase()}`,
      query: {
        ...filter,
        limit: 'At most this many (1 to 1000)',
        offset: 'Skip this many',
        ...(isDated(definition)
          ? { near: 'At most this many of the next and this many of the last (1 to 1000)' }
          : {}),
        summary: 'true leaves out what only the page of a record shows, such as its sections',
        ...langDoc,
      },
      headers: audience,
      answers: { 200: z.array(record) },
    },
    read: {
      tag,
      summary: `Read ${definition.kind === 'singleton' ? many.toLowerCase() : `one ${one.toLowerCase()}`}`,
      query: {
        ...(pageAddressOf(definition.fields)
          ? { by: 'address: the one whose page stands at that address, or stood there before' }
          : {}),
        ...langDoc,
      },
      headers: audience,
      answers: { 200: record },
    },
    create: {
      tag,
      summary: `Create a ${one.toLowerCase()}`,
      query: { copyOf: 'The record it is a copy of: its translations come along as drafts' },
      body: bodySchema,
      headers: idempotencyDoc,
      answers: { 201: record },
    },
    update: {
      tag,
      summary: `Change the given fields of a ${one.toLowerCase()}`,
      body: values,
      isPartial: true,
      headers: ifMatch,
      answers: { 200: record },
    },
    remove: {
      tag,
      summary: `Move a ${one.toLowerCase()} to the trash`,
      headers: ifMatch,
      answers: { 204: null },
    },
    reorder: {
      tag,
      summary: `Put ${many.toLowerCase()} into the given order`,
      body: z.object({ ids: z.array(z.string()) }),
      answers: { 200: z.array(record) },
    },
    revisions: { tag, summary: `History of a ${one.toLowerCase()}`, answers: { 200: z.array(revisionDoc) } },
    revert: {
      tag,
      summary: `Bring a ${one.toLowerCase()} back to a revision, or one part of it, where the rules of today allow it`,
      body: z.object({ part: partRule.optional(), draft: draftRevisionRule.optional() }),
      headers: { ...ifMatch, ...idempotencyDoc },
      answers: { 200: record },
    },
  }
}

export const draftRevisionRule = z
  .int()
  .min(1)
  .max(2 ** 31 - 1)
  .describe('The revision of the draft that is thrown away for it; left out, a draft stays as it is')

const place = z.int().min(0).max(100_000)

/** A part of an earlier state: a field, or of a list one item. */
export const partRule = z
  .strictObject({
    field: z.string().max(100),
    item: place.optional().describe('Place of an item in the earlier list, counted from 0: it comes back'),
    extra: place.optional().describe('Place of an item in the list of now, counted from 0: it is taken out'),
  })
  .refine(({ item, extra }) => item === undefined || extra === undefined)

export const revisionDoc = z.object({
  revision: z.number(),
  time: z.string(),
  actor: z.object({ id: z.string().nullable(), name: z.string() }),
  approvedBy: z.string().optional().describe('Who approved it, where its author had to ask'),
  sentBy: z.string().optional().describe('Who asked for that, where it was not the author'),
  action: z.string(),
  release: z
    .object({ id: z.string(), name: z.string(), isUndone: z.boolean() })
    .optional()
    .describe('The release that it came by, or was taken back with'),
  changed: z.array(z.string()),
  values: z.unknown(),
})
