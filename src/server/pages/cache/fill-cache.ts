import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isNotModified } from '../../http/etag-reply.ts'
import type { CacheSlot } from './cache-slot.ts'
import { chooseForm, type FastPath, isPublicRead } from './fast-path.ts'
import type { CachedResponse } from './response-cache.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where, and for which content version, the answer may be kept. */
    cachePlace: CachePlace | null
  }
}

interface CachePlace {
  slot: CacheSlot
  version: number
}

/** What tells upcoming from past by the clock is made anew this often, also without any write. */
const freshMs = 5 * 60_000
const ofTheMoment = new Set(['x-request-id', 'content-length', 'date', 'connection', 'keep-alive'])

/** Keeps every public answer that says of itself that it may be kept. */
export function fillCache(app: FastifyInstance, fastPath: FastPath): void {
  app.decorateRequest('cachePlace', null)
  app.addHook('onRequest', async (request) => {
    const isRead = request.method === 'GET' && isPublicRead(request.raw, fastPath.sessionCookie)
    const slot = isRead ? fastPath.slotOf(request.url) : undefined
    // The version is taken before anything is read: an answer overtaken by a write is never served.
    const version = slot ? fastPath.cache.version(slot) : null
    request.cachePlace = slot && version !== null ? { slot, version } : null
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { cachePlace: place } = request
    if (!place) return payload
    try {
      const body = typeof payload === 'string' ? Buffer.from(payload) : payload
      if (!Buffer.isBuffer(body) || !mayKeep(reply)) return payload
      const entry = keep(fastPath, place, reply, body)
      // Whoever holds it already is answered without it.
      return isNotModified(request, reply) ? payload : await keptForm(fastPath, entry, request, reply)
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
  { slot, version }: CachePlace,
  reply: FastifyReply,
  body: Buffer,
): CachedResponse {
  const isApi = slot.type !== undefined
  reply.header('vary', isApi ? 'Accept-Encoding, Cookie, X-Audience' : 'Accept-Encoding')
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (!ofTheMoment.has(name) && value !== undefined) headers[name] = String(value)
  }
  return fastPath.cache.keep(slot, {
    status: reply.statusCode,
    headers,
    body,
    version,
    staleAt: staleTimeOf(slot),
  })
}

export function staleTimeOf({ key, type }: CacheSlot): number {
  const isTimeless = type !== undefined && !key.includes('near=')
  return isTimeless ? Number.POSITIVE_INFINITY : performance.now() + freshMs
}

/** Who caused the answer to be made gets the same bytes as those who follow, in the form they take. */
async function keptForm(
  fastPath: FastPath,
  entry: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  const form = await chooseForm(fastPath, entry, request.headers['accept-encoding'])
  if (form !== entry.forms.identity) reply.header('content-encoding', form === entry.forms.br ? 'br' : 'gzip')
  return form.body
}
