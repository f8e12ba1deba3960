import { closeSync, fsync, openSync, rmSync, write } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const [writeTo, store] = [promisify(write), promisify(fsync)]
const everyMs = 250
/** Nothing that a busy machine does to a process that hardly works; a limit of three seconds may have passed meanwhile. */
const stopMs = 2000

/**
 * Watches whether the machine stands still: whether a process that only waits wakes up in time, and whether its disk stores a
 * byte in time. A machine that others share does neither for seconds now and then.
 */
export function watchMachine(file, { clock = Date.now, wait = pause, probe = storeByte(file) } = {}) {
  const stops = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const from = clock()
      await Promise.all([wait(everyMs), probe.store()])
      const to = clock()
      if (to - from >= stopMs) stops.push({ from, to })
    }
  })()
  return {
    stops,
    end: async () => {
      isOver = true
      await watching
      probe.end()
    },
  }
}

function storeByte(file) {
  const descriptor = openSync(file, 'w')
  return {
    store: async () => {
      await writeTo(descriptor, '.', 0)
      await store(descriptor)
    },
    end: () => {
      closeSync(descriptor)
      rmSync(file, { force: true })
    },
  }
}

/** The longest of the stops that fell into the time of a file of tests; undefined where there was none. */
export function stopDuring({ from, to }, stops) {
  return stops
    .filter((stop) => stop.from < to && stop.to > from)
    .sort((one, other) => other.to - other.from - (one.to - one.from))[0]
}
