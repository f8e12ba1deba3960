import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf } from '../../http/etag-reply.ts'
import type { ApiAnswer } from '../rendering/render-page.ts'
import type { CacheSlot } from './cache-slot.ts'

export type Compression = 'gzip' | 'br'

/**
 * Name and value by turns, the form in which Node writes them fastest. The last value is the id of the request, put in
 * just before they are written.
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
  /** What is sent to who holds it already. */
  notModified: HeaderList
  /** Valid for this version of the content it is made from. */
  version: number
  /** Stale by time from here on: an event that was upcoming may be past. By `performance.now()`, which never jumps. */
  staleAt: number
  /** An answer of the API as pages read it, once one has. */
  answer?: ApiAnswer
}

export interface NewResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
  version: number
  staleAt: number
}

const defaultMostBytes = 64 * 1024 * 1024
const mostEntries = 2000
const sentWith304 = new Set(['etag', 'cache-control', 'vary', 'content-security-policy'])

const requestId = ['x-request-id', '']

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const compressors: Record<Compression, (bytes: Buffer) => Promise<Buffer>> = {
  gzip: (bytes) => toGzip(bytes, { level: 6 }),
  br: (bytes) =>
    toBrotli(bytes, {
      // Most pages fit into one piece; the more pieces, the more there is to tidy away.
      chunkSize: 64 * 1024,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // No larger than what is compressed: for a page the default would take megabytes that have to be tidied away.
        [constants.BROTLI_PARAM_LGWIN]: Math.max(16, Math.min(22, Math.ceil(Math.log2(bytes.length)))),
      },
    }),
}

/** The newest version of a content type, or of all; null while it is not known. */
export type VersionOf = (type?: string) => number | null

/** Public answers by address, valid for one version of the content they are made from, bounded in memory. */
export class ResponseCache {
  readonly #entries = new Map<string, CachedResponse>()
  readonly #running = new Map<string, Promise<unknown>>()
  readonly #versionOf: VersionOf
  readonly #mostBytes: number
  #bytes = 0
  #tidiedAt: number | null = null

  constructor(versionOf: VersionOf, mostBytes = defaultMostBytes) {
    this.#versionOf = versionOf
    this.#mostBytes = mostBytes
  }

  /** What an answer made now may be kept for. */
  version({ type }: CacheSlot): number | null {
    return this.#versionOf(type)
  }

  /** The answer that is kept there, if nothing it is made from changed since. */
  find(slot: CacheSlot, now: number): CachedResponse | undefined {
    const entry = this.#entries.get(slot.key)
    return entry && this.#isFresh(entry) && now < entry.staleAt ? entry : undefined
  }

  keep(slot: CacheSlot, response: NewResponse): CachedResponse {
    const entry = readyEntry(slot, response)
    this.#dropStale()
    const bytes = response.body.length
    if (!this.#isFresh(entry) || bytes > this.#mostBytes / 4) return entry
    this.#forget(slot.key)
    this.#entries.set(slot.key, entry)
    this.#bytes += bytes
    this.#makeRoom()
    return entry
  }

  /** Compresses an answer for the first who takes that form; what only our own pages read is never compressed. */
  async compress(entry: CachedResponse, encoding: Compression): Promise<ResponseForm> {
    const { key } = entry.slot
    const form = await this.once(`${encoding} ${key} ${entry.etag}`, entry.version, async () => {
      const { body, headers } = entry.forms.identity
      return withBody(headers, await compressors[encoding](body), encoding)
    })
    if (entry.forms[encoding]) return form
    entry.forms[encoding] = form
    if (this.#entries.get(key) === entry) {
      this.#bytes += form.body.length
      this.#makeRoom()
    }
    return form
  }

  /** One piece of work at a time per key: whoever asks meanwhile gets the same answer. */
  once<T>(key: string, version: number | null, work: () => Promise<T>): Promise<T> {
    const name = `${version} ${key}`
    const running = this.#running.get(name) as Promise<T> | undefined
    if (running) return running
    const started = work().finally(() => this.#running.delete(name))
    this.#running.set(name, started)
    return started
  }

  #isFresh({ slot, version }: CachedResponse): boolean {
    return version === this.#versionOf(slot.type)
  }

  /** After each change of content, what it made stale makes room at once. */
  #dropStale(): void {
    const newest = this.#versionOf()
    if (newest === this.#tidiedAt) return
    this.#tidiedAt = newest
    for (const entry of this.#entries.values()) if (!this.#isFresh(entry)) this.#forget(entry.slot.key)
  }

  /** The oldest go first. */
  #makeRoom(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes && this.#entries.size <= mostEntries) return
      this.#forget(key)
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= sizeOf(entry)
  }
}

function readyEntry(
  slot: CacheSlot,
  { status, headers, body, version, staleAt }: NewResponse,
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
    staleAt,
  }
}

function withBody(headers: HeaderList, body: Buffer, encoding?: Compression): ResponseForm {
  const at = headers.indexOf('content-length')
  const own = at < 0 ? headers : headers.slice(0, at)
  const coding = encoding ? ['content-encoding', encoding] : []
  return { body, headers: [...own, ...coding, 'content-length', String(body.length), ...requestId] }
}

function sizeOf({ forms }: CachedResponse): number {
  return Object.values(forms).reduce((total, { body }) => total + body.length, 0)
}
