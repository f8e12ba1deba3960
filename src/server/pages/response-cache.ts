import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf } from '../http/etag-reply.ts'

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
  status: number
  etag: string
  forms: { identity: ResponseForm } & Partial<Record<Compression, ResponseForm>>
  /** What is sent to who holds it already. */
  notModified: HeaderList
  /** Valid for this content version alone. */
  version: number
  /** Stale by time from here on: an event that was upcoming may be past. By `performance.now()`, which never jumps. */
  staleAt: number
}

export interface NewResponse {
  status: number
  headers: Record<string, string>
  body: string
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
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
}

/** Public answers by address, valid for one content version, bounded in memory. */
export class ResponseCache {
  readonly #entries = new Map<string, CachedResponse>()
  readonly #running = new Map<string, Promise<unknown>>()
  readonly #mostBytes: number
  #bytes = 0
  #version = 0

  constructor(mostBytes = defaultMostBytes) {
    this.#mostBytes = mostBytes
  }

  /** The answer for this key, if it was made from this version of the content. */
  find(key: string, version: number | null, now: number): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.version === version && now < entry.staleAt ? entry : undefined
  }

  keep(key: string, response: NewResponse): CachedResponse {
    const entry = readyEntry(response)
    if (response.version > this.#version) this.#startOver(response.version)
    const bytes = entry.forms.identity.body.length
    if (response.version < this.#version || bytes > this.#mostBytes / 4) return entry
    this.#forget(key)
    this.#entries.set(key, entry)
    this.#bytes += bytes
    this.#makeRoom()
    return entry
  }

  /** Compresses an answer for the first who takes that form; what only our own pages read is never compressed. */
  async compress(key: string, entry: CachedResponse, encoding: Compression): Promise<ResponseForm> {
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

  #startOver(version: number): void {
    this.#entries.clear()
    this.#bytes = 0
    this.#version = version
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

function readyEntry({ status, headers, body, version, staleAt }: NewResponse): CachedResponse {
  const etag = headers.etag ?? etagOf(body)
  const all = Object.entries({ ...headers, etag })
  const notModified = [...all.filter(([name]) => sentWith304.has(name)).flat(), ...requestId]
  return {
    status,
    etag,
    forms: { identity: withBody(all.flat(), Buffer.from(body)) },
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
