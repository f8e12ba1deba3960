import type { Handle } from '../database/tables.ts'
import { workTime } from '../database/work-time.ts'
import type { ClaimedWork } from './due-kind.ts'
import type { DueKindName, DuePayloads } from './due-payloads.ts'

interface Claim {
  now: Date
  leaseEnds: Date
  claim: string
}

/**
 * Takes the work of a kind that is due longest; nobody else gets it before the lease ends. Call it inside
 * `database.write`: two processes at once would otherwise take the same.
 */
export async function claimDueWork<Name extends DueKindName>(
  tx: Handle,
  kind: Name,
  { now, leaseEnds, claim }: Claim,
): Promise<ClaimedWork<DuePayloads[Name]> | undefined> {
  const time = now.toISOString()
  const row = await tx
    .selectFrom('due_work')
    .select(['id', 'payload', 'about', 'due_at', 'created_at', 'attempts', 'claimed_by'])
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where(workTime(), '<=', time)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', time)]))
    .orderBy(workTime())
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const attempts = row.attempts + 1
  await tx
    .updateTable('due_work')
    .set({ attempts, claimed_by: claim, claimed_until: leaseEnds.toISOString() })
    .where('id', '=', row.id)
    .execute()
  const { id, about, due_at: dueAt, created_at: createdAt } = row
  return {
    id,
    payload: JSON.parse(row.payload),
    about,
    dueAt,
    createdAt,
    attempts,
    claim,
    wasHeld: row.claimed_by !== null,
  }
}

/** Whether work of these kinds that was due before all of this one is still under way, or waits for whoever does its kind. */
export async function isHeldUp(
  tx: Handle,
  kind: DueKindName,
  kinds: readonly DueKindName[],
  now: Date,
): Promise<boolean> {
  const time = now.toISOString()
  const first = await tx
    .selectFrom('due_work')
    .select(['kind', 'claimed_until'])
    .where('kind', 'in', kinds)
    .where('state', '=', 'waiting')
    .where(workTime(), '<=', time)
    .orderBy(workTime())
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (!first) return false
  return first.kind !== kind || (first.claimed_until !== null && first.claimed_until > time)
}

/** False where somebody else took the work up after the lease had ended, or it is not to be done any more. */
export async function holdsClaim(tx: Handle, { id, claim }: ClaimedWork): Promise<boolean> {
  const row = await tx
    .selectFrom('due_work')
    .select('id')
    .where('id', '=', id)
    .where('claimed_by', '=', claim)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row !== undefined
}

const unclaimed = { claimed_by: null, claimed_until: null } as const
/** What is over needs no copy here: only the fact and its time stay. */
const emptied = { ...unclaimed, payload: '{}', person: '', about: '' } as const

/** Recurring work is given the time when it is due `next`; any other is over. */
export async function markDone(db: Handle, id: string, now: Date, next?: Date): Promise<void> {
  const done = { done_at: now.toISOString(), last_error: '' }
  await db
    .updateTable('due_work')
    .set(
      next
        ? { ...done, ...unclaimed, due_at: next.toISOString(), retry_at: null, attempts: 0 }
        : { ...done, ...emptied, state: 'done' },
    )
    .where('id', '=', id)
    .execute()
}

/** Puts the work off, or gives it up where there is no next try. A claim that somebody else holds by now stays theirs. */
export async function markFailed(
  db: Handle,
  { id, claim }: ClaimedWork,
  error: string,
  at: { now: Date; nextTry: Date | undefined },
): Promise<void> {
  await db
    .updateTable('due_work')
    .set(
      at.nextTry
        ? { ...unclaimed, last_error: error, retry_at: at.nextTry.toISOString() }
        : { ...emptied, state: 'failed', last_error: error, done_at: at.now.toISOString() },
    )
    .where('id', '=', id)
    .where('claimed_by', '=', claim)
    .execute()
}

/** As if it had never been tried. A claim that somebody else holds by now stays theirs. */
export async function markPutOff(db: Handle, { id, claim }: ClaimedWork, until: Date): Promise<void> {
  await db
    .updateTable('due_work')
    .set({ ...unclaimed, last_error: '', attempts: 0, retry_at: until.toISOString() })
    .where('id', '=', id)
    .where('claimed_by', '=', claim)
    .execute()
}

/** How far ahead the rules of a kind put its work at most. */
export interface LatestTimes {
  /** Undefined where people choose the time. */
  latestDue: Date | undefined
  latestRetry: Date
  latestLease: Date
}

/** Brings back what was put off or claimed while the clock was wrong: it lies further ahead than any rule puts it. */
export async function bringForward(
  tx: Handle,
  kind: DueKindName,
  { now, latestDue, latestRetry, latestLease }: { now: Date } & LatestTimes,
): Promise<void> {
  const waiting = tx.updateTable('due_work').where('kind', '=', kind).where('state', '=', 'waiting')
  await waiting.set(unclaimed).where('claimed_until', '>', latestLease.toISOString()).execute()
  await waiting.set({ retry_at: null }).where('retry_at', '>', latestRetry.toISOString()).execute()
  if (latestDue)
    await waiting.set({ due_at: now.toISOString() }).where('due_at', '>', latestDue.toISOString()).execute()
}
