import { LRUCache } from 'lru-cache'
import { etagOf } from '../../http/etag-reply.ts'
import type { ApiAnswer } from '../rendering/render-page.ts'
import type { CacheSlot } from './cache-slot.ts'
import { type Compression, compressBody } from './compress-body.ts'
import type { PageSource } from './page-source.ts'

/**
 * Alternating names and values, which is what Node writes fastest. The last value is the request id, set just before
 * they are written.
 */
export type HeaderList = string[]

/** An answer in one encoding, with all its headers. */
export interface ResponseForm {
  body: Buffer
  headers: HeaderList
}

/** An answer as ready bytes. */
export interface CachedResponse {
  slot: CacheSlot
  status: number
  etag: string
  forms: { identity: ResponseForm } & Partial<Record<Compression, ResponseForm>>
  /** The headers of a 304. */
  notModified: HeaderList
  /** Valid for this version of the content it is made from. */
  version: number
  /** The only content types it is made from, where making it has told; otherwise the slot's. */
  types?: readonly string[] | undefined
  /** What a page or a feed is made from, where making it has told. */
  sources?: readonly PageSource[] | undefined
  /** Stale by time from here on: an event that was upcoming may be past. By `performance.now()`, which never jumps. */
  staleAt: number
  /** The version of all content with which it was last seen to be fresh: while that is the newest, nothing is compared. */
  freshAt: number | null
  /** An answer of the API as pages read it, once one has. */
  answer?: ApiAnswer
}

export interface NewResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
  version: number
  types?: readonly string[] | undefined
  sources?: readonly PageSource[] | undefined
  staleAt: number
}

const maxEntries = 2000
const sentWith304 = new Set(['etag', 'cache-control', 'vary', 'content-security-policy'])

const requestId = ['x-request-id', '']

/** The newest version of a content type, or of all; null while it is not known. */
export type VersionOf = (type?: string) => number | null

export interface CacheOptions {
  maxBytes?: number
  compress?: typeof compressBody
}

/** Public answers by address, valid for one version of the content they are made from; the least recently used go first. */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResponse>
  readonly #running = new Map<string, Promise<unknown>>()
  readonly #versionOf: VersionOf
  readonly #compress: typeof compressBody
  #sweptAt: number | null = null

  constructor(
    versionOf: VersionOf,
    { maxBytes = 64 * 1024 * 1024, compress = compressBody }: CacheOptions = {},
  ) {
    this.#versionOf = versionOf
    this.#compress = compress
    this.#entries = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      // One answer must not evict all others.
      maxEntrySize: maxBytes / 4,
      sizeCalculation: sizeOf,
    })
  }

  /** The version for which an answer made now is valid. */
  version({ type }: CacheSlot): number | null {
    return this.#versionOf(type)
  }

  /** The cached answer, if nothing it is made from has changed since. */
  get(slot: CacheSlot, now: number): CachedResponse | undefined {
    const entry = this.#entries.get(slot.key)
    return entry && this.#isFresh(entry) && now < entry.staleAt ? entry : undefined
  }

  /** A page that a write made stale, though it may still be what would be drawn: it is known what it was drawn from. */
  doubtful({ key }: CacheSlot, now: number): CachedResponse | undefined {
    const entry = this.#entries.peek(key)
    return entry && isRenewable(entry, now) ? entry : undefined
  }

  drop(entry: CachedResponse): void {
    if (this.#entries.peek(entry.slot.key) === entry) this.#entries.delete(entry.slot.key)
  }

  set(slot: CacheSlot, response: NewResponse): CachedResponse {
    const entry = readyEntry(slot, response)
    this.#dropStale()
    if (this.#isFresh(entry)) this.#entries.set(slot.key, entry)
    return entry
  }

  /** Compresses an answer for the first client that accepts the encoding; what only our own pages read never is. */
  async compress(entry: CachedResponse, encoding: Compression): Promise<ResponseForm> {
    const { key } = entry.slot
    const form = await this.once(`${encoding} ${key} ${entry.etag}`, entry.version, async () => {
      const { body, headers } = entry.forms.identity
      return withBody(headers, await this.#compress(body, encoding), encoding)
    })
    if (entry.forms[encoding]) return form
    entry.forms[encoding] = form
    // Set again, because its size has changed.
    if (this.#entries.peek(key) === entry && this.#entries.delete(key)) this.#entries.set(key, entry)
    return form
  }

  /** Runs one piece of work at a time per key: whoever asks meanwhile gets the same promise. */
  once<T>(key: string, version: number | null, work: () => Promise<T>): Promise<T> {
    const name = `${version} ${key}`
    const running = this.#running.get(name) as Promise<T> | undefined
    if (running) return running
    const started = work().finally(() => this.#running.delete(name))
    this.#running.set(name, started)
    return started
  }

  #isFresh(entry: CachedResponse): boolean {
    const newest = this.#versionOf()
    if (newest !== null && entry.freshAt === newest) return true
    const isStillFresh = isFresh(entry, this.#versionOf)
    if (isStillFresh) entry.freshAt = newest
    return isStillFresh
  }

  /** After each write, the entries it made stale are dropped at once, but for pages that may still be right. */
  #dropStale(): void {
    const newest = this.#versionOf()
    if (newest === this.#sweptAt) return
    this.#sweptAt = newest
    const now = performance.now()
    for (const [key, entry] of [...this.#entries.entries()])
      if (!this.#isFresh(entry) && !isRenewable(entry, now)) this.#entries.delete(key)
  }
}

function isRenewable({ sources, staleAt }: CachedResponse, now: number): boolean {
  return sources !== undefined && now < staleAt
}

/** Whether nothing that it is made from has changed since. */
export function isFresh({ slot, version, types }: CachedResponse, versionOf: VersionOf): boolean {
  if (!types) return version === versionOf(slot.type)
  return types.every((type) => (versionOf(type) ?? Number.POSITIVE_INFINITY) <= version)
}

function readyEntry(
  slot: CacheSlot,
  { status, headers, body, version, types, sources, staleAt }: NewResponse,
): CachedResponse {
  const etag = headers.etag ?? etagOf(body)
  const all = Object.entries({ ...headers, etag })
  const notModified = [...all.filter(([name]) => sentWith304.has(name)).flat(), ...requestId]
  return {
    slot,
    status,
    etag,
    forms: { identity: withBody(all.flat(), body) },
    notModified,
    version,
    types,
    sources,
    staleAt,
    freshAt: null,
  }
}

function withBody(headers: HeaderList, body: Buffer, encoding?: Compression): ResponseForm {
  const at = headers.indexOf('content-length')
  const own = at < 0 ? headers : headers.slice(0, at)
  const coding = encoding ? ['content-encoding', encoding] : []
  return { body, headers: [...own, ...coding, 'content-length', String(body.length), ...requestId] }
}

/** In bytes, and never nothing. */
function sizeOf({ forms }: CachedResponse): number {
  return Object.values(forms).reduce((total, { body }) => total + body.length, 1)
}
