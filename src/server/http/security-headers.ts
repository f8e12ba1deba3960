import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What answers say that are no page: nothing in them is to be run, drawn or framed. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/**
 * For documents that not everybody may see: a window that another site has opened is out of its reach from then on. Pages
 * of visitors go without, since the browser would have to begin anew with another process once it reads this.
 */
export const ownWindow = { 'cross-origin-opener-policy': 'same-origin' }

/** Of documents. On other files browsers pass them over, and a slow line carries them for nothing. */
const documentHeaders = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}
/** What is never opened as a document, so that no policy has a say in it. */
const partOfDocuments = /^(?:text\/(?:javascript|css)|font\/)/

export function fixedHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** Headers every answer carries; pages add their own content security policy. */
export function securityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const fixed = fixedHeaders(isHttps)
  app.addHook('onSend', async (request, reply) => {
    const type = String(reply.getHeader('content-type'))
    reply.headers(fixed)
    if (type.startsWith('text/html')) addMissing(reply, documentHeaders)
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('content-security-policy') && !partOfDocuments.test(type))
      reply.header('content-security-policy', inertPolicy)
    if (isPrivate(request)) reply.header('cache-control', 'private, no-store')
    else if (!reply.hasHeader('cache-control') && mustNotBeCached(reply))
      reply.header('cache-control', 'no-store')
  })
}

function addMissing(reply: FastifyReply, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
}

/** Whether a call of the API was made with a session, or needs one: the answer may differ from everybody else's. */
function isPrivate(request: FastifyRequest): boolean {
  const { access } = request.routeOptions.config
  return access !== undefined && (access !== 'anyone' || request.user !== null)
}

function mustNotBeCached({ request, statusCode }: FastifyReply): boolean {
  return statusCode >= 400 || request.routeOptions.config.access !== undefined
}
