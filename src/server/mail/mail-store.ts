import { noteErasure } from '../database/erasures.ts'
import type { Handle } from '../database/tables.ts'
import type { MailPayload } from '../due-work/due-payloads.ts'

export interface KeptMail extends MailPayload {
  createdAt: string
}

/** Mails to somebody, in lower case, or about what is theirs; those already sent have left nothing here. */
export async function findMailOf(db: Handle, email: string, abouts: readonly string[]): Promise<KeptMail[]> {
  const rows = await db
    .selectFrom('due_work')
    .select(['payload', 'created_at'])
    .where('kind', '=', 'mail')
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('person', '=', email), ...abouts.map((about) => eb('about', '=', about))]))
    .orderBy('created_at')
    .execute()
  return rows.map(({ payload, created_at }) => ({ ...JSON.parse(payload), createdAt: created_at }))
}

export async function eraseMailTo(tx: Handle, email: string): Promise<void> {
  noteErasure(tx)
  await tx.deleteFrom('due_work').where('kind', '=', 'mail').where('person', '=', email).execute()
}
