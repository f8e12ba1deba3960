import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { asksAsStaff } from '../../../shared/audience.ts'
import { namesEtag } from '../../http/etag-reply.ts'
import { newRequestId } from '../../http/request-id.ts'
import { acceptedCompression } from './accepted-compression.ts'
import type { CacheSlotOf } from './cache-slot.ts'
import type { RenewPage } from './renew-page.ts'
import type { CachedResponse, HeaderList, ResponseCache, ResponseForm } from './response-cache.ts'
import type { SingleFlight } from './single-flight.ts'

export interface FastPath {
  cache: ResponseCache
  misses: SingleFlight
  slotOf: CacheSlotOf
  /** Requests with this cookie see more than the public does. */
  sessionCookie: string
  /** Told of a page that is not there; true where the address may lead elsewhere, which is then looked up. */
  onMissing(url: string): boolean
  logFailure(error: unknown): void
  /** Told of every answer that was made and can be cached; undefined where nobody wants to know. */
  onCached?: ((entry: CachedResponse) => void) | undefined
  /** Finds out whether a page that may be stale is; left out, it counts as stale. */
  renewPage?: RenewPage
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void
/** With how often it has waited for another's answer already. */
type Serve = (request: IncomingMessage, response: ServerResponse, waits: number) => void

/** How often a request waits for another's answer before making its own: that answer may not be cacheable. */
const maxWaits = 3
/** Smaller bodies gain nothing from compression. */
const minCompressedBytes = 1024

/** A server that answers from the cache before anything else runs, and passes on the rest. */
export function createFastServer(fastPath: FastPath, handler: Handler): Server {
  const limits = {
    headersTimeout: 4000,
    requestTimeout: 120_000,
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: 72_000,
  }
  const serve: Serve = (request, response, waits) => {
    if (!answerOrWait(fastPath, request, response, waits, serve)) handler(request, response)
  }
  return createServer(limits, (request, response) => serve(request, response, 0))
}

/** False where the answer must be made. */
function answerOrWait(
  fastPath: FastPath,
  request: IncomingMessage,
  response: ServerResponse,
  waits: number,
  serve: Serve,
): boolean {
  const slot = isPublicRead(request, fastPath.sessionCookie) ? fastPath.slotOf(request.url ?? '') : undefined
  if (slot === undefined) return false
  const entry = fastPath.cache.get(slot, performance.now())
  if (entry) {
    if (entry.status === 404 && slot.type === undefined && fastPath.onMissing(request.url ?? '')) return false
    sendCached(fastPath, entry, request, response)
    return true
  }
  const again = () => {
    if (!response.destroyed) serve(request, response, waits + 1)
  }
  const renewal = waits < maxWaits ? fastPath.renewPage?.(slot) : undefined
  if (renewal) {
    renewal.then(again, again)
    return true
  }
  const version = fastPath.cache.version(slot)
  // Only answers to GET are cached, and none while the version is unknown.
  if (request.method !== 'GET' || version === null || waits >= maxWaits) return false
  if (!fastPath.misses.begin(`${version} ${slot.key}`, request, again)) return true
  // Finished as soon as the answer is cached; this is for answers that never are.
  response.once('close', () => fastPath.misses.finish(request))
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

/** Every request has its own, which no cached answer can contain. */
function withRequestId(headers: HeaderList): HeaderList {
  headers[headers.length - 1] = newRequestId()
  return headers
}

/** The best encoding the client accepts; compressed for the first who asks for it, or sent as it is where that fails. */
export function chooseForm(
  { cache, logFailure }: Pick<FastPath, 'cache' | 'logFailure'>,
  entry: CachedResponse,
  acceptEncoding: string | undefined,
): ResponseForm | Promise<ResponseForm> {
  const encoding = acceptedCompression(acceptEncoding)
  if (encoding === undefined || entry.forms.identity.body.length < minCompressedBytes)
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
