import { z } from 'zod'
import { badInput } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import { emailAsPassword, hashPassword, isEmailAsPassword } from '../auth/passwords.ts'
import { endSessionsOf } from '../auth/session-store.ts'
import { countTry, passwordLinkLimits } from '../auth/sign-in-limits.ts'
import type { Handle } from '../database/tables.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { actorOfUser, replaceUser } from '../users/user-changes.ts'
import { accountEmail, objectOnly } from '../users/user-input.ts'
import { findUser, type StoredUser } from '../users/user-store.ts'
import type { AccountLink } from './account-link-store.ts'
import { passwordMail } from './account-mail-subjects.ts'
import { checkLink, linkIsOver, type newPasswordBody, requireMail, takeLink } from './use-link.ts'

export const forgottenBody = z.object({ email: accountEmail }, objectOnly)

/**
 * Queues the same row for every address, in the same time. Whether an account has it is looked up when the mail is
 * sent, where nobody who asks can see it.
 */
export async function askForPasswordLink(context: AppContext, email: string, address: string): Promise<void> {
  await requireMail(context)
  const { database, now } = context
  await countTry(database.db, passwordLinkLimits(email, address), now())
  await database.write((tx) => queueMail(tx, passwordMail(email), now()))
}

/** Ends every session. The second factor stays: the next sign-in asks for it. */
export async function choosePassword(
  { database, hashingCost, now }: AppContext,
  { token, password }: z.infer<typeof newPasswordBody>,
): Promise<void> {
  const checked = await findOwner(database.db, await checkLink(database.db, token, 'password', now()))
  if (isEmailAsPassword(password, checked.user.email))
    throw badInput([{ path: 'password', message: emailAsPassword }])
  const passwordHash = await hashPassword(password, hashingCost)
  await database.write(async (tx) => {
    const stored = await findOwner(tx, await takeLink(tx, token, 'password', now()))
    await endSessionsOf(tx, stored.user.id)
    const user = { ...stored.user, updatedAt: now().toISOString() }
    await replaceUser(tx, actorOfUser(user), stored, user, {
      password: { passwordHash, mustChangePassword: false },
    })
  })
}

async function findOwner(db: Handle, { userId }: AccountLink): Promise<StoredUser> {
  const stored = userId === null ? undefined : await findUser(db, userId)
  if (!stored?.user.isActive) throw linkIsOver()
  return stored
}
