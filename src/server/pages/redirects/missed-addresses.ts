import { missKindOf } from '../../../content/redirect/missed-path.ts'
import { pathOfAddress } from '../../../content/redirect/redirect-rules.ts'
import type { AppContext } from '../../app-context.ts'
import { addMiss, trimMisses } from './missed-address-store.ts'

/** Between two writes; a flood of made-up addresses costs no more memory than this. */
const maxWaiting = 500
const maxKept = { page: 1000, robot: 200 } as const
const keptDays = 90
const writeEveryMs = 60_000
const dayMs = 24 * 3_600_000

interface MissLog {
  warn(details: object, message: string): void
}

/** Counts the addresses that were asked for in vain. In memory at first: an answer never waits for it. */
export class MissedAddresses {
  readonly #context: Pick<AppContext, 'database' | 'now'>
  readonly #log: MissLog
  #waiting = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined

  constructor(context: Pick<AppContext, 'database' | 'now'>, log: MissLog) {
    this.#context = context
    this.#log = log
  }

  note(url: string): void {
    const path = pathOfAddress(url)
    const count = this.#waiting.get(path) ?? 0
    if (count === 0 && (this.#waiting.size >= maxWaiting || missKindOf(path) === undefined)) return
    this.#waiting.set(path, count + 1)
    this.#timer ??= setTimeout(() => void this.write(), writeEveryMs).unref()
  }

  /** Stores what was counted so far; what cannot be stored is counted anew. */
  async write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const counted = this.#waiting
    if (counted.size === 0) return
    this.#waiting = new Map()
    const now = this.#context.now()
    const day = now.toISOString().slice(0, 10)
    const since = new Date(now.getTime() - keptDays * dayMs).toISOString().slice(0, 10)
    try {
      await this.#context.database.write(async (tx) => {
        for (const [path, count] of counted) {
          const kind = missKindOf(path)
          if (kind) await addMiss(tx, { path, kind, count, day })
        }
        for (const kind of ['page', 'robot'] as const) await trimMisses(tx, kind, maxKept[kind], since)
      })
    } catch (error) {
      this.#log.warn({ err: error }, 'addresses that were asked for in vain could not be counted')
    }
  }
}
