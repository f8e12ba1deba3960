import { AppError, badInput } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import type { Handle } from '../database/tables.ts'
import { findUser, type StoredUser } from '../users/user-store.ts'
import { isPassword } from './passwords.ts'
import type { Session } from './session-store.ts'
import { confirmationLimits, countTry, giveTryBack } from './sign-in-limits.ts'

/** One's own account, as it is now. */
export async function findOwn(db: Handle, session: Session): Promise<StoredUser> {
  const stored = await findUser(db, session.user.id)
  if (!stored?.user.isActive) throw new AppError('no_session', 'Please sign in')
  return stored
}

/**
 * Asks for the password, so that an unlocked computer is not enough. Answers how to find the account again inside a
 * transaction: comparing takes long enough for somebody else to change the password.
 */
export async function confirmOwnPassword(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  session: Session,
  { path, password }: { path: string; password: string },
): Promise<(tx: Handle) => Promise<StoredUser>> {
  const limits = confirmationLimits(session.user.id)
  await countTry(database.db, limits, now())
  const checked = await findOwn(database.db, session)
  if (!(await isPassword(checked.passwordHash, password))) throw wrongPassword(path)
  await giveTryBack(database.db, limits)
  return async (tx) => {
    const stored = await findOwn(tx, session)
    if (stored.passwordHash !== checked.passwordHash) throw wrongPassword(path)
    return stored
  }
}

function wrongPassword(path: string): AppError {
  return badInput([{ path, message: 'The current password is not right.' }])
}
