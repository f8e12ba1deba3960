import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FastPath, isPublicRead } from './fast-path.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Under what, and of which content version, the answer may be kept. */
    cacheSlot: { key: string; version: number } | null
  }
}

/** Pages tell upcoming from past by the clock; without any write they are drawn anew this often. */
const pageFreshMs = 5 * 60_000
const ofTheMoment = new Set(['etag', 'x-request-id', 'content-length', 'date', 'connection', 'keep-alive'])

/** Keeps every public answer that says of itself that it may be kept. */
export function fillCache(app: FastifyInstance, fastPath: FastPath): void {
  app.decorateRequest('cacheSlot', null)
  app.addHook('onRequest', async (request) => {
    const version = fastPath.version()
    const isRead = request.method === 'GET' && isPublicRead(request.raw, fastPath.sessionCookie)
    const key = isRead ? fastPath.keyOf(request.url) : undefined
    // The version is taken before anything is read: an answer overtaken by a write is never served.
    request.cacheSlot = key !== undefined && version !== null ? { key, version } : null
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.cacheSlot && typeof payload === 'string' && mayKeep(reply))
      keep(fastPath, request, reply, payload)
    return payload
  })
}

function mayKeep(reply: FastifyReply): boolean {
  const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public')
  return isPublic && !reply.hasHeader('set-cookie') && (reply.statusCode === 200 || reply.statusCode === 404)
}

function keep(fastPath: FastPath, request: FastifyRequest, reply: FastifyReply, body: string): void {
  if (!request.cacheSlot) return
  const { key, version } = request.cacheSlot
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (!ofTheMoment.has(name) && value !== undefined) headers[name] = String(value)
  }
  headers.vary = key.startsWith('/api/') ? 'Accept-Encoding, Cookie' : 'Accept-Encoding'
  const staleAt = key.startsWith('/api/') ? Number.POSITIVE_INFINITY : Date.now() + pageFreshMs
  fastPath.cache.keep(key, { status: reply.statusCode, headers, body, version, staleAt })
}
