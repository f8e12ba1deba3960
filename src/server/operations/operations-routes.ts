import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { badInput } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import { sendJson } from '../http/etag-reply.ts'
import { requireUser } from '../http/request-user.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { giveUpWork, retryWork, workView } from './operations.ts'
import { listWork, readWorkStatus, workStates } from './operations-store.ts'

const tag = 'Operations'
const work = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(workStates),
  person: z.string(),
  dueAt: z.string().describe('When it is done, or tried again'),
  plannedFor: z.string().describe('When it was to be done first'),
  attempts: z.number(),
  lastError: z.string(),
  isRunning: z.boolean(),
  isRecurring: z.boolean(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
})
const status = z.object({
  waiting: z.number(),
  failing: z.number(),
  failed: z.number(),
  overdueSeconds: z.number(),
  lastError: z.string().nullable(),
})
const docs = {
  list: {
    tag,
    summary: 'What is due: mails, clean-ups and everything else that waits for its time; at most 200',
    query: { state: 'waiting (default), failed or done' },
    answers: { 200: z.array(work) },
  },
  status: {
    tag,
    summary: 'Whether what is due is done, and mails reach the mail server',
    answers: { 200: status },
  },
  retry: { tag, summary: 'Try it again now', answers: { 200: work } },
  giveUp: { tag, summary: 'Give it up', answers: { 204: null } },
} satisfies Record<string, RouteDoc>

export function operationsRoutes(app: FastifyInstance, context: AppContext): void {
  const { database, now } = context
  const config = (doc: RouteDoc) => ({ config: { access: 'manage_users' as const, doc } })

  app.get<{ Querystring: { state?: unknown } }>('/api/due-work', config(docs.list), async (request) => {
    const state = workStates.find((known) => known === (request.query.state ?? 'waiting'))
    if (!state) throw badInput([{ path: 'state', message: 'state must be waiting, failed or done' }])
    const rows = await listWork(database.db, state)
    return rows.map((row) => workView(row, requireUser(request), now()))
  })

  app.get('/api/due-work/status', config(docs.status), async (request, reply) =>
    sendJson(request, reply, await readWorkStatus(database.db, now())),
  )

  app.post<{ Params: { id: string } }>('/api/due-work/:id/retry', config(docs.retry), (request) =>
    retryWork(context, requireUser(request), request.params.id),
  )

  app.delete<{ Params: { id: string } }>('/api/due-work/:id', config(docs.giveUp), async (request, reply) => {
    await giveUpWork(context, requireUser(request), request.params.id)
    return reply.code(204).send()
  })
}
