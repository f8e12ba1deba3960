import type { EventStream } from '../http/event-stream.ts'
import { type PresenceTopic, type PresentTab, topicKey } from './presence-topic.ts'

/** An editor that is open in a window which talks to this process. */
export interface Seat extends PresentTab {
  topic: PresenceTopic
  /** Of the session that it was opened in. */
  tokenHash: string
  /** Null between two connections, and for those who ask again and again instead. */
  stream: EventStream | null
  /** When the connection was made, and when whoever does not come back is gone; both by `performance.now()`. */
  joinedAt: number
  leavesAt: number
  /** What it was told last. */
  told: string
}

/** All of them, by window and by what is edited. */
export class PresentSeats {
  readonly #byTab = new Map<string, Seat>()
  readonly #byTopic = new Map<string, Set<Seat>>()

  get size(): number {
    return this.#byTab.size
  }

  all(): Seat[] {
    return [...this.#byTab.values()]
  }

  topics(): PresenceTopic[] {
    return [...this.#byTopic.values()].flatMap(([seat]) => (seat ? [seat.topic] : []))
  }

  at(key: string): Seat[] {
    return [...(this.#byTopic.get(key) ?? [])]
  }

  /** Answers the seat that the same window had before. */
  add(seat: Seat): Seat | undefined {
    const before = this.#byTab.get(tabKey(seat))
    if (before) this.remove(before)
    this.#byTab.set(tabKey(seat), seat)
    const key = topicKey(seat.topic)
    this.#byTopic.set(key, (this.#byTopic.get(key) ?? new Set()).add(seat))
    return before
  }

  /** False where it was left or taken over before. */
  remove(seat: Seat): boolean {
    if (!this.has(seat)) return false
    this.#byTab.delete(tabKey(seat))
    const key = topicKey(seat.topic)
    const others = this.#byTopic.get(key)
    others?.delete(seat)
    if (others?.size === 0) this.#byTopic.delete(key)
    return true
  }

  has(seat: Seat): boolean {
    return this.#byTab.get(tabKey(seat)) === seat
  }
}

function tabKey({ userId, tab }: PresentTab): string {
  return `${userId} ${tab}`
}
