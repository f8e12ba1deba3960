import { z } from 'zod'
import { idempotencyDoc } from '../http/idempotency.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { draftNamesRule, publishRule, releaseRule, scheduleRule, undoRule } from './release-input.ts'
import { releaseStates } from './release-record.ts'

const tag = 'Releases'
const name = { type: z.string(), id: z.string(), lang: z.string(), title: z.string() }
const line = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(releaseStates),
  count: z.number().describe('How many drafts it publishes, or did'),
  publishAt: z.string().nullable().describe('When it goes live by itself'),
  failure: z
    .object({
      at: z.string(),
      reason: z.string(),
      drafts: z.array(z.object({ ...name, reason: z.string(), code: z.string().optional() })),
    })
    .nullable()
    .describe('Why nothing of it was published at its time'),
  revision: z.number(),
  createdAt: z.string(),
  createdBy: z.string(),
  updatedAt: z.string(),
  updatedBy: z.string(),
  publishedAt: z.string().nullable(),
  publishedBy: z.string().nullable(),
  undoneAt: z.string().nullable(),
  undoneBy: z.string().nullable(),
})
const release = line.extend({
  drafts: z.array(
    z.object({
      ...name,
      path: z.string().nullable(),
      label: z.string(),
      isNew: z.boolean(),
      isThere: z.boolean().describe('Whether it can be published: not where its record is in the trash'),
      revision: z.number().nullable().describe('Of the draft while it waits'),
      isCleared: z
        .boolean()
        .describe('Whether somebody who may publish it wrote it or looked at it as it is'),
      refusal: z
        .object({ reason: z.string(), code: z.string().nullable() })
        .nullable()
        .describe('Why it could not go live as things are; null where it can'),
      addedAt: z.string(),
      addedBy: z.string(),
      updatedAt: z.string().nullable(),
      updatedBy: z.string().nullable(),
      beforeRevision: z.number().nullable().describe('Of what it replaced; 0 where there was nothing'),
      afterRevision: z.number().nullable(),
      undoneRevision: z.number().nullable(),
    }),
  ),
})
const step = z.object({
  ...name,
  effect: z.enum(['bringBack', 'trash', 'none', 'changed']),
  revision: z.number(),
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
})
const ifMatch = {
  'If-Match':
    'The ETag that was read: 412 if the release or a draft in it was changed since. "r3", of its revision alone, says nothing of the drafts.',
}
const once = { ...ifMatch, ...idempotencyDoc }

export const releaseDocs = {
  list: { tag, summary: 'List releases, the newest first', answers: { 200: z.array(line) } },
  read: { tag, summary: 'Read a release and what is in it', answers: { 200: release } },
  create: {
    tag,
    summary: 'Begin a release: a named set of drafts that goes live at once',
    body: releaseRule,
    headers: idempotencyDoc,
    answers: { 201: release },
  },
  rename: {
    tag,
    summary: 'Rename a release',
    body: releaseRule,
    headers: ifMatch,
    answers: { 200: release },
  },
  remove: {
    tag,
    summary: 'Delete a release that was not published; its drafts stay drafts',
    headers: ifMatch,
    answers: { 204: null },
  },
  add: {
    tag,
    summary: 'Put drafts into a release, all or none; 409 where one waits in another release',
    body: draftNamesRule,
    headers: once,
    answers: { 200: release },
  },
  takeOut: {
    tag,
    summary: 'Take a draft out of a release; it stays a draft',
    headers: ifMatch,
    answers: { 200: release },
  },
  publish: {
    tag,
    summary:
      'Publish every draft of a release in one transaction; 400 names each that is refused, 412 each that was changed since it was looked at, and nothing is',
    body: publishRule,
    headers: once,
    answers: { 200: release },
  },
  schedule: {
    tag,
    summary: 'Let a release go live by itself at a time',
    body: scheduleRule,
    headers: once,
    answers: { 200: release },
  },
  cancel: {
    tag,
    summary: 'Call a scheduled release off; it stays open',
    headers: once,
    answers: { 200: release },
  },
  undoSteps: {
    tag,
    summary: 'Read what an undo would do, and what somebody changed since',
    answers: { 200: z.array(step) },
  },
  undo: {
    tag,
    summary:
      'Bring everything back as it was before a release; 409 where something was changed since and nobody said what becomes of it',
    body: undoRule,
    headers: once,
    answers: { 200: release },
  },
} satisfies Record<string, RouteDoc>
