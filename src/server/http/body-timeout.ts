import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

const bodyTimeoutMs = 8000
/** Uploading a picture over a slow line takes minutes; the server's request timeout still applies. */
const slowPath = '/api/storage/upload'

declare module 'fastify' {
  interface FastifyRequest {
    bodyTimer: NodeJS.Timeout | null
  }
}

/**
 * Cuts off senders who keep a body coming for longer than any honest form takes, also after they have been answered:
 * a refusal is sent before the body is read, and the connection would wait for the rest of it.
 */
export function limitBodyTime(app: FastifyInstance): void {
  app.decorateRequest('bodyTimer', null)
  app.addHook('onRequest', async (request) => {
    const { raw, method } = request
    if (method === 'GET' || method === 'HEAD' || !hasBody(raw.headers)) return
    const timer = setTimeout(() => raw.destroy(), bodyTimeoutMs)
    raw.once('end', () => clearTimeout(timer))
    request.bodyTimer = timer
  })
  // Only those get here who may call the route.
  app.addHook('preParsing', async (request) => {
    if (request.bodyTimer && request.url.startsWith(slowPath)) clearTimeout(request.bodyTimer)
  })
}

/** One without a body is never read to its end, and its answer may take longer than a body may. */
function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
