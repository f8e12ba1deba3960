import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asksAsStaff } from '../../../shared/audience.ts'
import { isNotModified } from '../../http/etag-reply.ts'
import { acceptedCompression } from './accepted-compression.ts'
import type { CacheSlot, CacheSlotOf } from './cache-slot.ts'
import type { CachedResponse, ResponseCache } from './response-cache.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where, and for which content version, the answer may be cached. */
    cachePlace: CachePlace | null
  }
  interface FastifyReply {
    /** The content types an answer was made from, where its address alone does not tell; without it, any change makes it stale. */
    madeFrom?: readonly string[] | undefined
  }
}

interface CachePlace {
  slot: CacheSlot
  version: number
}

export interface PublicCache {
  cache: ResponseCache
  slotOf: CacheSlotOf
  /** Requests with this cookie see more than the public does. */
  sessionCookie: string
  /** Told of a page that is not there; true where the address may lead elsewhere, which is then looked up. */
  onMissing(url: string): boolean
}

/** What depends on the clock, such as upcoming and past events, expires after this time even without a write. */
const maxAgeMs = 5 * 60_000
const perRequestHeaders = new Set(['x-request-id', 'content-length', 'date', 'connection', 'keep-alive'])
/** How often a request waits for another's answer before making its own: that answer may not be cacheable. */
const maxWaits = 3
/** Smaller bodies gain nothing from compression. */
const minCompressedBytes = 1024

/**
 * Keeps every answer to the public whose `cache-control` says that it is public, and answers from there before anything
 * is looked up. Of several requests for the same missing answer one makes it; the others wait.
 */
export function serveCached(app: FastifyInstance, publicCache: PublicCache): void {
  const { cache, slotOf, sessionCookie, onMissing } = publicCache
  const beingMade = new Map<string, Promise<void>>()

  /** Ended by `close` at the latest: what is never cached is made by each. */
  const leadOthers = (name: string, reply: FastifyReply) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const end = () => {
      if (beingMade.get(name) === promise) beingMade.delete(name)
      resolve()
    }
    beingMade.set(name, promise)
    reply.raw.once('close', end)
    leaders.set(reply.request, end)
  }
  const leaders = new WeakMap<FastifyRequest, () => void>()

  app.decorateRequest('cachePlace', null)
  app.addHook('onRequest', async (request, reply) => {
    const slot = isPublicRead(request.raw, sessionCookie) ? slotOf(request.url) : undefined
    for (let waits = 0; slot && waits <= maxWaits; waits += 1) {
      const entry = cache.get(slot, performance.now())
      if (entry?.status === 404 && slot.type === undefined && onMissing(request.url)) return
      if (entry) return sendCached(cache, entry, request, reply)
      // The version is read before the content: an answer that a write overtakes is never served.
      const version = cache.version(slot)
      // Only answers to GET are cached, and none while the version is unknown.
      if (request.method !== 'GET' || version === null) return
      request.cachePlace = { slot, version }
      const name = `${version} ${slot.key}`
      const other = beingMade.get(name)
      if (!other) return leadOthers(name, reply)
      if (waits < maxWaits) await other
      if (reply.raw.destroyed) return reply.hijack()
    }
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { cachePlace: place } = request
    if (!place) return payload
    try {
      const body = typeof payload === 'string' ? Buffer.from(payload) : payload
      if (!Buffer.isBuffer(body) || !isCacheable(reply)) return payload
      return await chooseBody(cache, keep(cache, place, reply, body), request, reply)
    } finally {
      leaders.get(request)?.()
    }
  })
}

function isPublicRead({ method, headers }: IncomingMessage, sessionCookie: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !asksAsStaff(headers) && !headers.cookie?.includes(`${sessionCookie}=`)
}

async function sendCached(
  cache: ResponseCache,
  entry: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Kept once, also where a wait has made room for another's answer.
  request.cachePlace = null
  reply.code(entry.status).headers(entry.headers)
  return reply.send(await chooseBody(cache, entry, request, reply))
}

/** In the best encoding that the client accepts; as it is where compressing fails. */
async function chooseBody(
  cache: ResponseCache,
  entry: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  const encoding = acceptedCompression(request.headers['accept-encoding'])
  const isSmall = entry.body.length < minCompressedBytes
  // Answered with 304, so there is nothing to compress.
  if (encoding === undefined || isSmall || isNotModified(request, reply)) return entry.body
  try {
    const body = await cache.compressed(entry, encoding)
    reply.header('content-encoding', encoding)
    return body
  } catch (error) {
    request.log.error({ err: error }, 'an answer could not be compressed')
    return entry.body
  }
}

function isCacheable(reply: FastifyReply): boolean {
  const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public')
  return isPublic && !reply.hasHeader('set-cookie') && (reply.statusCode === 200 || reply.statusCode === 404)
}

function keep(
  cache: ResponseCache,
  { slot, version }: CachePlace,
  reply: FastifyReply,
  body: Buffer,
): CachedResponse {
  reply.header('vary', varyOf(slot))
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (!perRequestHeaders.has(name) && value !== undefined) headers[name] = String(value)
  }
  const { statusCode: status, madeFrom: types } = reply
  return cache.set(slot, { status, headers, body, version, types, staleAt: staleTimeOf(slot) })
}

/** What an answer depends on besides its address: lists and records of the API are others for staff. */
export function varyOf({ type }: CacheSlot): string {
  return type === undefined ? 'Accept-Encoding' : 'Accept-Encoding, Cookie, X-Audience'
}

export function staleTimeOf({ key, type }: CacheSlot): number {
  const isTimeless = type !== undefined && !key.includes('near=')
  return isTimeless ? Number.POSITIVE_INFINITY : performance.now() + maxAgeMs
}
