import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { namesEtag } from '../http/etag-reply.ts'
import { isPlainTarget } from '../http/plain-target.ts'
import type { CacheKeyOf } from './cache-key.ts'
import { type CachedResponse, chooseEncoding, type Encoding, type ResponseCache } from './response-cache.ts'

export interface FastPath {
  cache: ResponseCache
  keyOf: CacheKeyOf
  /** Requests with this cookie see more than the public does. */
  sessionCookie: string
  version(): number | null
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const heads = new WeakMap<Buffer, string[]>()

/** A server that answers from the cache before anything else is asked, and hands on the rest. */
export function createFastServer(fastPath: FastPath, handler: Handler): Server {
  const limits = {
    headersTimeout: 4000,
    requestTimeout: 120_000,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: 72_000,
  }
  return createServer(limits, (request, response) => {
    if (!answerFromCache(fastPath, request, response)) handler(request, response)
  })
}

export function answerFromCache(
  fastPath: FastPath,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (!isPublicRead(request, fastPath.sessionCookie) || !isPlainTarget(request.url)) return false
  const key = fastPath.keyOf(request.url ?? '')
  const entry = key === undefined ? undefined : fastPath.cache.find(key, fastPath.version(), Date.now())
  if (!entry) return false
  if (namesEtag(request.headers['if-none-match'], entry.etag)) {
    response.writeHead(304, withRequestId(notModifiedHead(entry)))
    response.end()
    return true
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], entry.bodies)
  const body = entry.bodies[encoding] ?? entry.bodies.identity
  if (!body) return false
  response.writeHead(entry.status, withRequestId(headOf(entry, encoding, body)))
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}

export function isPublicRead(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  sessionCookie: string,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const cookie = request.headers.cookie
  return cookie === undefined || !cookie.includes(`${sessionCookie}=`)
}

function headOf(entry: CachedResponse, encoding: Encoding, body: Buffer): string[] {
  const known = heads.get(body)
  if (known) return known
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const head = [...entry.headers, ...coding, 'content-length', String(body.length)]
  heads.set(body, head)
  return head
}

function withRequestId(head: readonly string[]): string[] {
  return [...head, 'x-request-id', randomUUID()]
}

const sentWith304 = new Set(['etag', 'cache-control', 'vary', 'content-security-policy'])

function notModifiedHead(entry: CachedResponse): string[] {
  const head: string[] = []
  for (let index = 0; index < entry.headers.length; index += 2) {
    const [name = '', value = ''] = entry.headers.slice(index, index + 2)
    if (sentWith304.has(name)) head.push(name, value)
  }
  return head
}
