import type { Selectable } from 'kysely'
import type { Handle, Tables } from '../database/tables.ts'
import { workTime } from '../database/work-time.ts'
import type { DueKindName } from '../due-work/due-payloads.ts'
import { recurringKey } from '../due-work/due-work-store.ts'

export type WorkRow = Selectable<Tables['due_work']>

export const workStates = ['waiting', 'failed', 'done'] as const
export type WorkState = (typeof workStates)[number]

export interface WorkStatus {
  /** What is due or is being tried again, and not done yet. */
  waiting: number
  /** Those of them that were tried in vain, except what has a notice of its own. */
  failing: number
  /** What was given up, except what has a notice of its own. */
  failed: number
  /** How long the longest of what nobody takes up has been due; 0 while all is taken up in time. */
  overdueSeconds: number
  lastError: string | null
}

const maxListed = 200
/** A notice of their own says what to do about them, and goes once that was done. */
const failingWithNotice: DueKindName[] = ['backup']
const failedWithNotice: DueKindName[] = ['backup', 'schedule', 'release']
/** Work is taken up within seconds; a restart may lie between. */
const graceMs = 5 * 60_000

export async function readWorkStatus(db: Handle, now: Date): Promise<WorkStatus> {
  const waiting = db.selectFrom('due_work').where('state', '=', 'waiting')
  const due = waiting.where((eb) => eb.or([eb('due_at', '<=', now.toISOString()), eb('attempts', '>', 0)]))
  const failing = waiting.where('last_error', '<>', '').where('kind', 'not in', failingWithNotice)
  const failed = db
    .selectFrom('due_work')
    .where('state', '=', 'failed')
    .where('kind', 'not in', failedWithNotice)
  const count = async (query: typeof waiting) => {
    const row = await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    return Number(row.count)
  }
  const last = await db
    .selectFrom('due_work')
    .select('last_error')
    .where('last_error', '<>', '')
    .where('kind', 'not in', failingWithNotice)
    .where((eb) => eb.or([eb('state', '<>', 'failed'), eb('kind', 'not in', failedWithNotice)]))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    waiting: await count(due),
    failing: await count(failing),
    failed: await count(failed),
    overdueSeconds: await readOverdueSeconds(db, now),
    lastError: last?.last_error ?? null,
  }
}

export async function readOverdueSeconds(db: Handle, now: Date): Promise<number> {
  const time = now.toISOString()
  const row = await db
    .selectFrom('due_work')
    .select((eb) => eb.fn.min<string | null>(workTime()).as('earliest'))
    .where('state', '=', 'waiting')
    .where(workTime(), '<=', new Date(now.getTime() - graceMs).toISOString())
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', time)]))
    .executeTakeFirst()
  return row?.earliest ? Math.floor((now.getTime() - Date.parse(row.earliest)) / 1000) : 0
}

/** What waits by its time, what is over by the time it ended, latest first. */
export async function listWork(db: Handle, state: WorkState): Promise<WorkRow[]> {
  const rows = db.selectFrom('due_work').selectAll().where('state', '=', state).limit(maxListed)
  return state === 'waiting'
    ? rows.orderBy(workTime()).orderBy('created_at').execute()
    : rows.orderBy('done_at', 'desc').execute()
}

export async function findWork(db: Handle, id: string): Promise<WorkRow | undefined> {
  return db.selectFrom('due_work').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The one row of a kind that recurs; undefined until a process has begun to do such work. */
export async function findRecurring(db: Handle, kind: DueKindName): Promise<WorkRow | undefined> {
  return db
    .selectFrom('due_work')
    .selectAll()
    .where('kind', '=', kind)
    .where('key', '=', recurringKey)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
}

/** The time that it was planned for stays. */
export async function makeDue(tx: Handle, id: string, now: Date): Promise<void> {
  await tx.updateTable('due_work').set({ retry_at: now.toISOString() }).where('id', '=', id).execute()
}

export async function deleteWork(tx: Handle, id: string): Promise<void> {
  await tx.deleteFrom('due_work').where('id', '=', id).execute()
}
