import type { FastifyInstance } from 'fastify'

/** One line per answered request. The query is left out, and who a call is about: both hold people's names. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    const path = route?.startsWith('/api/people/') ? route : request.url.split('?', 1)[0]
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
