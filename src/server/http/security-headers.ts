import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calledRoute } from './routes-by-type.ts'

/** What answers say that are no page: nothing in them is to be run, drawn or framed. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

export function fixedHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** Headers every answer carries; pages add their own content security policy. */
export function securityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const fixed = fixedHeaders(isHttps)
  app.addHook('onSend', async (request, reply) => {
    const referrerPolicy = reply.getHeader('referrer-policy')
    reply.headers(fixed)
    if (referrerPolicy !== undefined) reply.header('referrer-policy', referrerPolicy)
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', inertPolicy)
    if (isPrivate(request)) reply.header('cache-control', 'private, no-store')
    else if (!reply.hasHeader('cache-control') && mustNotBeCached(reply))
      reply.header('cache-control', 'no-store')
  })
}

/** Whether a call of the API was made with a session, or needs one: the answer may differ from everybody else's. */
function isPrivate(request: FastifyRequest): boolean {
  const { access } = calledRoute(request).config
  return access !== undefined && (access !== 'anyone' || request.user !== null)
}

function mustNotBeCached({ request, statusCode }: FastifyReply): boolean {
  return statusCode >= 400 || calledRoute(request).config.access !== undefined
}
