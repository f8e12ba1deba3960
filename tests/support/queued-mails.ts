import type { Handle } from '../../src/server/database/tables.ts'

/** Every mail that is kept; of those already sent, only the times. */
export async function queuedMails(db: Handle) {
  const rows = await db.selectFrom('due_work').selectAll().where('kind', '=', 'mail').execute()
  return rows.map(({ payload, ...row }) => ({
    ...row,
    ...{ recipient: '', subject: '', body: '', language: '' },
    ...(JSON.parse(payload) as { recipient?: string; subject?: string; body?: string; language?: string }),
  }))
}

export async function mailsTo(db: Handle, recipient: string) {
  return (await queuedMails(db)).filter((mail) => mail.recipient === recipient)
}
