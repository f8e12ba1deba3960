import { z } from 'zod'
import { text } from '../../schema/fields.ts'
import { AppError } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import type { Handle } from '../database/tables.ts'
import { forgetOldLimits } from '../http/rate-limit-store.ts'
import { currentPassword, objectOnly } from '../users/user-input.ts'
import { findUser, findUserByEmail, noteSignIn, type StoredUser, type User } from '../users/user-store.ts'
import { isPassword } from './passwords.ts'
import { endSession, forgetExpiredSessions, startSession } from './session-store.ts'
import { accountLimit, addressLimit, countTry, giveTryBack } from './sign-in-limits.ts'

export const credentialsBody = z.object(
  {
    // Any text may be asked for: it is then simply nobody's address.
    email: text('Email', { max: 254 })
      .required()
      .memberRule.overwrite((value) => value.toLowerCase()),
    password: currentPassword('Password'),
  },
  objectOnly,
)

interface Caller {
  address: string
  userAgent: string
  /** The session the browser came with; it ends, so nobody can hand a session to somebody else. */
  oldToken: string | undefined
}

export interface SignedIn {
  user: User
  token: string
  expiresAt: string
}

export async function signIn(
  context: AppContext,
  credentials: z.infer<typeof credentialsBody>,
  caller: Caller,
): Promise<SignedIn> {
  const { database } = context
  const limits = [addressLimit(caller.address), accountLimit(credentials.email)]
  await countTry(database.db, limits, context.now())
  const stored = await findUserByEmail(database.db, credentials.email)
  if (!stored) throw new AppError('no_session', 'No account found with this email address.')
  checkActive(stored.user)
  if (!(await isPassword(stored.passwordHash, credentials.password))) throw invalidCredentials()
  const signedIn = await database.write((tx) => openSession(tx, context.now(), stored, caller))
  await giveTryBack(database.db, limits)
  return signedIn
}

async function openSession(tx: Handle, now: Date, checked: StoredUser, caller: Caller): Promise<SignedIn> {
  // Checking a password takes long enough for somebody else to change it or the account.
  const current = await findUser(tx, checked.user.id)
  if (!current || current.passwordHash !== checked.passwordHash) throw invalidCredentials()
  checkActive(current.user)
  await forgetExpiredSessions(tx, now)
  await forgetOldLimits(tx, now)
  if (caller.oldToken) await endSession(tx, caller.oldToken)
  const time = now.toISOString()
  await noteSignIn(tx, current.user.id, time)
  const session = { userId: current.user.id, userAgent: caller.userAgent, now }
  return { user: { ...current.user, lastLogin: time, updatedAt: time }, ...(await startSession(tx, session)) }
}

function checkActive(user: User): void {
  if (!user.isActive)
    throw new AppError('not_allowed', 'Account is disabled. Please contact an administrator.')
}

function invalidCredentials(): AppError {
  return new AppError('no_session', 'Invalid credentials')
}
