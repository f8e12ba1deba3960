import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { AppError, badInput } from '../../shared/app-error.ts'
import { defaultPermissions } from '../../shared/roles.ts'
import type { AppContext } from '../app-context.ts'
import { emailAsPassword, hashPassword, isEmailAsPassword } from '../auth/passwords.ts'
import { type Caller, openSession, type SignedIn } from '../auth/sign-in.ts'
import type { Handle } from '../database/tables.ts'
import { actorOfUser, addUser } from '../users/user-changes.ts'
import { emailTaken, findActor } from '../users/user-service.ts'
import { findUserByEmail, type User } from '../users/user-store.ts'
import type { AccountLink } from './account-link-store.ts'
import { checkMayInvite, logInvitation } from './invitations.ts'
import { checkLink, linkIsOver, type newPasswordBody, takeLink } from './use-link.ts'

/** Makes the account that somebody was invited to, with a password only they know, and signs them in. */
export async function acceptInvitation(
  context: AppContext,
  { token, password }: z.infer<typeof newPasswordBody>,
  caller: Caller,
): Promise<SignedIn> {
  // Before anything is hashed: that costs, and strangers may ask.
  const { email } = await checkLink(context.database.db, token, 'invitation', context.now())
  if (isEmailAsPassword(password, email)) throw badInput([{ path: 'password', message: emailAsPassword }])
  const passwordHash = await hashPassword(password, context.hashingCost)
  const now = context.now()
  return context.database.write(async (tx) => {
    const link = await takeLink(tx, token, 'invitation', now)
    await checkInviter(tx, link)
    if (await findUserByEmail(tx, link.email)) throw emailTaken()
    const user = invitedUser(link, now.toISOString())
    const stored = { user, passwordHash, mustChangePassword: false, revision: 1 }
    await addUser(tx, actorOfUser(user), user, stored)
    const accepted = { ...link, createdAt: user.createdAt, state: 'accepted' }
    await logInvitation(tx, actorOfUser(user), 'update', link, accepted)
    return openSession(tx, now, stored, undefined, caller)
  })
}

/** Whoever invited may have left, or lost the right to, since. */
async function checkInviter(tx: Handle, { invitedBy, role }: AccountLink): Promise<void> {
  try {
    checkMayInvite(await findActor(tx, invitedBy ?? ''), role)
  } catch (error) {
    throw error instanceof AppError ? linkIsOver() : error
  }
}

function invitedUser({ email, name, role, language }: AccountLink, time: string): User {
  return {
    id: randomUUID(),
    email,
    name,
    displayName: name,
    role,
    permissions: defaultPermissions(role),
    isActive: true,
    language,
    lastLogin: null,
    createdAt: time,
    updatedAt: time,
  }
}
