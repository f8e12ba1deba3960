import type { Selectable } from 'kysely'
import type { Handle, Tables } from '../database/tables.ts'
import type { SchedulePayload } from '../due-work/due-payloads.ts'

/** What waits for its time: a row of the due work, so that nothing can be scheduled that nobody does. */
export interface ScheduledWork extends SchedulePayload {
  workId: string
  at: string
  scheduledAt: string
}

export type MissedRow = Selectable<Tables['missed_schedules']>
type Named = Pick<MissedRow, 'type' | 'id' | 'language'>

export function scheduleKey({ type, id, language, action }: Named & Pick<SchedulePayload, 'action'>): string {
  return `${type}/${id}/${language}/${action}`
}

export async function findScheduled(db: Handle, key: string): Promise<ScheduledWork | undefined> {
  const row = await db
    .selectFrom('due_work')
    .select(['id', 'payload', 'due_at', 'created_at'])
    .where('kind', '=', 'schedule')
    .where('key', '=', key)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row && toScheduled(row)
}

const maxListed = 2000

/** What will happen between two moments, the next first; without them, everything that waits. */
export async function listScheduled(
  db: Handle,
  { from, to }: { from?: string | undefined; to?: string | undefined } = {},
): Promise<ScheduledWork[]> {
  let query = db
    .selectFrom('due_work')
    .select(['id', 'payload', 'due_at', 'created_at'])
    .where('kind', '=', 'schedule')
    .where('state', '=', 'waiting')
  if (from !== undefined) query = query.where('due_at', '>=', from)
  if (to !== undefined) query = query.where('due_at', '<', to)
  const rows = await query.orderBy('due_at').orderBy('created_at').limit(maxListed).execute()
  return rows.map(toScheduled)
}

function toScheduled(row: Pick<Selectable<Tables['due_work']>, 'id' | 'payload' | 'due_at' | 'created_at'>) {
  const payload = JSON.parse(row.payload) as SchedulePayload
  return { ...payload, workId: row.id, at: row.due_at, scheduledAt: row.created_at }
}

export async function listMissed(db: Handle, named: Partial<Named> = {}): Promise<MissedRow[]> {
  let query = db.selectFrom('missed_schedules').selectAll()
  for (const name of ['type', 'id', 'language'] as const) {
    const value = named[name]
    if (value !== undefined) query = query.where(name, '=', value)
  }
  return query.orderBy('missed_at', 'desc').limit(maxListed).execute()
}

export async function putMissed(tx: Handle, row: MissedRow): Promise<void> {
  const { type: _type, id: _id, language: _language, action: _action, ...values } = row
  await tx
    .insertInto('missed_schedules')
    .values(row)
    .onConflict((conflict) => conflict.columns(['type', 'id', 'language', 'action']).doUpdateSet(values))
    .execute()
}

export async function deleteMissed(tx: Handle, named: Named & { action: string }): Promise<void> {
  await deletedMissed(tx, named)
}

const deletedMissed = (tx: Handle, { type, id, language, action }: Named & { action: string }) =>
  tx
    .deleteFrom('missed_schedules')
    .where('type', '=', type)
    .where('id', '=', id)
    .where('language', '=', language)
    .where('action', '=', action)
    .execute()

/** What open drafts are called now, by id and language. */
export async function readDraftTitles(
  db: Handle,
  type: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('drafts')
    .select(['id', 'language', 'data'])
    .where('type', '=', type)
    .where('state', '=', 'open')
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, language, data }) => [`${id}/${language}`, JSON.parse(data).title]))
}
