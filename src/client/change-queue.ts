type Changes = Record<string, unknown>

export type QueueState = 'saved' | 'waiting' | 'sending' | 'failed'

interface QueueOptions {
  send: (changes: Changes) => Promise<void>
  onState: (state: QueueState, error?: Error) => void
  /** Milliseconds without another change after which they are sent. */
  pauseMs: number
}

/**
 * Collects changes of one record and sends them after a pause or on demand, one call at a time and never out of order.
 * What could not be sent stays, and goes out together with the next change.
 */
export function createChangeQueue({ send, onState, pauseMs }: QueueOptions) {
  let waiting: Changes = {}
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (isSending || Object.keys(waiting).length === 0) return
    const changes = waiting
    waiting = {}
    isSending = true
    onState('sending')
    try {
      await send(changes)
      isSending = false
      if (Object.keys(waiting).length > 0) return flush()
      onState('saved')
    } catch (error) {
      isSending = false
      // Newer values of the same fields win.
      waiting = { ...changes, ...waiting }
      onState('failed', error instanceof Error ? error : new Error(String(error)))
    }
  }

  return {
    add(changes: Changes): void {
      waiting = { ...waiting, ...changes }
      if (!isSending) onState('waiting')
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), pauseMs)
    },
    flush,
    hasWork: () => isSending || Object.keys(waiting).length > 0,
  }
}
