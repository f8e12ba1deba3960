import { z } from 'zod'
import { AppError, badInput } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import type { Handle } from '../database/tables.ts'
import { actorOfUser, renamed, replaceUser } from '../users/user-changes.ts'
import { currentPassword, newPassword, objectOnly, type ProfileChanges } from '../users/user-input.ts'
import { findUser, type StoredUser, type User } from '../users/user-store.ts'
import { emailAsPassword, hashPassword, isEmailAsPassword, isPassword } from './passwords.ts'
import { endOtherSessions, type Session } from './session-store.ts'
import { accountLimit, countTry, giveTryBack } from './sign-in-limits.ts'

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
    const user = { ...renamed(stored.user, changes), updatedAt }
    await replaceUser(tx, actorOfUser(user), stored, user)
    return user
  })
}

/** Asks for the old password, so that an unlocked computer is not enough; ends the sessions elsewhere. */
export async function changePassword(
  context: AppContext,
  session: Session,
  passwords: z.infer<typeof passwordChangeBody>,
): Promise<void> {
  const { database } = context
  if (isEmailAsPassword(passwords.newPassword, session.user.email))
    throw badInput([{ path: 'newPassword', message: emailAsPassword }])
  const limits = [accountLimit(session.user.email)]
  await countTry(database.db, limits, context.now())
  const checked = await findOwn(database.db, session)
  if (!(await isPassword(checked.passwordHash, passwords.currentPassword))) throw wrongPassword()
  const newHash = await hashPassword(passwords.newPassword)
  const updatedAt = context.now().toISOString()
  await database.write(async (tx) => {
    const stored = await findOwn(tx, session)
    if (stored.passwordHash !== checked.passwordHash) throw wrongPassword()
    await endOtherSessions(tx, session)
    await replaceUser(tx, actorOfUser(stored.user), stored, { ...stored.user, updatedAt }, newHash)
  })
  await giveTryBack(database.db, limits)
}

async function findOwn(db: Handle, session: Session): Promise<StoredUser> {
  const stored = await findUser(db, session.user.id)
  if (!stored?.user.isActive) throw new AppError('no_session', 'Please sign in')
  return stored
}

function wrongPassword(): AppError {
  return badInput([{ path: 'currentPassword', message: 'The current password is not right.' }])
}
