import { AppError } from '../../shared/app-error.ts'
import type { PresenceState } from '../../shared/presence-state.ts'
import { hasPermission } from '../../shared/roles.ts'
import type { AppContext } from '../app-context.ts'
import { findSessions } from '../auth/session-store.ts'
import { EventStream } from '../http/event-stream.ts'
import { PeerLink } from './peer-link.ts'
import { peopleAt } from './people-at.ts'
import { readStoredStates, type StoredStates } from './presence-store.ts'
import { type PresenceTopic, type PresentTab, topicKey } from './presence-topic.ts'
import { PresentSeats, type Seat } from './present-seats.ts'

/** An editor that was opened, or still is. */
export type Arrival = Pick<Seat, keyof PresentTab | 'topic' | 'tokenHash'>

export interface PresenceTimes {
  /** How often it is looked whether something was stored, or a session has ended. */
  tickMs: number
  /** Whoever connects again within this time was never gone. */
  graceMs: number
}

const defaultTimes: PresenceTimes = { tickMs: 2000, graceMs: 4000 }
/** How long those stay who ask again and again instead of keeping a connection; a hidden window may ask once a minute. */
const leaseMs = 90_000
/** Then the browser connects anew: one that was cut off without a word is gone by that. */
const maxConnectionMs = 60_000
const maxPerPerson = 20
const maxSeats = 1000

type HubContext = Pick<AppContext, 'database' | 'now'>

