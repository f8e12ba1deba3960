import { flushSync } from 'react-dom'
import { onTestFinished, vi } from 'vitest'

/**
 * A clock for components that moves only when told to. The fake timers of Vitest move on while a browser test waits for an
 * element or presses a button.
 */
export function stopClock() {
  const timers = new Map<number, { at: number; run: () => void }>()
  let now = 1000
  let lastId = 0
  vi.stubGlobal('setTimeout', (run: () => void, delay = 0) => {
    lastId += 1
    timers.set(lastId, { at: now + delay, run })
    return lastId
  })
  vi.stubGlobal('clearTimeout', (id: number) => timers.delete(id))
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    clock.mockRestore()
  })

  const runNext = (until: number): boolean => {
    const [next] = [...timers].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)
    if (!next) return false
    const [id, { at, run }] = next
    timers.delete(id)
    now = at
    flushSync(run)
    return true
  }
  return {
    hasTimer: () => timers.size > 0,
    /** With everything that is due until then, and what React makes of it. */
    pass: (milliseconds: number) => {
      const until = now + milliseconds
      while (runNext(until));
      now = until
    },
  }
}
