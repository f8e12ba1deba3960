import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { noteNewWork } from '../database/new-work.ts'
import type { Handle } from '../database/tables.ts'
import type { ClaimedWork } from './due-kind.ts'
import type { DueKindName, DuePayloads } from './due-payloads.ts'

export interface NewWork<Name extends DueKindName> {
  kind: Name
  payload: DuePayloads[Name]
  dueAt: Date
  /** Of the work that waits, one of a kind has this key: queued again, it takes the place of the first. */
  key?: string
  /** The mail address of whom it concerns, in lower case. */
  person?: string
  /** Whose data it carries, such as `application 1f0c…`: what erases that erases the work. */
  about?: string
}

/** Call it in the transaction of what the work follows from: both happen, or neither. Answers the id. */
export async function queueWork<Name extends DueKindName>(
  tx: Handle,
  work: NewWork<Name>,
  now: Date,
): Promise<string> {
  if (work.key !== undefined) await cancelWork(tx, work.kind, work.key)
  const id = await insertWork(tx, work, now)
  noteNewWork(tx)
  return id
}

type AnyWork = Omit<NewWork<DueKindName>, 'payload'> & { payload: object }

async function insertWork(
  tx: Handle,
  { kind, payload, dueAt, key, person = '', about = '' }: AnyWork,
  now: Date,
): Promise<string> {
  // Never given twice, unlike a number: whoever comes back late marks its own work and no other.
  const id = randomUUID()
  await tx
    .insertInto('due_work')
    .values({
      ...{ id, kind, key: key ?? null, payload: JSON.stringify(payload), person, about },
      ...{ state: 'waiting', due_at: dueAt.toISOString(), attempts: 0, last_error: '' },
      ...{ claimed_by: null, claimed_until: null, created_at: now.toISOString(), done_at: null },
    })
    .execute()
  return id
}

/** Answers whether it was waiting. */
export async function cancelWork(tx: Handle, kind: DueKindName, key: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('due_work')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Of the one row of a kind that recurs. */
export const recurringKey = 'recurring'

/** Sees to it that recurring work waits, at once where it is new or goes by another rule than before. */
export async function ensureRecurring(
  tx: Handle,
  kind: DueKindName,
  payload: object,
  now: Date,
): Promise<void> {
  const row = await tx
    .selectFrom('due_work')
    .select('payload')
    .where('kind', '=', kind)
    .where('key', '=', recurringKey)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (row?.payload === JSON.stringify(payload)) return
  await cancelWork(tx, kind, recurringKey)
  await insertWork(tx, { kind, payload, dueAt: now, key: recurringKey }, now)
}

/**
 * Takes the work of a kind that is due longest; nobody else gets it before the lease ends. Call it inside
 * `database.write`: two processes at once would otherwise take the same.
 */
export async function claimDueWork<Name extends DueKindName>(
  tx: Handle,
  kind: Name,
  { now, leaseEnds, claim }: { now: Date; leaseEnds: Date; claim: string },
): Promise<ClaimedWork<DuePayloads[Name]> | undefined> {
  const time = now.toISOString()
  const row = await tx
    .selectFrom('due_work')
    .select(['id', 'payload', 'about', 'due_at', 'created_at', 'attempts'])
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', time)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', time)]))
    .orderBy('due_at')
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
  return { id, payload: JSON.parse(row.payload), about, dueAt, createdAt, attempts, claim }
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
        ? { ...done, ...unclaimed, due_at: next.toISOString(), attempts: 0 }
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
        ? { ...unclaimed, last_error: error, due_at: at.nextTry.toISOString() }
        : { ...emptied, state: 'failed', last_error: error, done_at: at.now.toISOString() },
    )
    .where('id', '=', id)
    .where('claimed_by', '=', claim)
    .execute()
}

export interface KindTimes {
  /** The earliest at which work of the kind is due and nobody's. */
  next: string
  latestDue: string
  latestLease: string | null
}

/** When each kind has something to do. */
export async function readKindTimes(db: Handle): Promise<Map<string, KindTimes>> {
  const next = sql<string>`min(case when claimed_until > due_at then claimed_until else due_at end)`
  const rows = await db
    .selectFrom('due_work')
    .select((eb) => [
      'kind',
      next.as('next'),
      eb.fn.max('due_at').as('latestDue'),
      eb.fn.max('claimed_until').as('latestLease'),
    ])
    .where('state', '=', 'waiting')
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, ...times }) => [kind, times]))
}

/** Brings back what was put off or claimed while the clock was wrong: it lies further ahead than any rule puts it. */
export async function bringForward(
  tx: Handle,
  kind: DueKindName,
  { now, latestDue, latestLease }: { now: Date; latestDue: Date | undefined; latestLease: Date },
): Promise<void> {
  const waiting = tx.updateTable('due_work').where('kind', '=', kind).where('state', '=', 'waiting')
  await waiting.set(unclaimed).where('claimed_until', '>', latestLease.toISOString()).execute()
  if (latestDue)
    await waiting.set({ due_at: now.toISOString() }).where('due_at', '>', latestDue.toISOString()).execute()
}

/** Erases what waits about somebody's data. */
export async function eraseWorkAbout(tx: Handle, about: string): Promise<void> {
  await tx.deleteFrom('due_work').where('about', '=', about).execute()
}

/** Work that is over: done, or given up. */
export async function forgetWorkBefore(tx: Handle, time: Date): Promise<void> {
  await tx
    .deleteFrom('due_work')
    .where('state', '!=', 'waiting')
    .where('done_at', '<', time.toISOString())
    .execute()
}
