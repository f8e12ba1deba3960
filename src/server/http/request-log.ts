import type { FastifyInstance } from 'fastify'

/** Whom a call is about, and the secret of a preview: the log knows the route alone. */
const isSecret = /^\/(?:api\/people|preview)\//

/** One line per answered request. The query is left out: it holds people's names. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    const path = route && isSecret.test(route) ? route : request.url.split('?', 1)[0]
    const facts = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (reply.statusCode >= 500) request.log.error(facts, 'answered')
    else request.log.info(facts, 'answered')
  })
}
