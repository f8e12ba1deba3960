import { z } from 'zod'
import { foundation } from '../../content/foundation.ts'
import { AppError, badInput, notFound } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import type { Handle } from '../database/tables.ts'
import { actorOfUser, replaceUser, type SecretChanges } from '../users/user-changes.ts'
import { currentPassword, objectOnly } from '../users/user-input.ts'
import type { StoredUser } from '../users/user-store.ts'
import { confirmOwnPassword, findOwn } from './own-password.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { digitsOf } from './second-factor-code.ts'
import { readSecondFactorRoles } from './second-factor-roles-store.ts'
import {
  confirmSecret,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  offerSecret,
  replaceRecoveryCodes,
} from './second-factor-store.ts'
import type { Session } from './session-store.ts'
import { authenticatorUri, newSecret, stepOfCode } from './totp.ts'

export const ownPasswordBody = z.object({ password: currentPassword('Current password') }, objectOnly)
type OwnPassword = z.infer<typeof ownPasswordBody>

export interface SecondFactorFacts {
  isOn: boolean
  since: string | null
  recoveryCodesLeft: number
  /** The role of its owner needs one, so it cannot be removed. */
  isRequired: boolean
}

export async function readSecondFactor(db: Handle, { user }: Session): Promise<SecondFactorFacts> {
  const factor = await findSecondFactor(db, user.id)
  return {
    isOn: isOn(factor),
    since: factor?.confirmedAt ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, user.id),
    isRequired: (await readSecondFactorRoles(db)).some((role) => role === user.role),
  }
}

/**
 * The one time the secret is told. It counts from the moment a code proves that the app has it; a phone that is being
 * replaced counts until then.
 */
export async function beginSecondFactor(
  context: AppContext,
  session: Session,
  { password }: OwnPassword,
): Promise<{ secret: string; uri: string }> {
  const findAgain = await confirmOwnPassword(context, session, { path: 'password', password })
  const secret = newSecret()
  await context.database.write(async (tx) => {
    const { user } = await findAgain(tx)
    await offerSecret(tx, user.id, secret)
  })
  return { secret, uri: authenticatorUri(secret, foundation.name, session.user.email) }
}

export async function finishSecondFactor(
  context: AppContext,
  session: Session,
  code: string,
): Promise<string[]> {
  return context.database.write(async (tx) => {
    const stored = await findOwn(tx, session)
    const factor = await findSecondFactor(tx, stored.user.id)
    const secret = factor?.newSecret
    if (!secret) throw new AppError('not_found', 'Please start setting up the second factor again.')
    const now = context.now()
    // No code of a new secret was ever taken.
    const step = stepOfCode(secret, digitsOf(code), now, 0)
    if (step === undefined) throw badInput([{ path: 'code', message: notTheCode }])
    await confirmSecret(tx, stored.user.id, { secret, time: now.toISOString(), step })
    await note(tx, stored, now, isOn(factor) ? 'moved to another phone' : 'set up')
    return giveRecoveryCodes(tx, stored.user.id)
  })
}

export async function renewRecoveryCodes(
  context: AppContext,
  session: Session,
  { password }: OwnPassword,
): Promise<string[]> {
  const findAgain = await confirmOwnPassword(context, session, { path: 'password', password })
  return context.database.write(async (tx) => {
    const { user } = await findAgain(tx)
    if (!isOn(await findSecondFactor(tx, user.id))) throw notFound('Second factor')
    return giveRecoveryCodes(tx, user.id)
  })
}

export async function removeSecondFactor(
  context: AppContext,
  session: Session,
  { password }: OwnPassword,
): Promise<void> {
  const findAgain = await confirmOwnPassword(context, session, { path: 'password', password })
  await context.database.write(async (tx) => {
    const stored = await findAgain(tx)
    if (!isOn(await findSecondFactor(tx, stored.user.id))) throw notFound('Second factor')
    if ((await readSecondFactorRoles(tx)).some((role) => role === stored.user.role))
      throw new AppError('not_allowed', 'Your role needs a second factor, so it cannot be removed.')
    await deleteSecondFactor(tx, stored.user.id)
    await note(tx, stored, context.now(), 'removed')
  })
}

const notTheCode =
  'This is not the code the app shows now. Check the time of your phone and try the next code.'

function isOn(factor: { confirmedAt: string | null } | undefined): boolean {
  return factor !== undefined && factor.confirmedAt !== null
}

/** Only their hashes stay here. */
async function giveRecoveryCodes(tx: Handle, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map(hashRecoveryCode).filter((hash) => hash !== undefined)
  await replaceRecoveryCodes(tx, userId, hashes)
  return codes
}

async function note(
  tx: Handle,
  stored: StoredUser,
  now: Date,
  secondFactor: SecretChanges['secondFactor'],
): Promise<void> {
  const user = { ...stored.user, updatedAt: now.toISOString() }
  await replaceUser(tx, actorOfUser(user), stored, user, { secondFactor })
}
