import type { EventEmitter } from 'node:events'

/** How many connections are accepted in a row before the next request is started all the same. */
const maxAcceptedInARow = 50
/** Of the newest sample in the moving average. */
const smoothing = 0.1

export interface RequestQueue {
  /** How long a request that comes now would wait, at the pace of the last ones. */
  estimatedWaitMs(): number
  /** Resolves when it is the caller's turn. */
  enter(): Promise<void>
}

/**
 * Starts one request per turn of the event loop, and none while connections are being accepted. A turn accepts a single
 * connection: if it also did the work of every request in the queue, new connections would wait unseen for a minute.
 */
export function createRequestQueue(server: EventEmitter): RequestQueue {
  const waiting: (() => void)[] = []
  let isRunning = false
  let lastStart = 0
  let averageMs = 0
  let hasAccepted = false
  let acceptedInARow = 0
  server.on('connection', () => {
    hasAccepted = true
  })
  const startNext = () => {
    const now = performance.now()
    averageMs += (now - lastStart - averageMs) * smoothing
    lastStart = now
    waiting.shift()?.()
  }
  const run = () => {
    const isAccepting = hasAccepted && acceptedInARow < maxAcceptedInARow
    acceptedInARow = isAccepting ? acceptedInARow + 1 : 0
    hasAccepted = false
    isRunning = waiting.length > 0
    if (!isAccepting) startNext()
    if (isRunning) setImmediate(run)
  }
  return {
    estimatedWaitMs: () => waiting.length * averageMs,
    enter: () =>
      new Promise((start) => {
        if (isRunning) return waiting.push(start)
        isRunning = true
        lastStart = performance.now()
        setImmediate(run)
        start()
      }),
  }
}
