import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf } from '../http/etag-reply.ts'

export type Encoding = 'identity' | 'gzip' | 'br'

/** Name and value by turns, the form in which Node writes them fastest. */
export type HeaderList = readonly string[]

/** An answer in one encoding, with all its headers. */
export interface ResponseForm {
  body: Buffer
  headers: HeaderList
}

/** An answer as ready bytes. */
export interface CachedResponse {
  status: number
  etag: string
  forms: { identity: ResponseForm } & Partial<Record<Encoding, ResponseForm>>
  /** What is sent to who holds it already. */
  notModified: HeaderList
  /** Valid for this content version alone. */
  version: number
  /** Milliseconds since 1970 after which it is stale by the clock: an event that was upcoming is past then. */
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
/** Smaller bodies gain nothing. */
const leastCompressed = 1024
const sentWith304 = new Set(['etag', 'cache-control', 'vary', 'content-security-policy'])

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

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

  /** Keeps an answer together with the compressed form that browsers take. */
  async keep(key: string, response: NewResponse): Promise<CachedResponse> {
    const entry = await readyEntry(response)
    if (response.version > this.#version) this.#startOver(response.version)
    const bytes = sizeOf(entry)
    if (response.version < this.#version || bytes > this.#mostBytes / 4) return entry
    this.#forget(key)
    this.#entries.set(key, entry)
    this.#bytes += bytes
    this.#makeRoom()
    return entry
  }

  /** Few clients take gzip and nothing better: that form is made when the first of them asks, for the next. */
  async addGzip(key: string): Promise<void> {
    const entry = this.#entries.get(key)
    if (!entry || entry.forms.gzip || !entry.forms.br) return
    const form = await this.once(`gzip ${key}`, entry.version, async () =>
      withBody(entry.forms.identity.headers, await toGzip(entry.forms.identity.body, { level: 6 }), 'gzip'),
    )
    if (this.#entries.get(key) !== entry || entry.forms.gzip) return
    entry.forms.gzip = form
    this.#bytes += form.body.length
    this.#makeRoom()
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

async function readyEntry({ status, headers, body, version, staleAt }: NewResponse): Promise<CachedResponse> {
  const etag = etagOf(body)
  const all = Object.entries({ ...headers, etag })
  const bytes = Buffer.from(body)
  const forms: CachedResponse['forms'] = { identity: withBody(all.flat(), bytes) }
  if (bytes.length >= leastCompressed) forms.br = withBody(all.flat(), await brotli(bytes), 'br')
  const notModified = all.filter(([name]) => sentWith304.has(name)).flat()
  return { status, etag, forms, notModified, version, staleAt }
}

function withBody(headers: HeaderList, body: Buffer, encoding?: Encoding): ResponseForm {
  const at = headers.indexOf('content-length')
  const own = at < 0 ? headers : headers.slice(0, at)
  const coding = encoding ? ['content-encoding', encoding] : []
  return { body, headers: [...own, ...coding, 'content-length', String(body.length)] }
}

function brotli(bytes: Buffer): Promise<Buffer> {
  return toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

function sizeOf({ forms }: CachedResponse): number {
  return Object.values(forms).reduce((total, { body }) => total + body.length, 0)
}
