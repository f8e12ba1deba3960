import { randomUUID } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { decodeMessage, encodeMessage, type PeerMessage, PeerTabs } from './peer-tabs.ts'
import type { PresentTab } from './presence-topic.ts'

interface PeerLinkOptions {
  database: Pick<Database, 'broadcast' | 'onBroadcast'>
  /** Who has what open at this process, by topic. */
  ownTabs(): Map<string, PresentTab[]>
  /** Somebody came, went or changed something at another process. */
  onChange(key: string): void
  onFailure(error: unknown): void
}

/** Said again this often, so that the others know that this process is still there. */
const repeatMs = 10_000

/** Tells the other processes who is here, and hears who is there; listens only while somebody is. */
export class PeerLink {
  readonly #name = randomUUID()
  readonly #peers = new PeerTabs()
  readonly #options: PeerLinkOptions
  #listening: Promise<() => Promise<void>> | undefined
  #repeatedAt = 0

  constructor(options: PeerLinkOptions) {
    this.#options = options
  }

  at(key: string): PresentTab[] {
    return this.#peers.at(key)
  }

  async tell(key: string, tabs: readonly PresentTab[]): Promise<void> {
    const shown = tabs.map(({ tab, userId, name, hasUnsavedChanges }) => ({
      tab,
      userId,
      name,
      hasUnsavedChanges,
    }))
    await this.#send({ from: this.#name, key, tabs: shown })
  }

  /** To be called again and again while somebody is here. */
  async keepUp(now: number): Promise<void> {
    if (!this.#listening) await this.#listen()
    for (const key of this.#peers.forgetSilent(now)) this.#options.onChange(key)
    if (now - this.#repeatedAt >= repeatMs) await this.#repeat(now)
  }

  async stop(): Promise<void> {
    const stop = await this.#listening
    this.#listening = undefined
    this.#peers.clear()
    await stop?.()
  }

  async #listen(): Promise<void> {
    this.#listening = this.#options.database.onBroadcast((text) => this.#hear(text))
    await this.#listening.catch((error: unknown) => {
      this.#listening = undefined
      throw error
    })
  }

  #hear(text: string | null): void {
    const message = text === null ? undefined : decodeMessage(text)
    // What the others have said so far was not heard: they are asked to say it again.
    if (text === null) this.#later(this.#send({ from: this.#name, isNew: true }))
    if (!message || message.from === this.#name) return
    if ('isNew' in message) this.#later(this.#repeat(performance.now()))
    else {
      this.#peers.learn(message.key, message.from, message.tabs, performance.now())
      this.#options.onChange(message.key)
    }
  }

  async #repeat(now: number): Promise<void> {
    this.#repeatedAt = now
    for (const [key, tabs] of this.#options.ownTabs()) await this.tell(key, tabs)
  }

  #later(sent: Promise<void>): void {
    void sent.catch(this.#options.onFailure)
  }

  async #send(message: PeerMessage): Promise<void> {
    await this.#options.database.broadcast(encodeMessage(message))
  }
}
