import { accountMailWriter } from '../../src/server/account-links/write-account-mail.ts'
import { claimDueWork, markDone } from '../../src/server/due-work/claimed-work-store.ts'
import type { WaitingMail } from '../../src/server/mail/postbox.ts'
import type { TestApp } from './test-app.ts'

/** Sends what is due as the server does, but to here. */
export async function sendDueMails({ context }: TestApp): Promise<WaitingMail[]> {
  const { database } = context
  const write = accountMailWriter(context)
  const sent: WaitingMail[] = []
  for (;;) {
    const now = context.now()
    const leaseEnds = new Date(now.getTime() + 3_600_000)
    const work = await database.write((tx) => claimDueWork(tx, 'mail', { now, leaseEnds, claim: 'the test' }))
    if (!work) return sent
    const written = await write({ ...work.payload, id: work.id, about: work.about })
    if (written) sent.push(written)
    await markDone(database.db, work.id, now)
  }
}

/** Of the link in a mail. */
export function tokenIn({ body }: Pick<WaitingMail, 'body'>): string {
  return /#([\w-]{43})(?:\s|$)/.exec(body)?.[1] ?? ''
}
