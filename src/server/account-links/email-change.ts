import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { badInput } from '../../shared/app-error.ts'
import { mainLanguage } from '../../shared/languages.ts'
import type { AppContext } from '../app-context.ts'
import { confirmOwnPassword } from '../auth/own-password.ts'
import type { Session } from '../auth/session-store.ts'
import { type Mail, queueMail } from '../mail/queue-mail.ts'
import { staffMessages } from '../messages/staff-messages.ts'
import { actorOfUser, replaceUser } from '../users/user-changes.ts'
import { accountEmail, currentPassword, objectOnly } from '../users/user-input.ts'
import { emailTaken } from '../users/user-service.ts'
import { findUser, findUserByEmail, type User } from '../users/user-store.ts'
import { type AccountLink, deleteLinksOf, saveLink } from './account-link-store.ts'
import { emailChangeMail } from './account-mail-subjects.ts'
import { linkIsOver, requireMail, takeLink } from './use-link.ts'

export const emailChangeBody = z.object(
  { email: accountEmail, currentPassword: currentPassword('Current password') },
  objectOnly,
)

const validHours = 24

/** Sends a link to the new address; until it is opened and confirmed, nothing changes. The latest request counts. */
export async function askForEmailChange(
  context: AppContext,
  session: Session,
  { email, currentPassword: password }: z.infer<typeof emailChangeBody>,
): Promise<void> {
  await requireMail(context)
  const findAgain = await confirmOwnPassword(context, session, { path: 'currentPassword', password })
  const now = context.now()
  await context.database.write(async (tx) => {
    const { user } = await findAgain(tx)
    if (user.email === email)
      throw badInput([{ path: 'email', message: 'This is the address you already have.' }])
    if (await findUserByEmail(tx, email)) throw emailTaken()
    const link: AccountLink = {
      id: randomUUID(),
      purpose: 'email',
      userId: user.id,
      email,
      name: '',
      role: '',
      language: user.language,
      invitedBy: null,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + validHours * 3_600_000).toISOString(),
    }
    await deleteLinksOf(tx, user.id, 'email')
    await saveLink(tx, link)
    await queueMail(tx, emailChangeMail(link), now)
  })
}

/** The new address counts from now on, and the old one is told. */
export async function confirmEmail({ config, database, now }: AppContext, token: string): Promise<void> {
  await database.write(async (tx) => {
    const link = await takeLink(tx, token, 'email', now())
    const stored = link.userId === null ? undefined : await findUser(tx, link.userId)
    if (!stored?.user.isActive) throw linkIsOver()
    if (await findUserByEmail(tx, link.email)) throw emailTaken()
    const user = { ...stored.user, email: link.email, updatedAt: now().toISOString() }
    await replaceUser(tx, actorOfUser(user), stored, user)
    // What was sent to the old mailbox must not open the account any more.
    await deleteLinksOf(tx, user.id)
    await queueMail(tx, movedMail(new URL(config.publicUrl).host, stored.user, link.email), now())
  })
}

function movedMail(host: string, { email, language }: User, newEmail: string): Mail {
  const { subject, moved, mistaken } = staffMessages[language ?? mainLanguage].accountLinks.moved
  return {
    to: email,
    subject,
    text: [moved(host, newEmail), mistaken].join('\n\n'),
    language: language ?? mainLanguage,
  }
}
