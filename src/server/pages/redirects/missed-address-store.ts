import type { MissKind } from '../../../content/redirect/missed-path.ts'
import type { Handle } from '../../database/tables.ts'

export interface MissedAddress {
  path: string
  count: number
  /** Days, such as 2026-11-16. */
  firstDay: string
  lastDay: string
}

export async function addMiss(
  tx: Handle,
  { path, kind, count, day }: { path: string; kind: MissKind; count: number; day: string },
): Promise<void> {
  await tx
    .insertInto('missed_addresses')
    .values({ path, kind, count, first_day: day, last_day: day })
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet((eb) => ({
        count: eb('missed_addresses.count', '+', count),
        last_day: day,
      })),
    )
    .execute()
}

/** Forgets what nobody asked for since a day, and beyond so many those that were asked for least. */
export async function trimMisses(tx: Handle, kind: MissKind, max: number, since: string): Promise<void> {
  await tx.deleteFrom('missed_addresses').where('last_day', '<', since).execute()
  await tx
    .deleteFrom('missed_addresses')
    .where('kind', '=', kind)
    .where('path', 'not in', (eb) =>
      eb
        .selectFrom('missed_addresses')
        .select('path')
        .where('kind', '=', kind)
        .orderBy('count', 'desc')
        .orderBy('last_day', 'desc')
        .orderBy('path')
        .limit(max),
    )
    .execute()
}

/** Those asked for most first. */
export async function listMisses(db: Handle, kind: MissKind): Promise<MissedAddress[]> {
  const rows = await db
    .selectFrom('missed_addresses')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('count', 'desc')
    .orderBy('last_day', 'desc')
    .orderBy('path')
    .execute()
  return rows.map((row) => ({
    path: row.path,
    count: row.count,
    firstDay: row.first_day,
    lastDay: row.last_day,
  }))
}

export async function forgetMiss(db: Handle, path: string): Promise<boolean> {
  const result = await db.deleteFrom('missed_addresses').where('path', '=', path).executeTakeFirst()
  return result.numDeletedRows > 0n
}
