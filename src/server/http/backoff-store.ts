import type { ExpressionBuilder } from 'kysely'
import type { Handle, Tables } from '../database/tables.ts'

/** Slows down instead of locking: after the free tries, each one waits longer for the next. */
export interface Backoff {
  /** What is counted, such as `sign-in address 203.0.113.7`. */
  key: string
  free: number
}

/** Before the first try that is not free, the second, and so on. */
const waitsSeconds = [60, 120, 240, 480, 900]
/** So long after the last try all is forgotten. No shorter than the longest wait. */
const memorySeconds = 900

/**
 * Counts one try; answers the seconds to wait where it comes too soon, else undefined. What comes too soon does not
 * count. Atomic on every database.
 */
export async function takeWithBackoff(
  db: Handle,
  { key, free }: Backoff,
  now: Date,
): Promise<number | undefined> {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()
  const isOver = (eb: ExpressionBuilder<Tables, 'rate_limits'>) =>
    // Further ahead than any memory reaches: counted while the clock was wrong.
    eb.or([
      eb('rate_limits.resets_at', '<=', after(0)),
      eb('rate_limits.resets_at', '>', after(2 * memorySeconds)),
    ])
  const counted = await db
    .insertInto('rate_limits')
    .values({ key, count: 1, resets_at: after(memorySeconds) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          count: eb
            .case()
            .when(isOver(eb))
            .then(1)
            .else(eb('rate_limits.count', '+', 1))
            .end(),
          resets_at: after(memorySeconds),
        }))
        .where((eb) =>
          eb.or([
            isOver(eb),
            eb('rate_limits.count', '<', free),
            // The last try was `memorySeconds` before the row is forgotten.
            ...waitsSeconds.map((wait, index) =>
              eb.and([
                eb('rate_limits.count', '<=', free + index),
                eb('rate_limits.resets_at', '<=', after(memorySeconds - wait)),
              ]),
            ),
          ]),
        ),
    )
    .returning('count')
    .executeTakeFirst()
  return counted ? undefined : secondsLeft(db, { key, free }, now)
}

async function secondsLeft(db: Handle, { key, free }: Backoff, now: Date): Promise<number> {
  const row = await db.selectFrom('rate_limits').selectAll().where('key', '=', key).executeTakeFirst()
  const wait = waitsSeconds[Math.min((row?.count ?? free) - free, waitsSeconds.length - 1)] ?? 0
  const last = row ? Date.parse(row.resets_at) - memorySeconds * 1000 : now.getTime()
  return Math.max(1, Math.ceil((last - now.getTime()) / 1000 + wait))
}
