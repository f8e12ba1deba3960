import type { Handle } from '../database/tables.ts'
import { eraseWorkAbout } from '../due-work/due-work-store.ts'
import { systemActor } from '../engine/actor.ts'
import { applicationChanges } from './application-record.ts'
import {
  type ApplicationRow,
  findNamedBefore,
  isSharedSubject,
  replaceApplicationRow,
} from './application-store.ts'
import { mailsAbout } from './queue-application-mails.ts'

/** What a subject that only one person wrote becomes. */
const otherSubject = 'Other'
/** Of one transaction: other writers wait no longer than that takes. */
export const anonymisedAtOnce = 100

/**
 * Takes away what tells who applied before the retention period. What counts stays: when it came, about what, its
 * status and when it was first answered. Answers how many; as many as are done at once, and there may be more.
 */
export async function anonymiseApplications(tx: Handle, months: number, now: Date): Promise<number> {
  const rows = await findNamedBefore(tx, monthsBefore(now, months).toISOString(), anonymisedAtOnce)
  for (const row of rows) await anonymise(tx, row, now)
  return rows.length
}

export async function anonymise(tx: Handle, row: ApplicationRow, now: Date): Promise<void> {
  const time = now.toISOString()
  const revision = row.revision + 1
  await replaceApplicationRow(tx, {
    ...row,
    ...{ name: '', email: '', phone: '', request: '', notes: '', search_text: '' },
    subject: (await isSharedSubject(tx, row)) ? row.subject : otherSubject,
    anonymised_at: time,
    revision,
    updated_at: time,
  })
  await eraseWorkAbout(tx, mailsAbout(row.id))
  await applicationChanges.erase(tx, { time, actor: systemActor, action: 'update', id: row.id, revision })
}

/** The same day so many months earlier, or the last of that month where it is shorter. */
export function monthsBefore(time: Date, months: number): Date {
  const moved = new Date(time)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(time.getUTCDate(), lastDay))
  return moved
}
