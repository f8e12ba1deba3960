import { type ExpressionBuilder, sql } from 'kysely'
import type { Handle, Tables } from '../database/tables.ts'

export interface Limit {
  /** What is counted, such as `sign-in address 203.0.113.7`. */
  key: string
  max: number
  windowSeconds: number
}

/** Counts one use; returns the seconds to wait once the limit is exceeded, else undefined. Atomic on both databases. */
export async function takeFromLimit(db: Handle, limit: Limit, now: Date): Promise<number | undefined> {
  const after = (windows: number) =>
    new Date(now.getTime() + windows * limit.windowSeconds * 1000).toISOString()
  const resetsAt = after(1)
  const isOver = (eb: ExpressionBuilder<Tables, 'rate_limits'>) =>
    // Further ahead than any window reaches: written while the clock was wrong.
    eb.or([eb('rate_limits.resets_at', '<=', after(0)), eb('rate_limits.resets_at', '>', after(2))])
  const row = await db
    .insertInto('rate_limits')
    .values({ key: limit.key, count: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when(isOver(eb))
          .then(1)
          .else(eb('rate_limits.count', '+', 1))
          .end(),
        resets_at: eb.case().when(isOver(eb)).then(resetsAt).else(eb.ref('rate_limits.resets_at')).end(),
      })),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow()
  if (row.count <= limit.max) return undefined
  return Math.max(1, Math.ceil((Date.parse(row.resets_at) - now.getTime()) / 1000))
}

/** Takes a counted use back, as after a sign-in that succeeded. */
export async function returnToLimit(db: Handle, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

/** All whose keys begin alike. */
export async function forgetLimits(db: Handle, start: string): Promise<void> {
  const isAlike = sql<boolean>`substr(key, 1, ${[...start].length}) = ${start}`
  await db.deleteFrom('rate_limits').where(isAlike).execute()
}

export async function forgetOldLimits(db: Handle, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now.toISOString()).execute()
}
