import type { FastifyInstance } from 'fastify'

/** Headers every answer carries; pages add their own content security policy. */
export function securityHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
    }
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
