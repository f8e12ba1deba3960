import { randomUUID } from 'node:crypto'
import { oneLine } from '../../shared/one-line.ts'
import type { AppContext } from '../app-context.ts'
import { storageFailure } from '../database/database-errors.ts'
import { claimDueWork, holdsClaim, isHeldUp, markDone, markFailed, markPutOff } from './claimed-work-store.ts'
import {
  backoffMs,
  type ClaimedWork,
  type DueKind,
  nextTime,
  type OutsideKind,
  type PutOff,
  type Refusal,
  type StoredKind,
} from './due-kind.ts'
import type { DueKindName } from './due-payloads.ts'

export interface DueWorkLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface Performance {
  context: Pick<AppContext, 'database' | 'now'>
  log: DueWorkLog
  /** Whether the process wants to end. */
  isClosed(): boolean
  /** Waits between tries to store what became of the work: as long as so many tries take. */
  pause(tries: number): Promise<unknown>
  /** Kinds whose work is done in one order. */
  inOrder: readonly DueKindName[]
}

export type Performed = 'nothing due' | 'held up' | 'done' | 'failed'

/** Claims the work of a kind that is due longest, does it, and stores what became of it. */
export async function performNext(
  performance: Performance,
  name: DueKindName,
  // The store gives each kind the payload that was queued for it.
  kind: DueKind<never>,
): Promise<Performed> {
  const { database, now } = performance.context
  const time = now()
  const leaseEnds = new Date(time.getTime() + kind.leaseMs)
  const work: ClaimedWork | 'held up' | undefined = await database.write(async (tx) => {
    const waits = kind.takesAnyTime && (await isHeldUp(tx, name, performance.inOrder, time))
    return waits ? 'held up' : claimDueWork(tx, name, { now: time, leaseEnds, claim: randomUUID() })
  })
  if (!work) return 'nothing due'
  if (work === 'held up') return work
  const claimed = { ...performance, name, work: work as ClaimedWork<never> }
  return 'apply' in kind ? applyWork(claimed, kind) : deliverWork(claimed, kind)
}

interface Claimed extends Performance {
  name: DueKindName
  work: ClaimedWork<never>
}

async function applyWork(claimed: Claimed, kind: StoredKind<never>): Promise<Performed> {
  const { context, work } = claimed
  try {
    const outcome = await context.database.write(async (tx) => {
      if (!(await holdsClaim(tx, work))) return undefined
      const now = context.now()
      const made = await kind.apply(tx, work, now)
      await markDone(tx, work.id, now, made?.next ?? nextTime(kind, now))
      return made
    })
    outcome?.afterCommit?.()
    return 'done'
  } catch (error) {
    // Not the work's own failure, and nothing can be stored about it now: the lease ends soon.
    if (storageFailure(error)) throw error
    const refusal = await kind.refuse?.(work, error)
    return refusal ? refuse(claimed, refusal, error) : fail(claimed, kind, error)
  }
}

async function refuse(
  { context, log, name, work }: Claimed,
  refusal: Refusal,
  error: unknown,
): Promise<'done'> {
  const reason = reasonOf(error)
  await context.database.write(async (tx) => {
    if (!(await holdsClaim(tx, work))) return
    const now = context.now()
    await refusal(tx, now)
    await markFailed(tx, work, reason, { now, nextTry: undefined })
  })
  log.warn({ work: work.id, kind: name, error: reason }, 'work could not be done')
  return 'done'
}

async function deliverWork(claimed: Claimed, kind: OutsideKind<never>): Promise<Performed> {
  const { context, work } = claimed
  if (work.wasHeld && !(await isLeftUndone(claimed))) return 'done'
  let putOff: PutOff | undefined
  try {
    putOff = await kind.deliver(work)
  } catch (error) {
    return fail(claimed, kind, error)
  }
  if (putOff) {
    const { putOffUntil } = putOff
    await persist(claimed, () => markPutOff(context.database.db, work, putOffUntil))
    return 'done'
  }
  const now = context.now()
  await persist(claimed, () => markDone(context.database.db, work.id, now, nextTime(kind, now)))
  return 'done'
}

async function fail(claimed: Claimed, kind: DueKind<never>, error: unknown): Promise<'failed'> {
  const { context, log, name, work } = claimed
  const now = context.now()
  const delayMs = (kind.backoffMs ?? backoffMs)(work.attempts)
  const isOver =
    kind.giveUpAfterMs !== undefined && now.getTime() - Date.parse(work.createdAt) >= kind.giveUpAfterMs
  const nextTry = isOver ? undefined : new Date(now.getTime() + delayMs)
  const reason = reasonOf(error)
  const facts = { work: work.id, kind: name, attempts: work.attempts, error: reason }
  if (isOver) log.error(facts, 'work was given up after failing for too long')
  else log.warn(facts, 'work failed and will be tried again')
  await persist(claimed, () => markFailed(context.database.db, work, reason, { now, nextTry }))
  return 'failed'
}

/**
 * Whoever held the work before may live and have done it, and could only not store that: whatever kept it from that, a full
 * disk, kept others from taking the work up as well. So it is left the time to store it first.
 */
async function isLeftUndone({ context, pause, work }: Claimed): Promise<boolean> {
  await pause(2)
  return holdsClaim(context.database.db, work)
}

/**
 * The effect has happened: a database that is away, or full, must not make it happen again. So long as this process
 * lives, it does nothing else of the kind before that is stored.
 */
async function persist({ log, isClosed, pause, work }: Claimed, mark: () => Promise<void>) {
  for (let tries = 1; ; tries += 1) {
    try {
      await mark()
      if (tries > 1) log.info({ work: work.id, tries }, 'what became of due work is stored by now')
      return
    } catch (error) {
      // Once: it is tried every second, for as long as the disk is full.
      if (tries === 1) log.error({ err: error, work: work.id }, 'what became of due work could not be stored')
      if (isClosed()) return
      await pause(1)
    }
  }
}

function reasonOf(error: unknown): string {
  return withoutAddresses(error instanceof Error ? error.message : String(error))
}

/** Mail servers quote the recipient in their refusals; what staff and logs see names nobody. */
export function withoutAddresses(message: string): string {
  return oneLine(message)
    .replace(/[^\s<>"'(:]+@/g, '…@')
    .slice(0, 500)
}