/** Who has which record open, and what was stored of it meanwhile. At rest it holds and does nothing. */
export class PresenceHub {
  readonly #seats = new PresentSeats()
  readonly #stored = new Map<string, StoredStates>()
  readonly #context: HubContext
  readonly #warn: (error: unknown) => void
  readonly #peers: PeerLink
  readonly #times: PresenceTimes
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(context: HubContext, warn: (error: unknown) => void, times: Partial<PresenceTimes> = {}) {
    this.#context = context
    this.#warn = warn
    this.#times = { ...defaultTimes, ...times }
    this.#peers = new PeerLink({
      database: context.database,
      ownTabs: () =>
        new Map(this.#seats.topics().map((topic) => [topicKey(topic), this.#seats.at(topicKey(topic))])),
      onChange: (key) => this.#tellSeats(key),
      onFailure: warn,
    })
  }

  /** How many editors are open at this process. */
  get size(): number {
    return this.#seats.size
  }

  /** The events of an editor, from the first whole state on. */
  join(arrival: Arrival): EventStream {
    const stream = new EventStream()
    const seat = this.#seat(arrival, stream, Number.POSITIVE_INFINITY)
    stream.once('close', () => this.#lose(seat, stream))
    void this.#readStored([seat.topic])
      .then(() => this.#tellSeat(seat))
      .catch(this.#warn)
    return stream
  }

  /** The same for those who ask again and again. */
  async checkIn(arrival: Arrival): Promise<PresenceState> {
    const seat = this.#seat(arrival, null, performance.now() + leaseMs)
    await this.#readStored([seat.topic])
    return this.#stateFor(seat)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    const topics = this.#seats.topics()
    for (const seat of this.#seats.all()) this.#dismiss(seat)
    try {
      for (const topic of topics) await this.#peers.tell(topicKey(topic), [])
      await this.#peers.stop()
    } catch (error) {
      this.#warn(error)
    }
  }

  #seat(arrival: Arrival, stream: EventStream | null, leavesAt: number): Seat {
    this.#checkRoom(arrival)
    const seat: Seat = { ...arrival, stream, leavesAt, joinedAt: performance.now(), told: '' }
    const before = this.#seats.add(seat)
    before?.stream?.finish()
    if (before && topicKey(before.topic) !== topicKey(seat.topic)) this.#changed(before.topic)
    if (!before || isToldApart(before, seat)) this.#changed(seat.topic)
    this.#timer ??= setTimeout(() => void this.#tick(), 0).unref()
    return seat
  }

  #checkRoom({ userId, tab }: Arrival): void {
    const others = this.#seats.all().filter((seat) => seat.userId !== userId || seat.tab !== tab)
    const own = others.filter((seat) => seat.userId === userId)
    if (!this.#isClosed && others.length < maxSeats && own.length < maxPerPerson) return
    throw new AppError('too_many', 'Very many people are here right now. Please try again in a moment.', {
      retryAfter: 60,
    })
  }

  /** The connection is gone; who comes back at once was never away. */
  #lose(seat: Seat, stream: EventStream): void {
    if (!this.#seats.has(seat) || seat.stream !== stream) return
    seat.stream = null
    seat.leavesAt = performance.now() + this.#times.graceMs
    setTimeout(() => this.#sweep(), this.#times.graceMs).unref()
  }

  #dismiss(seat: Seat): void {
    if (!this.#seats.remove(seat)) return
    seat.stream?.finish()
    if (this.#seats.at(topicKey(seat.topic)).length === 0) this.#stored.delete(topicKey(seat.topic))
  }

  #sweep(): void {
    const now = performance.now()
    for (const seat of this.#seats.all()) {
      if (now - seat.joinedAt > maxConnectionMs) seat.stream?.finish()
      // Timers are a little early at times.
      if (seat.leavesAt > now + 10) continue
      this.#dismiss(seat)
      this.#changed(seat.topic)
    }
  }

  async #tick(): Promise<void> {
    try {
      this.#sweep()
      if (this.#seats.size > 0) {
        await this.#dismissSignedOut()
        await this.#readStored(this.#seats.topics())
        for (const seat of this.#seats.all()) this.#tellSeat(seat)
        await this.#peers.keepUp(performance.now())
      } else await this.#peers.stop()
    } catch (error) {
      this.#warn(error)
    }
    const isNeeded = this.#seats.size > 0 && !this.#isClosed
    this.#timer = isNeeded ? setTimeout(() => void this.#tick(), this.#times.tickMs).unref() : undefined
  }

  async #dismissSignedOut(): Promise<void> {
    const seats = this.#seats.all()
    const hashes = [...new Set(seats.map(({ tokenHash }) => tokenHash))]
    const sessions = await findSessions(this.#context.database.db, hashes, this.#context.now())
    for (const seat of seats) {
      const session = sessions.get(seat.tokenHash)
      if (session && !session.firstStep && hasPermission(session.user, 'read')) continue
      this.#dismiss(seat)
      this.#changed(seat.topic)
    }
  }

  async #readStored(topics: readonly PresenceTopic[]): Promise<void> {
    const states = await readStoredStates(this.#context.database.db, topics)
    for (const [key, state] of states) if (this.#seats.at(key).length > 0) this.#stored.set(key, state)
  }

  #changed(topic: PresenceTopic): void {
    const key = topicKey(topic)
    this.#tellSeats(key)
    void this.#peers.tell(key, this.#seats.at(key)).catch(this.#warn)
  }

  #tellSeats(key: string): void {
    for (const seat of this.#seats.at(key)) this.#tellSeat(seat)
  }

  #tellSeat(seat: Seat): void {
    if (!seat.stream || !this.#stored.has(topicKey(seat.topic))) return
    const text = JSON.stringify(this.#stateFor(seat))
    if (text === seat.told) return
    seat.told = text
    seat.stream.send(text)
  }

  #stateFor(seat: Seat): PresenceState {
    const key = topicKey(seat.topic)
    const { published = null, draft = null } = this.#stored.get(key) ?? {}
    return { people: peopleAt([...this.#seats.at(key), ...this.#peers.at(key)], seat), published, draft }
  }
}

function isToldApart(before: Seat, seat: Seat): boolean {
  return (
    before.hasUnsavedChanges !== seat.hasUnsavedChanges ||
    before.name !== seat.name ||
    topicKey(before.topic) !== topicKey(seat.topic)
  )
}
