import { setImmediate as turnEnds } from 'node:timers/promises'

/** How long one piece of work may keep the only thread before others get their turn. */
const maxHoldMs = 20

/** For long work in a loop: call it between steps. It waits only where the thread was held for long enough. */
export function giveWay(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < maxHoldMs) return
    await turnEnds()
    since = performance.now()
  }
}
