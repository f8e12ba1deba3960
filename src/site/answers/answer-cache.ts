import type { FetchJson } from '../../client/request-json.ts'
import type { PageQuery } from '../page-module.ts'
import { type Answer, type Asking, CachedAnswer, type Observer, unknownAnswer } from './cached-answer.ts'
import type { Connection } from './connection.ts'

/** The answers of the API by address: each is asked for once, kept, and asked for again at the specified times. */
export class AnswerCache {
  readonly connection: Connection
  readonly #read: FetchJson
  readonly #answers = new Map<string, CachedAnswer>()

  constructor(read: FetchJson, connection: Connection) {
    this.#read = read
    this.connection = connection
    connection.onReconnect = () =>
      this.#askAgain(
        (cached, query) => cached.join(query),
        () => true,
      )
  }

  get(url: string): Answer {
    return this.#answers.get(url)?.answer ?? unknownAnswer
  }

  put(url: string, data: unknown): void {
    this.#cached(url).put(data)
  }

  /** The answer that is still fresh, or a new one. */
  async fetch(query: Asking): Promise<unknown> {
    const cached = this.#cached(query.url)
    return cached.isStale(query) ? cached.join(query) : cached.answer.data
  }

  /** For a page that somebody may open. Where it fails, that page asks again. */
  prefetch(query: PageQuery): Promise<unknown> {
    return this.fetch(query).catch(ignore)
  }

  async refetch(query: PageQuery): Promise<void> {
    await this.#cached(query.url).renew(query).catch(ignore)
  }

  /** Tells what becomes known, and asks for what is unknown or stale. Answers how to stop. */
  observe(url: string, observer: Observer): () => void {
    return this.#cached(url).observe(observer)
  }

  /**
   * A page that the Back button brings out of the browser's memory goes on as it was left, however long ago: what is
   * stale by now is fetched again, as it would be if the page were opened. What must not be, never is.
   */
  refetchAfterRestore(): void {
    this.#askAgain(
      (cached, query) => cached.renew(query),
      ({ refetchOnMount }) => refetchOnMount !== false,
    )
  }

  /** Of what is shown and stale. */
  #askAgain(
    ask: (cached: CachedAnswer, query: PageQuery) => Promise<unknown>,
    isMeant: (query: PageQuery) => boolean,
  ): void {
    for (const cached of this.#answers.values()) {
      const queries = [...cached.observers].map(({ query }) => query())
      const query = queries.find((one) => isMeant(one) && cached.isStale(one))
      if (query) ask(cached, query).catch(ignore)
    }
  }

  #cached(url: string): CachedAnswer {
    const known = this.#answers.get(url)
    if (known) return known
    const made = new CachedAnswer({
      read: this.#read,
      connection: this.connection,
      onExpired: () => this.#answers.delete(url),
    })
    this.#answers.set(url, made)
    return made
  }
}

/** It is told to those who look at it. */
function ignore(): void {}
