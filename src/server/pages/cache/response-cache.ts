import { LRUCache } from 'lru-cache'
import { etagOf } from '../../http/etag-reply.ts'
import type { ApiAnswer } from '../rendering/render-page.ts'
import type { CacheSlot } from './cache-slot.ts'
import { type Compression, compressBody } from './compress-body.ts'

/** A public answer, valid for one version of the content that it is made from. */
export interface NewResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
  version: number
  /** The only content types it is made from, where making it has told; otherwise the slot's. */
  types?: readonly string[] | undefined
  /** Stale by time from here on: an event that was upcoming may be past. By `performance.now()`, which never jumps. */
  staleAt: number
}

export interface CachedResponse extends NewResponse {
  slot: CacheSlot
  etag: string
  compressed: Partial<Record<Compression, Buffer>>
  /** An answer of the API as pages read it, once one has. */
  answer?: ApiAnswer
}

const maxEntries = 2000

/** The newest version of a content type, or of all; null while it is not known. */
export type VersionOf = (type?: string) => number | null

export interface CacheOptions {
  maxBytes?: number
  compress?: typeof compressBody
}

/** Public answers by address; the least recently used go first. */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResponse>
  readonly #running = new Map<string, Promise<unknown>>()
  readonly #versionOf: VersionOf
  readonly #compress: typeof compressBody

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
  get({ key }: CacheSlot, now: number): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (this.#isFresh(entry) && now < entry.staleAt) return entry
    // While versions may be missed nothing is fresh, though it may be again.
    if (this.#versionOf() !== null) this.#entries.delete(key)
    return undefined
  }

  set(slot: CacheSlot, response: NewResponse): CachedResponse {
    const etag = response.headers.etag ?? etagOf(response.body)
    const entry = { ...response, headers: { ...response.headers, etag }, slot, etag, compressed: {} }
    if (this.#isFresh(entry)) this.#entries.set(slot.key, entry)
    return entry
  }

  /** Compresses an answer for the first client that accepts the encoding; what only our own pages read never is. */
  async compressed(entry: CachedResponse, encoding: Compression): Promise<Buffer> {
    const known = entry.compressed[encoding]
    if (known) return known
    const { key } = entry.slot
    const body = await this.once(`${encoding} ${key} ${entry.etag}`, entry.version, () =>
      this.#compress(entry.body, encoding),
    )
    entry.compressed[encoding] ??= body
    // Set again, because its size has changed.
    if (this.#entries.peek(key) === entry && this.#entries.delete(key)) this.#entries.set(key, entry)
    return body
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

  #isFresh({ slot, version, types }: CachedResponse): boolean {
    if (!types) return version === this.#versionOf(slot.type)
    return types.every((type) => (this.#versionOf(type) ?? Number.POSITIVE_INFINITY) <= version)
  }
}

/** In bytes, and never nothing. */
function sizeOf({ body, compressed }: CachedResponse): number {
  return Object.values(compressed).reduce((total, { length }) => total + length, body.length + 1)
}
