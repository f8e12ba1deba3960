import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../app-context.ts'
import { sendJson } from '../http/etag-reply.ts'
import { parseBody } from '../http/parse-body.ts'
import { requireUser } from '../http/request-user.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { objectOnly } from '../users/user-input.ts'
import { mailProblems } from './mail-problem.ts'
import { removeMailServer, setMailServer, viewMailServer } from './mail-server.ts'
import { encryptions } from './mail-server-store.ts'

const tag = 'Mail server'
const portRule = { error: 'Port must be a number from 1 to 65535' }
const encryption = z.enum(encryptions, { error: `Encryption must be one of: ${encryptions.join(', ')}` })

const body = z
  .object(
    {
      host: z
        .string({ error: 'Server must be text' })
        .trim()
        .min(1, { error: 'Server is required', abort: true })
        .max(253, { error: 'Server must be at most 253 characters' })
        .regex(/^[\p{L}\p{N}.:_-]+$/u, { error: 'Server must be a name such as mail.example.org' }),
      port: z.number(portRule).int(portRule).min(1, portRule).max(65_535, portRule),
      encryption,
      user: z
        .string({ error: 'User name must be text' })
        .trim()
        .max(320, { error: 'User name must be at most 320 characters' }),
      password: z
        .string({ error: 'Password must be text' })
        .max(500, { error: 'Password must be at most 500 characters' }),
    },
    objectOnly,
  )
  .check(({ value, issues }) => {
    const isMissing = value.user !== '' && value.password === ''
    const isLeftOver = value.user === '' && value.password !== ''
    if (isMissing)
      issues.push({ code: 'custom', path: ['password'], message: 'Password is required', input: value })
    if (isLeftOver)
      issues.push({ code: 'custom', path: ['user'], message: 'User name is required', input: value })
  })

const answer = z.object({
  source: z
    .enum(['environment', 'settings', 'none'])
    .describe('Who decides where mails go: the environment wins'),
  server: z
    .object({
      host: z.string(),
      port: z.number(),
      encryption,
      user: z.string(),
      hasPassword: z.boolean(),
      isReadable: z.boolean().describe('Whether the key of the site still opens the password'),
    })
    .nullable(),
  host: z.string(),
  sender: z.string(),
  waiting: z.number().describe('Mails that have not been sent yet'),
  lastTest: z
    .object({
      time: z.string(),
      isAccepted: z.boolean(),
      problem: z.enum(mailProblems).nullable(),
      details: z.string(),
    })
    .nullable(),
})

const docs = {
  read: { tag, summary: 'Where mails are handed over; never the password', answers: { 200: answer } },
  change: {
    tag,
    summary:
      'Set the mail server up; it is stored once it has taken the sign-in, and mails that wait are sent',
    body,
    answers: { 200: answer },
  },
  remove: { tag, summary: 'Forget the mail server; mails wait for another one', answers: { 204: null } },
} satisfies Record<string, RouteDoc>

/** Where mails go, for those who manage the whole site. */
export function mailServerRoutes(app: FastifyInstance, context: AppContext): void {
  const url = '/api/mail-server'
  const config = (doc: RouteDoc) => ({ config: { access: 'all' as const, doc } })

  app.get(url, config(docs.read), async (request, reply) =>
    sendJson(request, reply, await viewMailServer(context)),
  )

  app.put(url, config(docs.change), async (request, reply) => {
    await setMailServer(context, requireUser(request), parseBody(body, request.body))
    return sendJson(request, reply, await viewMailServer(context))
  })

  app.delete(url, config(docs.remove), async (request, reply) => {
    await removeMailServer(context, requireUser(request))
    return reply.code(204).send()
  })
}
