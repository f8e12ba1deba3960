import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Handle } from '../database/tables.ts'

export interface NewMail {
  recipient: string
  subject: string
  body: string
  /** A language code. */
  language: string
  about: string
}

export interface WaitingMail extends NewMail {
  id: string
  /** Tries so far, the one under way included. */
  attempts: number
}

export interface MailStatus {
  /** Mails not sent yet, the failing ones included. */
  waiting: number
  /** Those that were tried in vain. */
  failing: number
  lastError: string | null
}

export async function insertMail(tx: Handle, mail: NewMail, now: Date): Promise<void> {
  const time = now.toISOString()
  await tx
    .insertInto('outbox')
    .values({
      // Never given twice, unlike a number: a sender that comes back late marks its own mail and no other.
      id: randomUUID(),
      ...mail,
      attempts: 0,
      next_attempt_at: time,
      last_error: '',
      sent_at: null,
      created_at: time,
    })
    .execute()
}

/**
 * Takes the mail that is due longest. Nobody else gets it before `leaseEnds`; by then it was sent, has failed, or its
 * process is gone. Call it inside `database.write`: two senders at once would otherwise take the same one.
 */
export async function claimDueMail(
  tx: Handle,
  { now, leaseEnds, latestDue }: { now: Date; leaseEnds: Date; latestDue: Date },
): Promise<WaitingMail | undefined> {
  const row = await tx
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject', 'body', 'language', 'about', 'attempts'])
    .where('sent_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('next_attempt_at', '<=', now.toISOString()),
        // Later than any delay: put off while the clock was wrong.
        eb('next_attempt_at', '>', latestDue.toISOString()),
      ]),
    )
    .orderBy('next_attempt_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const attempts = row.attempts + 1
  await tx
    .updateTable('outbox')
    .set({ attempts, next_attempt_at: leaseEnds.toISOString() })
    .where('id', '=', row.id)
    .execute()
  return { ...row, attempts }
}

/** What was sent needs no copy here: only the fact and its time stay. */
export async function markSent(db: Handle, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now.toISOString(), recipient: '', subject: '', body: '', about: '', last_error: '' })
    .where('id', '=', id)
    .execute()
}

export async function markFailed(db: Handle, id: string, error: string, nextAttempt: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ last_error: error, next_attempt_at: nextAttempt.toISOString() })
    .where('id', '=', id)
    .execute()
}

export async function eraseMailAbout(tx: Handle, about: string): Promise<void> {
  await tx.deleteFrom('outbox').where('about', '=', about).execute()
}

export interface KeptMail extends NewMail {
  createdAt: string
}

/** Mails to somebody, in lower case, or about what is theirs; those already sent have left nothing here. */
export async function findMailOf(db: Handle, email: string, abouts: readonly string[]): Promise<KeptMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body', 'language', 'about', 'created_at'])
    .where((eb) =>
      eb.or([sql<boolean>`lower(recipient) = ${email}`, ...abouts.map((about) => eb('about', '=', about))]),
    )
    .orderBy('created_at')
    .execute()
  return rows.map(({ created_at, ...mail }) => ({ ...mail, createdAt: created_at }))
}

export async function eraseMailTo(tx: Handle, email: string): Promise<void> {
  await tx.deleteFrom('outbox').where(sql<boolean>`lower(recipient) = ${email}`).execute()
}

/** Answers how many mails were given up unsent. */
export async function forgetMailBefore(db: Handle, time: Date): Promise<number> {
  const rows = await db
    .deleteFrom('outbox')
    .where('created_at', '<', time.toISOString())
    .returning('sent_at')
    .execute()
  return rows.filter((row) => row.sent_at === null).length
}

export async function readMailStatus(db: Handle): Promise<MailStatus> {
  const unsent = db.selectFrom('outbox').where('sent_at', 'is', null)
  const failed = unsent.where('last_error', '<>', '')
  const counted = (query: typeof unsent) =>
    query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const last = await failed.select('last_error').orderBy('created_at', 'desc').limit(1).executeTakeFirst()
  return {
    waiting: Number((await counted(unsent)).count),
    failing: Number((await counted(failed)).count),
    lastError: last?.last_error ?? null,
  }
}
