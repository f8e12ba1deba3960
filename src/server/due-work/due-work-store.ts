import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { noteErasure } from '../database/erasures.ts'
import { noteNewWork } from '../database/new-work.ts'
import type { Handle } from '../database/tables.ts'
import { workTime } from '../database/work-time.ts'
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

/** Takes the key from work that is being done: what it does may then end whatever else goes by that key. */
export async function releaseKey(tx: Handle, id: string): Promise<void> {
  await tx.updateTable('due_work').set({ key: null }).where('id', '=', id).execute()
}

/** Of the one row of a kind that recurs. */
export const recurringKey = 'recurring'

/** Sees to it that recurring work waits: where it is new or goes by another rule than before, from `first` on. */
export async function ensureRecurring(
  tx: Handle,
  kind: DueKindName,
  payload: object,
  now: Date,
  first = now,
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
  await insertWork(tx, { kind, payload, dueAt: first, key: recurringKey }, now)
}

export interface KindTimes {
  /** The earliest at which work of the kind is due and nobody's. */
  next: string
  latestDue: string
  latestRetry: string | null
  latestLease: string | null
}

/** When each kind has something to do. */
export async function readKindTimes(db: Handle): Promise<Map<string, KindTimes>> {
  const next = sql<string>`min(case when claimed_until > ${workTime()} then claimed_until else ${workTime()} end)`
  const rows = await db
    .selectFrom('due_work')
    .select((eb) => [
      'kind',
      next.as('next'),
      eb.fn.max('due_at').as('latestDue'),
      eb.fn.max('retry_at').as('latestRetry'),
      eb.fn.max('claimed_until').as('latestLease'),
    ])
    .where('state', '=', 'waiting')
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, ...times }) => [kind, times]))
}

/** Erases what waits about somebody's data. */
export async function eraseWorkAbout(tx: Handle, about: string): Promise<void> {
  noteErasure(tx)
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
