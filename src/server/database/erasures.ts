import type { Handle } from './tables.ts'

const erasing = new WeakSet<Handle>()

/** Says that a transaction erases somebody's data, so that no file of the database holds a copy of it afterwards. */
export function noteErasure(tx: Handle): void {
  erasing.add(tx)
}

/** Whether the copies are gone; false where another process was reading them. */
type DropOldPages = () => Promise<boolean>

const firstPauseMs = 100
const longestPauseMs = 30_000

/** Drops what the database keeps of rows as they were, and tries again for as long as somebody reads them. */
export class OldPages {
  readonly #drop: DropOldPages
  #timer: NodeJS.Timeout | undefined
  #isClosed = false
  readonly #listeners = new Set<() => void>()

  constructor(drop: DropOldPages) {
    this.#drop = drop
  }

  async afterWrite<T>(
    write: (work: (tx: Handle) => Promise<T>) => Promise<T>,
    work: (tx: Handle) => Promise<T>,
  ) {
    let written: Handle | undefined
    const result = await write((tx) => {
      written = tx
      return work(tx)
    })
    if (written && erasing.has(written)) {
      for (const listener of this.#listeners) listener()
      await this.drop()
    }
    return result
  }

  /** Called after each write that erased; answers how to stop listening. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Tries once before it answers; what could not be dropped then is tried again by itself. */
  async drop(pauseMs = firstPauseMs): Promise<void> {
    clearTimeout(this.#timer)
    // What it could not do it leaves to the next try: the erasure itself is stored, and must not look as if it had failed.
    const isDone = await this.#drop().catch(() => false)
    if (isDone || this.#isClosed) return
    const next = Math.min(2 * pauseMs, longestPauseMs)
    this.#timer = setTimeout(() => void this.drop(next), pauseMs).unref()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }
}
