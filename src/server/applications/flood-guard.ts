import { AppError } from '../../shared/app-error.ts'
import { addressBlock } from '../auth/address-block.ts'

const windowMs = 60_000
/** Of one address in a minute: no room full of people is that quick, and the database keeps up with it easily. */
export const maxPerMinute = 400

declare module 'fastify' {
  interface FastifyInstance {
    applicationFlood: FloodGuard
  }
}

interface FloodLimit {
  maxPerMinute: number
  /** What is said to whoever is refused. */
  message: string
}

const applications: FloodLimit = {
  maxPerMinute,
  message: 'Very many applications are coming in. Please try again in a minute.',
}

/**
 * Protects the server itself, not the list of applications: a flood is refused before it costs a transaction. Counted
 * in memory, per process, and for everybody from the same moment, so that whoever waits as told comes first.
 */
export class FloodGuard {
  readonly #now: () => Date
  readonly #limit: FloodLimit
  readonly #counts = new Map<string, number>()
  #endsAt = 0

  constructor(now: () => Date, limit = applications) {
    this.#now = now
    this.#limit = limit
  }

  /** Counts one request. Throws in a flood. */
  count(ip: string): void {
    const now = this.#now().getTime()
    // Further ahead than a window reaches: begun while the clock was wrong.
    if (now >= this.#endsAt || this.#endsAt - now > windowMs) {
      this.#counts.clear()
      this.#endsAt = now + windowMs
    }
    const address = addressBlock(ip)
    const count = (this.#counts.get(address) ?? 0) + 1
    this.#counts.set(address, count)
    if (count <= this.#limit.maxPerMinute) return
    throw new AppError('too_many', this.#limit.message, {
      retryAfter: Math.ceil((this.#endsAt - now) / 1000),
    })
  }
}
