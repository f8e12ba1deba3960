import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../app-context.ts'
import { sendJson } from '../http/etag-reply.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { readMailStatus } from './outbox-store.ts'

const doc: RouteDoc = {
  tag: 'Mail',
  summary: 'Whether mails reach the mail server',
  answers: {
    200: z.object({ waiting: z.number(), failing: z.number(), lastError: z.string().nullable() }),
  },
}

export function mailStatusRoute(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  app.get('/api/mail/status', { config: { access: 'manage_users', doc } }, async (request, reply) =>
    sendJson(request, reply, await readMailStatus(database.db)),
  )
}
