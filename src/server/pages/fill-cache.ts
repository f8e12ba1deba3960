import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseForm, type FastPath, isPublicRead } from './fast-path.ts'
import type { CachedResponse } from './response-cache.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Under what, and of which content version, the answer may be kept. */
    cacheSlot: { key: string; version: number } | null
  }
}

/** What tells upcoming from past by the clock is made anew this often, also without any write. */
const pageFreshMs = 5 * 60_000
const ofTheMoment = new Set(['x-request-id', 'content-length', 'date', 'connection', 'keep-alive'])

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
    const { cacheSlot: slot } = request
    if (!slot) return payload
    try {
      if (typeof payload !== 'string' || !mayKeep(reply)) return payload
      const entry = keep(fastPath, slot, reply, payload)
      return await keptForm(fastPath, slot.key, entry, request, reply)
    } finally {
      fastPath.gate.leave(request.raw)
    }
  })
}

function mayKeep(reply: FastifyReply): boolean {
  const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public')
  return isPublic && !reply.hasHeader('set-cookie') && (reply.statusCode === 200 || reply.statusCode === 404)
}

function keep(
  fastPath: FastPath,
  { key, version }: NonNullable<FastifyRequest['cacheSlot']>,
  reply: FastifyReply,
  body: string,
): CachedResponse {
  const isApi = key.startsWith('/api/')
  reply.header('vary', isApi ? 'Accept-Encoding, Cookie' : 'Accept-Encoding')
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (!ofTheMoment.has(name) && value !== undefined) headers[name] = String(value)
  }
  const staleAt = isApi ? Number.POSITIVE_INFINITY : performance.now() + pageFreshMs
  return fastPath.cache.keep(key, { status: reply.statusCode, headers, body, version, staleAt })
}

/** Who caused the answer to be made gets the same bytes as those who follow, in the form they take. */
async function keptForm(
  fastPath: FastPath,
  key: string,
  entry: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  const form = await chooseForm(fastPath.cache, key, entry, request.headers['accept-encoding'])
  if (form !== entry.forms.identity) reply.header('content-encoding', form === entry.forms.br ? 'br' : 'gzip')
  return form.body
}
