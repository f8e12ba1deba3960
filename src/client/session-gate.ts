type Purpose = 'read' | 'write'

interface Waiting {
  purpose: Purpose
  resolve: () => void
  reject: () => void
}

/**
 * Where calls wait when the session has ended under them: the screen asks for the password, and they go on with what
 * they carried. Without a screen that asks, nobody waits.
 */
export class SessionGate {
  private waiting: readonly Waiting[] = []
  private readonly listeners = new Set<() => void>()

  /** Resolves after the next sign-in; rejects with `reason` when it is given up. */
  whenSignedIn(reason: Error, purpose: Purpose): Promise<void> {
    if (this.listeners.size === 0) return Promise.reject(reason)
    const promise = new Promise<void>((resolve, reject) => {
      this.waiting = [...this.waiting, { purpose, resolve, reject: () => reject(reason) }]
    })
    this.tell()
    return promise
  }

  /** Somebody has signed in: everyone goes on. */
  readonly open = (): void => this.release('resolve')

  /** Nobody will sign in: every call fails as it would have. */
  readonly abandon = (): void => this.release('reject')

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** What the most important call waits for, or undefined where none waits. */
  readonly waitsFor = (): Purpose | undefined => {
    if (this.waiting.length === 0) return undefined
    return this.waiting.some(({ purpose }) => purpose === 'write') ? 'write' : 'read'
  }

  private release(outcome: 'resolve' | 'reject'): void {
    const released = this.waiting
    this.waiting = []
    this.tell()
    for (const entry of released) entry[outcome]()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}

export const sessionGate = new SessionGate()
