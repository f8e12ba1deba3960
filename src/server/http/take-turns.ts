import type { EventEmitter } from 'node:events'

/** How many newcomers are let in before the next request is served all the same. */
const mostLetIn = 50

export interface Turns {
  /** How long the next in line has waited. */
  waitedMs(): number
  /** Resolves when it is the caller's turn. */
  take(): Promise<void>
}

/**
 * Begins one request in each turn of the event loop, and none while newcomers are let in. A turn accepts a single
 * connection: if it also did the work of all who are here, others would wait outside for a minute, unseen.
 */
export function takeTurns(server: EventEmitter): Turns {
  const line: { since: number; start: () => void }[] = []
  let isGoing = false
  let hasLetIn = false
  let letIn = 0
  server.on('connection', () => {
    hasLetIn = true
  })
  const go = () => {
    const isCrowded = hasLetIn && letIn < mostLetIn
    letIn = isCrowded ? letIn + 1 : 0
    hasLetIn = false
    isGoing = line.length > 0
    if (!isCrowded) line.shift()?.start()
    if (isGoing) setImmediate(go)
  }
  return {
    waitedMs: () => (line[0] ? performance.now() - line[0].since : 0),
    take: () =>
      new Promise((start) => {
        if (isGoing) return line.push({ since: performance.now(), start })
        isGoing = true
        setImmediate(go)
        start()
      }),
  }
}
