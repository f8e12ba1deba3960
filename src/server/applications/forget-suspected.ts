import type { Handle } from '../database/tables.ts'
import type { StoredKind } from '../due-work/due-kind.ts'
import type { DuePayloads } from '../due-work/due-payloads.ts'
import type { DueWorkLog } from '../due-work/perform-work.ts'
import { systemActor } from '../engine/actor.ts'
import { findForgotten } from './application-store.ts'
import { eraseRow } from './review-application.ts'

const hour = 3_600_000
/** How long staff can say that a suspected application is a person's. */
const suspectedDays = 30
/** Of one transaction: other writers wait no longer than that takes. */
const forgottenAtOnce = 100

export function forgetAt(sentAt: Date): string {
  return new Date(sentAt.getTime() + suspectedDays * 24 * hour).toISOString()
}

/** Deletes suspected applications whose time is over. Answers how many; as many as are done at once, and there may be more. */
export async function forgetSuspected(tx: Handle, now: Date): Promise<number> {
  const rows = await findForgotten(tx, now.toISOString(), forgottenAtOnce)
  for (const row of rows) await eraseRow(tx, row, systemActor, now)
  return rows.length
}

export function forgetSuspectedKind(log: DueWorkLog): StoredKind<DuePayloads['forget-suspected']> {
  return {
    leaseMs: 10_000,
    every: { ms: hour, payload: {} },
    apply: async (tx, _work, now) => {
      const applications = await forgetSuspected(tx, now)
      if (applications === 0) return undefined
      return {
        ...(applications === forgottenAtOnce ? { next: now } : {}),
        afterCommit: () => log.info({ applications }, 'suspected applications were deleted'),
      }
    },
  }
}
