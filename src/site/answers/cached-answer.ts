import { nullIfMissing, queryRules, shouldRetry } from '../../client/query-rules.ts'
import type { FetchJson } from '../../client/request-json.ts'
import type { PageQuery } from '../page-module.ts'
import type { Connection } from './connection.ts'

/** What is known of an address. It never changes: news make another. */
export interface Answer<T = unknown> {
  /** The last good one stays when asking again fails. */
  data: T | undefined
  error: Error | null
  /** Neither answered nor failed yet. */
  isPending: boolean
  fetchStatus: 'fetching' | 'paused' | 'idle'
}

/** Somebody who shows an answer. */
export interface Observer {
  /** How it is asked for, by now. */
  query: () => PageQuery
  notify: () => void
}

export type Asking = PageQuery & { retry?: typeof shouldRetry }

interface Flight {
  promise: Promise<unknown>
  /** Everybody who waited for it has left: it may arrive, but is not tried again. */
  isAbandoned: boolean
}

interface Surroundings {
  read: FetchJson
  connection: Connection
  /** Nobody has looked at it for long. */
  onExpired: () => void
}

export const unknownAnswer: Answer = { data: undefined, error: null, isPending: true, fetchStatus: 'idle' }

/** The answer of one address, as it is now, on its way, or for those who look at it. */
export class CachedAnswer {
  answer = unknownAnswer
  readonly observers = new Set<Observer>()
  readonly #surroundings: Surroundings
  #updatedAt = 0
  #flight: Flight | undefined
  #expiry: ReturnType<typeof setTimeout> | undefined

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  isStale({ staleTime = queryRules.staleTime }: PageQuery): boolean {
    return this.answer.data === undefined || Date.now() - this.#updatedAt >= staleTime
  }

  /** An answer that says the same is the same, so that nothing is drawn again. */
  put(data: unknown): void {
    const { data: known, fetchStatus } = this.answer
    const isSame = known !== undefined && JSON.stringify(known) === JSON.stringify(data)
    this.#updatedAt = Date.now()
    this.#tell({ data: isSame ? known : data, error: null, isPending: false, fetchStatus })
    this.#expireUnlessObserved()
  }

  observe(observer: Observer): () => void {
    const query = observer.query()
    this.observers.add(observer)
    clearTimeout(this.#expiry)
    const mayAsk = query.refetchOnMount !== false || this.answer.data === undefined
    if (mayAsk && this.isStale(query)) this.join(query).catch(() => undefined)
    return () => {
      this.observers.delete(observer)
      if (this.#flight && this.observers.size === 0) this.#flight.isAbandoned = true
      this.#expireUnlessObserved()
    }
  }

  /** Whoever asks for what is on its way waits for that. */
  join(query: Asking): Promise<unknown> {
    if (!this.#flight) return this.#ask(query)
    this.#flight.isAbandoned = false
    return this.#flight.promise
  }

  /** What is on its way may be older than what is asked for now; only where nothing is known it is waited for. */
  renew(query: PageQuery): Promise<unknown> {
    return this.answer.data === undefined ? this.join(query) : this.#ask(query)
  }

  #ask(query: Asking): Promise<unknown> {
    const flight: Flight = { isAbandoned: false, promise: Promise.resolve() }
    this.#flight = flight
    const known = this.answer.data === undefined ? unknownAnswer : this.answer
    this.#tell({ ...known, fetchStatus: 'fetching' })
    const land = (tell: () => void) => {
      // Another one took its place.
      if (this.#flight !== flight) return
      this.#flight = undefined
      this.answer = { ...this.answer, fetchStatus: 'idle' }
      tell()
      this.#expireUnlessObserved()
    }
    flight.promise = this.#tryUntilAnswered(flight, query).then(
      (data) => {
        land(() => this.put(data))
        return data
      },
      (error: Error) => {
        land(() => this.#tell({ ...this.answer, error, isPending: false }))
        throw error
      },
    )
    return flight.promise
  }

  async #tryUntilAnswered(flight: Flight, { url, meta, retry = shouldRetry }: Asking): Promise<unknown> {
    const { connection, read } = this.#surroundings
    if (!connection.isOnline) await this.#pause()
    for (let failures = 0; ; failures += 1) {
      try {
        const answer = read(url)
        return await (meta?.missingIsNull ? answer.catch(nullIfMissing) : answer)
      } catch (error) {
        if (flight.isAbandoned || !retry(failures, error)) throw error
        await new Promise((resolve) => setTimeout(resolve, queryRules.retryDelay(failures)))
        if (!connection.mayRetry) await this.#pause()
        if (flight.isAbandoned) throw error
      }
    }
  }

  async #pause(): Promise<void> {
    this.#tell({ ...this.answer, fetchStatus: 'paused' })
    await this.#surroundings.connection.untilBack()
    this.#tell({ ...this.answer, fetchStatus: 'fetching' })
  }

  #tell(answer: Answer): void {
    this.answer = answer
    for (const { notify } of this.observers) notify()
  }

  #expireUnlessObserved(): void {
    clearTimeout(this.#expiry)
    if (this.observers.size > 0 || this.#flight) return
    this.#expiry = setTimeout(this.#surroundings.onExpired, queryRules.gcTime)
  }
}
