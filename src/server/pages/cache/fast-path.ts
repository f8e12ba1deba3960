import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { asksAsStaff } from '../../../shared/audience.ts'
import { namesEtag } from '../../http/etag-reply.ts'
import { acceptedCompression } from './accepted-compression.ts'
import type { CacheSlotOf } from './cache-slot.ts'
import type { MissGate } from './miss-gate.ts'
import type { CachedResponse, HeaderList, ResponseCache, ResponseForm } from './response-cache.ts'

export interface FastPath {
  cache: ResponseCache
  gate: MissGate
  slotOf: CacheSlotOf
  /** Requests with this cookie see more than the public does. */
  sessionCookie: string
  logFailure(error: unknown): void
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** How often somebody waits for another's answer before asking for their own: it may never be one to keep. */
const mostWaits = 3
/** Smaller bodies gain nothing by compression. */
const leastCompressed = 1024

/** A server that answers from the cache before anything else is asked, and hands on the rest. */
export function createFastServer(fastPath: FastPath, handler: Handler): Server {
  const limits = {
    headersTimeout: 4000,
    requestTimeout: 120_000,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: 72_000,
  }
  const serve = (request: IncomingMessage, response: ServerResponse, waits: number): void => {
    const again = () => {
      if (!response.destroyed) serve(request, response, waits + 1)
    }
    if (!answerOrWait(fastPath, request, response, waits < mostWaits ? again : undefined))
      handler(request, response)
  }
  return createServer(limits, (request, response) => serve(request, response, 0))
}

/** False where the answer has to be made. */
function answerOrWait(
  fastPath: FastPath,
  request: IncomingMessage,
  response: ServerResponse,
  again: (() => void) | undefined,
): boolean {
  const slot = isPublicRead(request, fastPath.sessionCookie) ? fastPath.slotOf(request.url ?? '') : undefined
  if (slot === undefined) return false
  const entry = fastPath.cache.find(slot, performance.now())
  if (entry) {
    sendCached(fastPath, entry, request, response)
    return true
  }
  const version = fastPath.cache.version(slot)
  // Only what a GET is answered may be kept; and while the version is unknown nothing is.
  if (request.method !== 'GET' || version === null || !again) return false
  if (!fastPath.gate.enter(`${version} ${slot.key}`, request, again)) return true
  // The gate is left as soon as the answer is kept; this is for answers that never come to that.
  response.once('close', () => fastPath.gate.leave(request))
  return false
}

function sendCached(
  fastPath: FastPath,
  entry: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const known = request.headers['if-none-match']
  if (known !== undefined && (known === entry.etag || namesEtag(known, entry.etag))) {
    response.writeHead(304, withRequestId(entry.notModified))
    response.end()
    return
  }
  const form = chooseForm(fastPath, entry, request.headers['accept-encoding'])
  if (form instanceof Promise) form.then((ready) => sendForm(entry.status, ready, request, response))
  else sendForm(entry.status, form, request, response)
}

function sendForm(
  status: number,
  { body, headers }: ResponseForm,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(status, withRequestId(headers))
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Of every request its own, which no kept answer can have. */
function withRequestId(headers: HeaderList): HeaderList {
  headers[headers.length - 1] = randomUUID()
  return headers
}

/**
 * The best form that the client takes; the first who asks for one waits a moment for it, and gets the answer as it is
 * where compressing fails.
 */
export function chooseForm(
  { cache, logFailure }: Pick<FastPath, 'cache' | 'logFailure'>,
  entry: CachedResponse,
  acceptEncoding: string | undefined,
): ResponseForm | Promise<ResponseForm> {
  const encoding = acceptedCompression(acceptEncoding)
  if (encoding === undefined || entry.forms.identity.body.length < leastCompressed)
    return entry.forms.identity
  return (
    entry.forms[encoding] ??
    cache.compress(entry, encoding).catch((error: unknown) => {
      logFailure(error)
      return entry.forms.identity
    })
  )
}

export function isPublicRead(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  sessionCookie: string,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (asksAsStaff(request.headers)) return false
  const cookie = request.headers.cookie
  return cookie === undefined || !cookie.includes(`${sessionCookie}=`)
}
