import { z } from 'zod'
import { toLowerCase } from 'zod/mini'
import { text } from '../../schema/fields.ts'
import { AppError } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import type { Handle } from '../database/tables.ts'
import { currentPassword, objectOnly } from '../users/user-input.ts'
import { findUser, findUserByEmail, noteSignIn, type StoredUser, type User } from '../users/user-store.ts'
import { isPassword } from './passwords.ts'
import { codeNeeded, takeCode, wrongCode } from './second-factor-code.ts'
import { findSecondFactor } from './second-factor-store.ts'
import { endSession, findSession, type Session, startSession } from './session-store.ts'
import { knownDevice, newDeviceToken } from './sign-in-device.ts'
import { countTry, deviceLimits, giveTryBack, strangerLimits } from './sign-in-limits.ts'

/** A code of the app or a recovery code, however it is grouped. */
export function secondFactorCode(label: string) {
  return text(label, { max: 60 }).required().memberRule
}

export const credentialsBody = z.object(
  {
    // Any text may be asked for: it is then simply nobody's address.
    email: text('Email', { max: 254 }).required().memberRule.check(toLowerCase()),
    password: currentPassword('Password'),
    code: z.optional(secondFactorCode('Code')),
  },
  objectOnly,
)

export interface Caller {
  address: string
  userAgent: string
  /** The session the browser came with; it ends, so nobody can hand a session to somebody else. */
  oldToken: string | undefined
  /** What the browser kept of an earlier sign-in to this account. */
  deviceTokenOf: (userId: string) => string | undefined
}

export interface SignedIn extends Session {
  token: string
  /** For the browser to keep. */
  deviceToken: string
}

type Credentials = z.infer<typeof credentialsBody>

export async function signIn(
  context: AppContext,
  credentials: Credentials,
  caller: Caller,
): Promise<SignedIn> {
  const { database } = context
  const stored = await findUserByEmail(database.db, credentials.email)
  const device = stored && knownDevice(stored, caller.deviceTokenOf(stored.user.id), context.now())
  const limits = device ? deviceLimits(device) : strangerLimits(credentials.email, caller.address)
  await countTry(database.db, limits, context.now())
  if (!stored) throw new AppError('no_session', 'No account found with this email address.')
  checkActive(stored.user)
  if (!(await isPassword(stored.passwordHash, credentials.password))) throw invalidCredentials()
  // Asking for the code is no failure: the password was right.
  const needsCode = credentials.code === undefined && (await hasSecondFactor(database.db, stored.user))
  if (needsCode) await giveTryBack(database.db, limits)
  if (needsCode) throw codeNeeded()
  const now = context.now()
  const signedIn = await database.write((tx) => openSession(tx, now, stored, credentials.code, caller))
  await giveTryBack(database.db, limits)
  return signedIn
}

async function hasSecondFactor(db: Handle, { id }: User): Promise<boolean> {
  return Boolean((await findSecondFactor(db, id))?.confirmedAt)
}

async function checkCode(tx: Handle, { id }: User, code: string | undefined, now: Date): Promise<void> {
  const factor = await findSecondFactor(tx, id)
  if (!factor?.confirmedAt) return
  if (code === undefined) throw codeNeeded()
  if (!(await takeCode(tx, factor, { userId: id, code, now }))) throw wrongCode()
}

export async function openSession(
  tx: Handle,
  now: Date,
  checked: StoredUser,
  code: string | undefined,
  caller: Caller,
): Promise<SignedIn> {
  // Checking a password takes long enough for somebody else to change it or the account.
  const current = await findUser(tx, checked.user.id)
  if (!current || current.passwordHash !== checked.passwordHash) throw invalidCredentials()
  checkActive(current.user)
  await checkCode(tx, current.user, code, now)
  if (caller.oldToken) await endSession(tx, caller.oldToken)
  await noteSignIn(tx, current.user.id, now.toISOString())
  const start = { userId: current.user.id, userAgent: caller.userAgent, now }
  const { token } = await startSession(tx, start)
  const session = await findSession(tx, token, now)
  if (!session) throw invalidCredentials()
  return { ...session, token, deviceToken: newDeviceToken(current, now) }
}

function checkActive(user: User): void {
  if (!user.isActive)
    throw new AppError('not_allowed', 'Account is disabled. Please contact an administrator.')
}

function invalidCredentials(): AppError {
  return new AppError('no_session', 'Invalid credentials')
}
