import { Readable } from 'node:stream'

/** Whoever leaves this much unread is cut off: they connect again and are told everything. */
const maxUnreadBytes = 64 * 1024
/** Proxies close what is silent for a minute. */
const heartbeatMs = 15_000
/** How long a browser waits before it connects again. */
const reconnectMs = 1500

/** The body of an answer of server-sent events. */
export class EventStream extends Readable {
  readonly #heartbeat = setInterval(() => this.#write(':\n\n'), heartbeatMs)

  constructor() {
    super()
    this.#heartbeat.unref()
    this.#write(`retry: ${reconnectMs}\n\n`)
  }

  send(text: string): void {
    this.#write(`data: ${text}\n\n`)
  }

  /** The browser connects again by itself. */
  finish(): void {
    clearInterval(this.#heartbeat)
    if (!this.readableEnded && !this.destroyed) this.push(null)
  }

  override _read(): void {}

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearInterval(this.#heartbeat)
    done(error)
  }

  #write(text: string): void {
    if (this.destroyed || this.readableEnded) return
    this.push(text)
    if (this.readableLength > maxUnreadBytes) this.destroy()
  }
}
