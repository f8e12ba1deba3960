import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'

export function healthRoute(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  app.get('/health', async (_request, reply) => {
    await database.ping()
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
