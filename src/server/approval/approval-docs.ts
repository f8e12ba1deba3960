import { z } from 'zod'
import type { Definition } from '../../schema/define-content.ts'
import { languages } from '../../shared/languages.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { approvalBody, sendBackBody, sendingBody, withdrawalBody } from './approval-input.ts'
import { openStates } from './approval-store.ts'

const codes = languages.map(({ code }) => code)

const approval = z.object({
  type: z.string(),
  path: z.string(),
  label: z.string(),
  id: z.string(),
  lang: z.enum(codes),
  title: z.string(),
  isNew: z.boolean().describe('Whether the record was never published'),
  state: z.enum(openStates),
  note: z.string(),
  sentAt: z.string(),
  sentBy: z.string(),
  isOwn: z.boolean().describe('Whether you sent it'),
  revision: z.number().describe('Of the draft as it is now; approving hands it in'),
  isChangedSince: z.boolean().describe('Whether the draft was changed after it was sent'),
  changedAt: z.string(),
  changedBy: z.string(),
  comment: z.string(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  mayDecide: z.boolean().describe('Whether you may approve it or send it back'),
})

export const approvalListDocs = {
  list: {
    tag: 'Approval',
    summary: 'What was sent for approval and is not published, the oldest first',
    answers: { 200: z.array(approval) },
  },
  counts: {
    tag: 'Approval',
    summary: 'How much of it waits for you: to be decided, or sent back to you',
    answers: { 200: z.object({ toDecide: z.number(), sentBack: z.number() }) },
  },
} satisfies Record<string, RouteDoc>

type DocName = 'send' | 'withdraw' | 'approve' | 'sendBack'

export function approvalDocs({ label: [one, tag] }: Definition): Record<DocName, RouteDoc> {
  const what = `the draft of a ${one.toLowerCase()}`
  return {
    send: {
      tag,
      summary: `Send ${what} for approval, or send it again`,
      body: sendingBody,
      answers: { 204: null },
    },
    withdraw: {
      tag,
      summary: `Take ${what} back that was sent for approval; it stays a draft`,
      body: withdrawalBody,
      answers: { 204: null },
    },
    approve: {
      tag,
      summary: `Approve and publish ${what} that was sent; only for those who publish without asking`,
      body: approvalBody,
      answers: { 200: z.object({ revision: z.number().describe('Of what is published now') }) },
    },
    sendBack: {
      tag,
      summary: `Send ${what} back to whoever sent it; only for those who publish without asking`,
      body: sendBackBody,
      answers: { 204: null },
    },
  }
}
