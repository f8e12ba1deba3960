import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { readOverdueSeconds } from '../operations/operations-store.ts'

export function healthRoute(
  app: FastifyInstance,
  { database, now }: Pick<AppContext, 'database' | 'now'>,
): void {
  app.get('/health', async (_request, reply) => {
    await database.ping()
    const overdueSeconds = await readOverdueSeconds(database.db, now())
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ok', ...(overdueSeconds > 0 ? { overdueSeconds } : {}) })
  })
}
