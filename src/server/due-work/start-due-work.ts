import { setTimeout as wait } from 'node:timers/promises'
import type { AppContext } from '../app-context.ts'
import type { DueKind, DueKinds } from './due-kind.ts'
import type { DueKindName } from './due-payloads.ts'
import { readKindTimes } from './due-work-store.ts'
import type { DueWorkLog, Performance } from './perform-work.ts'
import { WorkLane } from './work-lane.ts'

export interface DueWorkOptions {
  kinds: DueKinds
  log: DueWorkLog
  /** How often it looks for work that other processes queued, and at a clock that was set. */
  pollMs?: number
  /** How long a kind rests after a failure. */
  restMs?: number
  /** Waits between tries to store what became of work: as long as so many tries take. */
  pause?: (tries: number) => Promise<unknown>
}

const untilNextTry = (tries: number) => wait(1000 * tries)

export interface DueWorkRunner {
  /** Lets the work under way finish, and takes no further. */
  close(): Promise<void>
}

/** Does what is due until it is closed. Any number of processes can do so at once. */
export function startDueWork(
  context: Pick<AppContext, 'database' | 'now'>,
  { kinds, log, pollMs = 15_000, restMs = 5000, pause = untilNextTry }: DueWorkOptions,
): DueWorkRunner {
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  const named = namedKinds(kinds)
  const performance: Performance = {
    ...{ context, log, isClosed: () => isClosed },
    pause,
    inOrder: named.flatMap(([name, kind]) => (kind.takesAnyTime ? [name] : [])),
  }
  const lanes = named.map(([name, kind]) => new WorkLane(performance, name, kind, { restMs, onEnd: look }))

  /** Starts every kind that has something to do, and sleeps until the next has. */
  async function readAndStart(): Promise<void> {
    let waitMs = pollMs
    try {
      const times = await readKindTimes(context.database.db)
      if (isClosed) return
      waitMs = Math.min(pollMs, ...lanes.map((lane) => lane.startOrWait(times.get(lane.name))))
    } catch (error) {
      log.error({ err: error }, 'the queue of due work cannot be read')
    }
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(look, waitMs)
  }

  let looking: Promise<void> | undefined
  let looksAgain = false
  function look(): void {
    looksAgain = looking !== undefined
    if (isClosed || looking) return
    looking = readAndStart().then(() => {
      looking = undefined
      if (looksAgain) look()
    })
  }

  // At once, without a look: what fell due while no process ran is caught up first.
  for (const lane of lanes) lane.start()
  const stopListening = context.database.onNewWork(look)
  return {
    close: async () => {
      isClosed = true
      stopListening()
      clearTimeout(timer)
      await looking
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}

/** The store gives each kind the payload that was queued for it, so what they take need not be told apart here. */
function namedKinds(kinds: DueKinds): [DueKindName, DueKind<never>][] {
  return Object.entries(kinds) as [DueKindName, DueKind<never>][]
}
