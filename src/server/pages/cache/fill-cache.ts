import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isNotModified } from '../../http/etag-reply.ts'
import type { CacheSlot } from './cache-slot.ts'
import { chooseForm, type FastPath, isPublicRead } from './fast-path.ts'
import { type PageSource, typesOfSources } from './page-source.ts'
import type { CachedResponse } from './response-cache.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where, and for which content version, the answer may be cached. */
    cachePlace: CachePlace | null
  }
  interface FastifyReply {
    /** The content types an answer was made from, where its address alone does not tell; without it, any change makes it stale. */
    madeFrom?: readonly string[]
    /** The answers that a page or a feed was made from; undefined where it may have been anything. */
    sources?: readonly PageSource[] | undefined
  }
}

interface CachePlace {
  slot: CacheSlot
  version: number
}

/** What depends on the clock, such as upcoming and past events, expires after this time even without a write. */
const maxAgeMs = 5 * 60_000
const perRequestHeaders = new Set(['x-request-id', 'content-length', 'date', 'connection', 'keep-alive'])

/** Caches every answer whose `cache-control` says that it is public. */
export function fillCache(app: FastifyInstance, fastPath: FastPath): void {
  app.decorateRequest('cachePlace', null)
  app.addHook('onRequest', async (request) => {
    const isRead = request.method === 'GET' && isPublicRead(request.raw, fastPath.sessionCookie)
    const slot = isRead ? fastPath.slotOf(request.url) : undefined
    // The version is read before the content: an answer that a write overtakes is never served.
    const version = slot ? fastPath.cache.version(slot) : null
    request.cachePlace = slot && version !== null ? { slot, version } : null
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { cachePlace: place } = request
    if (!place) return payload
    try {
      const body = typeof payload === 'string' ? Buffer.from(payload) : payload
      if (!Buffer.isBuffer(body) || !isCacheable(reply)) return payload
      const entry = cacheReply(fastPath, place, reply, body)
      fastPath.onCached?.(entry)
      // Answered with 304, so there is nothing to compress.
      return isNotModified(request, reply) ? payload : await encodedBody(fastPath, entry, request, reply)
    } finally {
      fastPath.misses.finish(request.raw)
    }
  })
}

function isCacheable(reply: FastifyReply): boolean {
  const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public')
  return isPublic && !reply.hasHeader('set-cookie') && (reply.statusCode === 200 || reply.statusCode === 404)
}

function cacheReply(
  fastPath: FastPath,
  { slot, version }: CachePlace,
  reply: FastifyReply,
  body: Buffer,
): CachedResponse {
  reply.header('vary', varyOf(slot))
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (!perRequestHeaders.has(name) && value !== undefined) headers[name] = String(value)
  }
  return fastPath.cache.set(slot, {
    status: reply.statusCode,
    headers,
    body,
    version,
    types: reply.madeFrom ?? typesOfSources(reply.sources),
    sources: reply.sources,
    staleAt: staleTimeOf(slot),
  })
}

/** What an answer depends on besides its address: lists and records of the API are others for staff. */
export function varyOf({ type }: CacheSlot): string {
  return type === undefined ? 'Accept-Encoding' : 'Accept-Encoding, Cookie, X-Audience'
}

export function staleTimeOf({ key, type }: CacheSlot): number {
  const isTimeless = type !== undefined && !key.includes('near=')
  return isTimeless ? Number.POSITIVE_INFINITY : performance.now() + maxAgeMs
}

/** The request that fills the cache gets the same bytes as those that follow, in the encoding it accepts. */
async function encodedBody(
  fastPath: FastPath,
  entry: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  const form = await chooseForm(fastPath, entry, request.headers['accept-encoding'])
  if (form !== entry.forms.identity) reply.header('content-encoding', form === entry.forms.br ? 'br' : 'gzip')
  return form.body
}
