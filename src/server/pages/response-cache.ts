import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf } from '../http/etag-reply.ts'

export type Encoding = 'identity' | 'gzip' | 'br'

/** An answer as ready bytes. */
export interface CachedResponse {
  status: number
  /** Name and value by turns, the form in which Node writes them fastest; without length and encoding. */
  headers: readonly string[]
  etag: string
  bodies: Partial<Record<Encoding, Buffer>>
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

  /** Keeps an answer; compressed forms follow a moment later. */
  keep(key: string, response: NewResponse): CachedResponse {
    if (response.version !== this.#version) this.#startOver(response.version)
    const identity = Buffer.from(response.body)
    const etag = etagOf(response.body)
    const headers = Object.entries({ ...response.headers, etag }).flat()
    const entry: CachedResponse = { ...response, headers, etag, bodies: { identity } }
    if (identity.length > this.#mostBytes / 4) return entry
    this.#forget(key)
    this.#entries.set(key, entry)
    this.#bytes += identity.length
    this.#makeRoom()
    if (identity.length >= leastCompressed) void this.#compress(key, entry, identity)
    return entry
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

  async #compress(key: string, entry: CachedResponse, identity: Buffer): Promise<void> {
    const [br, gz] = await Promise.all([
      toBrotli(identity, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
      }),
      toGzip(identity, { level: 6 }),
    ])
    if (this.#entries.get(key) !== entry) return
    entry.bodies.br = br
    entry.bodies.gzip = gz
    this.#bytes += br.length + gz.length
    this.#makeRoom()
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
    for (const body of Object.values(entry.bodies)) this.#bytes -= body.length
  }
}

/** The best form that the client takes and that is ready. */
export function chooseEncoding(accepted: string | undefined, bodies: CachedResponse['bodies']): Encoding {
  if (accepted === undefined) return 'identity'
  if (bodies.br && accepts(accepted, 'br')) return 'br'
  return bodies.gzip && accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

function accepts(header: string, coding: string): boolean {
  const at = header.indexOf(coding)
  // `br;q=0` is a refusal.
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?(\s|,|$)/.test(header.slice(at + coding.length))
}
