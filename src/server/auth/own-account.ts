import { z } from 'zod'
import { badInput } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import { checkShownName } from '../users/shown-name.ts'
import { actorOfUser, renamed, replaceUser } from '../users/user-changes.ts'
import { currentPassword, newPassword, objectOnly, type ProfileChanges } from '../users/user-input.ts'
import type { User } from '../users/user-store.ts'
import { confirmOwnPassword, findOwn } from './own-password.ts'
import { emailAsPassword, hashPassword, isEmailAsPassword } from './passwords.ts'
import { endOtherSessions, type Session } from './session-store.ts'

export const passwordChangeBody = z.object(
  { currentPassword: currentPassword('Current password'), newPassword: newPassword('New password') },
  objectOnly,
)

export async function changeProfile(
  context: AppContext,
  session: Session,
  changes: ProfileChanges,
): Promise<User> {
  const updatedAt = context.now().toISOString()
  return context.database.write(async (tx) => {
    const stored = await findOwn(tx, session)
    const language = changes.language ?? stored.user.language
    const user = { ...renamed(stored.user, changes), language, updatedAt }
    await checkShownName(tx, user, stored.user)
    await replaceUser(tx, actorOfUser(user), stored, user)
    return user
  })
}

/** Ends the sessions elsewhere: whoever knew the old password is out. */
export async function changePassword(
  context: AppContext,
  session: Session,
  passwords: z.infer<typeof passwordChangeBody>,
): Promise<void> {
  checkNewOne(session.user, passwords)
  const password = passwords.currentPassword
  const findAgain = await confirmOwnPassword(context, session, { path: 'currentPassword', password })
  const passwordHash = await hashPassword(passwords.newPassword, context.hashingCost)
  const updatedAt = context.now().toISOString()
  await context.database.write(async (tx) => {
    const stored = await findAgain(tx)
    await endOtherSessions(tx, session)
    const user = { ...stored.user, updatedAt }
    await replaceUser(tx, actorOfUser(user), stored, user, {
      password: { passwordHash, mustChangePassword: false },
    })
  })
}

function checkNewOne({ email }: User, passwords: z.infer<typeof passwordChangeBody>): void {
  const refuse = (message: string) => badInput([{ path: 'newPassword', message }])
  if (isEmailAsPassword(passwords.newPassword, email)) throw refuse(emailAsPassword)
  if (passwords.newPassword === passwords.currentPassword)
    throw refuse('This is the password you already have. Please choose another.')
}
