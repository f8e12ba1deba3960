import { bringForward, type LatestTimes } from './claimed-work-store.ts'
import { type DueKind, longestBackoffMs } from './due-kind.ts'
import type { DueKindName } from './due-payloads.ts'
import { ensureRecurring, type KindTimes } from './due-work-store.ts'
import { type Performance, performNext } from './perform-work.ts'

interface LaneOptions {
  /** How long the kind rests after a failure, which is most often everybody's: the others would fail in a row. */
  restMs: number
  /** Called when it has come to an end. */
  onEnd: () => void
}

/** What goes first is most often done by then. */
const heldUpMs = 250

/** Does the work of one kind, one after the other; a mail server that hangs holds up no other kind. */
export class WorkLane {
  readonly name: DueKindName
  readonly #kind: DueKind<never>
  readonly #performance: Performance
  readonly #options: LaneOptions
  #underWay: Promise<void> | undefined
  #isPrepared = false
  /** By a clock that nobody sets. */
  #restsUntil = 0

  constructor(performance: Performance, name: DueKindName, kind: DueKind<never>, options: LaneOptions) {
    this.#performance = performance
    this.name = name
    this.#kind = kind
    this.#options = options
  }

  start(): void {
    this.#underWay ??= this.#run().then(() => {
      this.#underWay = undefined
      this.#options.onEnd()
    })
  }

  /** Starts where there is something to do; otherwise answers in how many milliseconds there will be. */
  startOrWait(times: KindTimes | undefined): number {
    const restMs = this.#restsUntil - monotonicMs()
    if (this.#underWay) return Number.POSITIVE_INFINITY
    if (restMs > 0) return restMs
    if (times && this.#isMisdated(times)) this.#isPrepared = false
    const waitMs = times ? Date.parse(times.next) - this.#performance.context.now().getTime() : undefined
    if (this.#isPrepared && (waitMs === undefined || waitMs > 0)) return waitMs ?? Number.POSITIVE_INFINITY
    this.start()
    return Number.POSITIVE_INFINITY
  }

  async close(): Promise<void> {
    const underWay = this.#underWay ?? Promise.resolve()
    await (this.#kind.close?.(underWay) ?? underWay)
  }

  async #run(): Promise<void> {
    try {
      await this.#prepare()
      do {
        const performed = await performNext(this.#performance, this.name, this.#kind)
        if (performed === 'nothing due') return
        if (performed === 'held up') return this.#rest(Math.min(heldUpMs, this.#options.restMs))
        if (performed === 'failed') return this.#rest()
      } while (!this.#performance.isClosed())
    } catch (error) {
      this.#performance.log.error({ err: error, kind: this.name }, 'due work could not be taken up')
      this.#rest()
    }
  }

  async #prepare(): Promise<void> {
    if (this.#isPrepared) return
    const now = this.#performance.context.now()
    const { every } = this.#kind
    await this.#performance.context.database.write(async (tx) => {
      await bringForward(tx, this.name, { now, ...this.#latestFrom(now) })
      if (every) await ensureRecurring(tx, this.name, every.payload, now, every.next?.(now))
    })
    this.#isPrepared = true
  }

  #rest(ms = this.#options.restMs): void {
    this.#restsUntil = monotonicMs() + ms
  }

  #isMisdated({ latestDue, latestRetry, latestLease }: KindTimes): boolean {
    const latest = this.#latestFrom(this.#performance.context.now())
    return (
      (latest.latestDue !== undefined && latestDue > latest.latestDue.toISOString()) ||
      (latestRetry !== null && latestRetry > latest.latestRetry.toISOString()) ||
      (latestLease !== null && latestLease > latest.latestLease.toISOString())
    )
  }

  #latestFrom(now: Date): LatestTimes {
    const after = (ms: number) => new Date(now.getTime() + ms)
    const { every, leaseMs, takesAnyTime } = this.#kind
    return {
      latestDue: takesAnyTime ? undefined : after(2 * Math.max(every?.ms ?? 0, longestBackoffMs)),
      latestRetry: after(2 * longestBackoffMs),
      latestLease: after(2 * leaseMs),
    }
  }
}

function monotonicMs(): number {
  return performance.now()
}
