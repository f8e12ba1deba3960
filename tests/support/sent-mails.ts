import { accountMailWriter } from '../../src/server/account-links/write-account-mail.ts'
import { claimDueMail, markSent, type WaitingMail } from '../../src/server/mail/outbox-store.ts'
import type { TestApp } from './test-app.ts'

/** Sends what is due as the outbox does, but to here. */
export async function sendDueMails({ context }: TestApp): Promise<WaitingMail[]> {
  const { database } = context
  const write = accountMailWriter(context)
  const sent: WaitingMail[] = []
  for (;;) {
    const now = context.now()
    const later = new Date(now.getTime() + 3_600_000)
    const mail = await database.write((tx) => claimDueMail(tx, { now, leaseEnds: later, latestDue: later }))
    if (!mail) return sent
    const written = await write(mail)
    if (written) sent.push(written)
    await markSent(database.db, mail.id, now)
  }
}

/** Of the link in a mail. */
export function tokenIn({ body }: Pick<WaitingMail, 'body'>): string {
  return /#([\w-]{43})(?:\s|$)/.exec(body)?.[1] ?? ''
}
