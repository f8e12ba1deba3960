import { closeSync, existsSync, fsync, openSync, readFileSync, rmSync, write } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const [writeTo, store] = [promisify(write), promisify(fsync)]
const everyMs = 1000
/** Nothing that a busy machine does to a process that hardly works; a limit of three seconds may have passed meanwhile. */
const stopMs = 3000
/** How long processor time is reckoned together: a host gives it in turns. */
const windowMs = 5000
/** A machine that asks for nearly nothing misses nothing. */
const missedTicks = 100

/**
 * Watches whether the machine stands still: whether a process that only waits wakes up in time, whether its disk stores a
 * byte in time, and whether it gets the processor time that it asks for. A machine that others share fails in each now and then.
 */
export function watchMachine(
  file,
  { clock = Date.now, wait = pause, probe = storeByte(file), times = processorTimes } = {},
) {
  const stops = []
  let isOver = false
  let last = { at: clock(), ...times() }
  const reckonTime = (at) => {
    if (at - last.at < windowMs) return
    const now = { at, ...times() }
    const stolen = now.stolen - last.stolen
    const isPoor = stolen > missedTicks && stolen > now.used - last.used
    if (isPoor)
      stops.push({ from: last.at, to: at, what: 'got less than half of the processor time it needed' })
    last = now
  }
  const watching = (async () => {
    while (!isOver) {
      const from = clock()
      await Promise.all([wait(everyMs), probe.store()])
      const to = clock()
      if (to - from >= stopMs) stops.push({ from, to, what: 'stood still' })
      reckonTime(to)
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

const linuxTimes = '/proc/stat'

/** What all processors together have worked since the start, and what a host gave to others while they wanted to; in ticks. */
function processorTimes() {
  if (!existsSync(linuxTimes)) return { used: 0, stolen: 0 }
  const [user, nice, system, , , interrupts, softInterrupts, stolen] = readFileSync(linuxTimes, 'utf8')
    .split('\n', 1)[0]
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return { used: user + nice + system + interrupts + softInterrupts, stolen }
}

/** The longest of the stops that fell into the time of a file of tests; undefined where there was none. */
export function stopDuring({ from, to }, stops) {
  return stops
    .filter((stop) => stop.from < to && stop.to > from)
    .sort((one, other) => other.to - other.from - (one.to - one.from))[0]
}
