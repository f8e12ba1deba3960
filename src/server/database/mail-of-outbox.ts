import type { Insertable } from 'kysely'
import type { Tables } from './tables.ts'

/** A row of the table that mails waited in before there was one queue for everything. */
export interface OutboxRow {
  id: string
  recipient: string
  subject: string
  body: string
  /** Older archives do not say it. */
  language?: string
  about: string
  attempts: number
  next_attempt_at: string
  last_error: string
  sent_at: string | null
  created_at: string
}

/**
 * The same mail as due work. A sender put `next_attempt_at` ten minutes ahead while it was sending: what is under way
 * at the upgrade is tried no sooner than it would have been, and under the same id.
 */
export function mailOfOutbox(row: OutboxRow, mainLanguage: string): Insertable<Tables['due_work']> {
  const { id, recipient, subject, body, language = mainLanguage, about, attempts, sent_at } = row
  const isSent = sent_at !== null
  return {
    ...{ id, kind: 'mail', key: null, about, attempts, last_error: row.last_error },
    payload: isSent ? '{}' : JSON.stringify({ recipient, subject, body, language }),
    person: recipient.toLowerCase(),
    state: isSent ? 'done' : 'waiting',
    due_at: row.next_attempt_at,
    ...{ claimed_by: null, claimed_until: null, created_at: row.created_at, done_at: sent_at },
  }
}
