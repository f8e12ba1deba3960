import { z } from 'zod'
import type { RouteDoc } from '../http/route-access.ts'
import { mailProblems } from '../mail-server/mail-problem.ts'

const tag = 'First steps'
const record = z.object({
  type: z.string(),
  path: z.string(),
  label: z.string(),
  id: z.string(),
  title: z.string(),
})
const testMail = z.object({
  time: z.string(),
  isAccepted: z.boolean(),
  problem: z.enum(mailProblems).nullable(),
  details: z.string().describe('What the mail server or the network said'),
})
const steps = z.object({
  isHidden: z.boolean(),
  steps: z.object({
    identity: z.object({ isDone: z.boolean(), hasName: z.boolean(), hasLogo: z.boolean() }),
    languages: z.object({
      isDone: z.boolean(),
      unnamed: z.array(z.string()).describe('Languages in which the foundation has no name of its own yet'),
    }),
    account: z.object({ isDone: z.boolean(), hasName: z.boolean(), isSafe: z.boolean() }),
    sample: z.object({
      isDone: z.boolean(),
      untouched: z.number().describe('Records of the sample content that nobody has worked on'),
      edited: z.array(record).describe('Those that somebody has: they are never removed'),
      removed: z.number().describe('How many can be brought back'),
    }),
    colleagues: z.object({ isDone: z.boolean() }),
    mail: z.object({ isDone: z.boolean(), isConfigured: z.boolean(), lastTest: testMail.nullable() }),
    backup: z.object({ isDone: z.boolean(), lastBackup: z.string().nullable() }),
  }),
})

export const firstStepsDocs = {
  read: { tag, summary: 'What is to be done before a new site is the own one', answers: { 200: steps } },
  hide: { tag, summary: 'Put the list away, or bring it back', answers: { 200: steps } },
  testMail: {
    tag,
    summary: 'Send a mail to your own address and wait for what the mail server says',
    answers: { 200: testMail },
  },
  remove: {
    tag,
    summary: 'Move all sample content that nobody has worked on to the trash, in one step',
    answers: { 200: z.object({ removed: z.number() }) },
  },
  restore: {
    tag,
    summary: 'Bring the removed sample content back; what was made since stays',
    answers: {
      200: z.object({
        restored: z.number(),
        kept: z.array(
          record.extend({
            reason: z.enum(['rewritten', 'name_taken', 'replaced', 'refused']),
            details: z.string().optional(),
          }),
        ),
      }),
    },
  },
} satisfies Record<string, RouteDoc>
