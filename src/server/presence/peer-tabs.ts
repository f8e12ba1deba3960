import type { PresentTab } from './presence-topic.ts'

/** What a process says to the others: that it has begun to listen, or who has something open at it. */
export type PeerMessage =
  | { from: string; isNew: true }
  | { from: string; key: string; tabs: readonly PresentTab[] }

/** PostgreSQL takes less than 8,000 bytes. */
const maxMessageBytes = 7900

/** Of a crowd at one record, as many as a message holds. */
export function encodeMessage(message: PeerMessage): string {
  const text = JSON.stringify(message)
  if (Buffer.byteLength(text) <= maxMessageBytes || !('tabs' in message)) return text
  return encodeMessage({ ...message, tabs: message.tabs.slice(0, Math.floor(message.tabs.length / 2)) })
}

/** Undefined for what no process of this version says. */
export function decodeMessage(text: string): PeerMessage | undefined {
  try {
    const message = JSON.parse(text) as PeerMessage
    const isKnown = typeof message?.from === 'string' && ('isNew' in message || Array.isArray(message.tabs))
    return isKnown ? message : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** A process that has said nothing for so long is gone, whatever ended it. */
export const silenceMs = 30_000

/** Who has something open at the other processes, as they said it last. */
export class PeerTabs {
  readonly #byTopic = new Map<string, Map<string, { tabs: readonly PresentTab[]; heardAt: number }>>()

  at(key: string): PresentTab[] {
    return [...(this.#byTopic.get(key)?.values() ?? [])].flatMap(({ tabs }) => tabs)
  }

  learn(key: string, from: string, tabs: readonly PresentTab[], now: number): void {
    const processes = this.#byTopic.get(key) ?? new Map()
    if (tabs.length > 0) this.#byTopic.set(key, processes.set(from, { tabs, heardAt: now }))
    else if (processes.delete(from) && processes.size === 0) this.#byTopic.delete(key)
  }

  /** Answers the topics that somebody is gone from. */
  forgetSilent(now: number): string[] {
    const changed: string[] = []
    for (const [key, processes] of this.#byTopic)
      for (const [from, { heardAt }] of processes) {
        if (now - heardAt < silenceMs) continue
        this.learn(key, from, [], now)
        changed.push(key)
      }
    return changed
  }

  clear(): void {
    this.#byTopic.clear()
  }
}
