import { sql } from 'kysely'
import type { Handle } from '../database/tables.ts'

export interface Count {
  name: string
  count: number
}

/** What suspected applications are counted under, whatever their status. */
export const suspectedBucket = 'suspected'

/** Of all there are, or of those sent since a time; suspected ones count nowhere. */
export async function countByStatus(db: Handle, since?: string): Promise<Count[]> {
  if (since === undefined) {
    const known = await db
      .selectFrom('application_counts')
      .select(['status as name', 'count'])
      .where('status', '!=', suspectedBucket)
      .execute()
    return known.map(toCount)
  }
  const rows = await db
    .selectFrom('applications')
    .where('created_at', '>=', since)
    .where('is_suspected', '=', 0)
    .select((eb) => ['status as name', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  return rows.map(toCount)
}

/** Hours are named by the start of their time in UTC, such as `2026-11-15T09`. */
export async function countByHour(db: Handle, since: string): Promise<Count[]> {
  const hour = sql<string>`substr(created_at, 1, 13)`
  const rows = await db
    .selectFrom('applications')
    .where('created_at', '>=', since)
    .where('is_suspected', '=', 0)
    .select((eb) => [hour.as('name'), eb.fn.countAll<number>().as('count')])
    .groupBy(hour)
    .execute()
  return rows.map(toCount)
}

/** The subjects named most. */
export async function countBySubject(db: Handle, since: string, limit: number): Promise<Count[]> {
  const rows = await db
    .selectFrom('applications')
    .where('created_at', '>=', since)
    .where('is_suspected', '=', 0)
    .select((eb) => ['subject as name', eb.fn.countAll<number>().as('count')])
    .groupBy('subject')
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute()
  return rows.map(toCount)
}

/** PostgreSQL answers counts as text. */
function toCount({ name, count }: { name: string; count: number | string }): Count {
  return { name, count: Number(count) }
}
