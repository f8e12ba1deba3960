import type { Handle } from './tables.ts'

const withNewWork = new WeakSet<Handle>()

/** Says that a transaction queues work, so that this process looks for it as soon as it is stored. */
export function noteNewWork(tx: Handle): void {
  withNewWork.add(tx)
}

export class NewWork {
  readonly #listeners = new Set<() => void>()

  /** Runs a write, and calls the listeners once it is stored where it queued work. */
  async after<T>(
    write: (work: (tx: Handle) => Promise<T>) => Promise<T>,
    work: (tx: Handle) => Promise<T>,
  ): Promise<T> {
    let written: Handle | undefined
    const result = await write((tx) => {
      written = tx
      return work(tx)
    })
    if (written && withNewWork.has(written)) for (const listener of this.#listeners) listener()
    return result
  }

  /** Answers how to stop listening. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
