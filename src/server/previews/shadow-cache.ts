import { LRUCache } from 'lru-cache'
import type { OpenPreview } from './open-preview.ts'

interface Held {
  opening: Promise<OpenPreview>
  /** Requests that read it now: it is closed behind the last one. */
  readers: number
  isDropped: boolean
}

/** Each is a copy of the site's texts in memory. */
const maxHeld = 4
/** One that nobody looks at makes room. */
const idleMs = 10 * 60_000

/** The previews that are being looked at. Each state of one is made once, however many ask, and one at a time. */
export class ShadowCache {
  readonly #held = new LRUCache<string, Held>({
    max: maxHeld,
    ttl: idleMs,
    updateAgeOnGet: true,
    ttlAutopurge: true,
    dispose: (held) => {
      held.isDropped = true
      closeUnread(held)
    },
  })
  #last: Promise<unknown> = Promise.resolve()

  /** Works with the preview in this state, made first where it is not held. */
  async use<T>(
    state: string,
    open: () => Promise<OpenPreview>,
    work: (preview: OpenPreview) => Promise<T>,
  ): Promise<T> {
    const held = this.#held.get(state) ?? this.#open(state, open)
    held.readers += 1
    try {
      return await work(await held.opening)
    } finally {
      held.readers -= 1
      closeUnread(held)
    }
  }

  close(): void {
    this.#held.clear()
  }

  #open(state: string, open: () => Promise<OpenPreview>): Held {
    const opening = this.#last.then(open)
    const held: Held = { opening, readers: 0, isDropped: false }
    this.#held.set(state, held)
    // One that could not be made is made again for whoever asks next.
    this.#last = opening.catch(() => {
      if (this.#held.peek(state) === held) this.#held.delete(state)
    })
    return held
  }
}

function closeUnread({ isDropped, readers, opening }: Held): void {
  if (!isDropped || readers > 0) return
  // What could not be opened was told to whoever asked for it.
  void opening.then(
    ({ site }) => site.close(),
    () => undefined,
  )
}
