import type { EventEmitter } from 'node:events'

/** How many newcomers are let in before the next request is begun all the same. */
const mostLetIn = 50
/** Of the newest in the average. */
const weight = 0.1

export interface Turns {
  /** How long whoever comes now would wait, as fast as it went lately. */
  waitMs(): number
  /** Resolves when it is the caller's turn. */
  take(): Promise<void>
}

/**
 * Begins one request in each turn of the event loop, and none while newcomers are let in. A turn accepts a single
 * connection: if it also did the work of all who are here, others would wait outside for a minute, unseen.
 */
export function takeTurns(server: EventEmitter): Turns {
  const line: (() => void)[] = []
  let isGoing = false
  let lastBegun = 0
  let averageMs = 0
  let hasLetIn = false
  let letIn = 0
  server.on('connection', () => {
    hasLetIn = true
  })
  const beginNext = () => {
    const now = performance.now()
    averageMs += (now - lastBegun - averageMs) * weight
    lastBegun = now
    line.shift()?.()
  }
  const go = () => {
    const isCrowded = hasLetIn && letIn < mostLetIn
    letIn = isCrowded ? letIn + 1 : 0
    hasLetIn = false
    isGoing = line.length > 0
    if (!isCrowded) beginNext()
    if (isGoing) setImmediate(go)
  }
  return {
    waitMs: () => line.length * averageMs,
    take: () =>
      new Promise((begin) => {
        if (isGoing) return line.push(begin)
        isGoing = true
        lastBegun = performance.now()
        setImmediate(go)
        begin()
      }),
  }
}
