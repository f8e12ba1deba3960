import { randomUUID } from 'node:crypto'
import { AppError, badInput, notFound } from '../../shared/app-error.ts'
import { defaultPermissions } from '../../shared/roles.ts'
import type { AppContext } from '../app-context.ts'
import { emailAsPassword, hashPassword, isEmailAsPassword } from '../auth/passwords.ts'
import { endSessionsOf } from '../auth/session-store.ts'
import type { Handle } from '../database/tables.ts'
import { etagOf, namesEtag } from '../http/etag-reply.ts'
import { checkAccess } from '../http/request-user.ts'
import { endPreviewsOf } from '../previews/end-previews.ts'
import { actorOfUser, addUser, logDeletion, renamed, replaceUser } from './user-changes.ts'
import type { NewUser, UserChanges } from './user-input.ts'
import {
  checkMayDelete,
  checkMayGrant,
  checkMayTouch,
  haveSameRights,
  isActiveSuperAdmin,
  lastSuperAdminStays,
} from './user-rules.ts'
import {
  deleteUserRow,
  findUser,
  findUserByEmail,
  hasOtherActiveSuperAdmin,
  type StoredUser,
  type User,
} from './user-store.ts'

/** Signing in does not count as a change, so it makes nobody's form stale. */
export function userEtag({ user, revision }: StoredUser): string {
  return etagOf(`${user.id} ${revision}`)
}

export async function createUser(context: AppContext, actorId: string, input: NewUser): Promise<StoredUser> {
  const passwordHash = await hashPassword(input.password, context.hashingCost)
  const time = context.now().toISOString()
  const user: User = {
    id: randomUUID(),
    email: input.email,
    name: input.name,
    displayName: input.displayName || input.name,
    role: input.role,
    permissions: input.permissions ?? defaultPermissions(input.role),
    isActive: input.isActive,
    language: null,
    lastLogin: null,
    createdAt: time,
    updatedAt: time,
  }
  const password = { passwordHash, mustChangePassword: true }
  await context.database.write(async (tx) => {
    const actor = await findActor(tx, actorId)
    checkMayGrant(actor, user)
    if (await findUserByEmail(tx, user.email)) throw emailTaken()
    await addUser(tx, actorOfUser(actor), user, password)
  })
  return { user, ...password, revision: 1 }
}

interface Update {
  actorId: string
  id: string
  changes: UserChanges
  ifMatch: string | undefined
}

export async function updateUser(context: AppContext, update: Update): Promise<StoredUser> {
  const { changes } = update
  const passwordHash =
    changes.password === undefined ? undefined : await hashPassword(changes.password, context.hashingCost)
  const password = passwordHash === undefined ? undefined : { passwordHash, mustChangePassword: true }
  const time = context.now().toISOString()
  return context.database.write(async (tx) => {
    const actor = await findActor(tx, update.actorId)
    const stored = await findTarget(tx, update.id, update.ifMatch)
    checkMayTouch(actor, stored.user)
    checkNewPassword(actor, stored.user, changes.password)
    const user = { ...withChanges(stored.user, changes), updatedAt: time }
    checkMayGrant(actor, user)
    if (!isActiveSuperAdmin(user)) await checkSuperAdminRemains(tx, stored.user)
    const endsSessions = password !== undefined || !user.isActive || !haveSameRights(stored.user, user)
    if (endsSessions) await endSessionsOf(tx, user.id)
    if (!user.isActive) await endPreviewsOf(tx, user.id, { actor: actorOfUser(actor), time })
    return replaceUser(tx, actorOfUser(actor), stored, user, { password })
  })
}

export async function deleteUser(
  context: AppContext,
  { actorId, id, ifMatch }: Omit<Update, 'changes'>,
): Promise<void> {
  const time = context.now().toISOString()
  await context.database.write(async (tx) => {
    const actor = await findActor(tx, actorId)
    const stored = await findTarget(tx, id, ifMatch)
    checkMayTouch(actor, stored.user)
    await checkSuperAdminRemains(tx, stored.user)
    checkMayDelete(actor, stored.user)
    await deleteUserRow(tx, id)
    await endPreviewsOf(tx, id, { actor: actorOfUser(actor), time })
    await logDeletion(tx, actorOfUser(actor), stored, time)
  })
}

export async function readUser(db: Handle, id: string): Promise<StoredUser> {
  // PostgreSQL refuses some characters outright; ids have none of them.
  const stored = /^[\w-]+$/.test(id) ? await findUser(db, id) : undefined
  if (!stored) throw notFound('User')
  return stored
}

/** The rights of whoever asks, as they are inside the transaction: another request may just have taken them. */
export async function findActor(tx: Handle, id: string): Promise<User> {
  const actor = (await findUser(tx, id))?.user
  if (!actor?.isActive) throw new AppError('no_session', 'Please sign in')
  checkAccess(actor, 'manage_users')
  return actor
}

async function findTarget(tx: Handle, id: string, ifMatch: string | undefined): Promise<StoredUser> {
  const stored = await readUser(tx, id)
  if (ifMatch !== undefined && !namesEtag(ifMatch, userEtag(stored)))
    throw new AppError('stale', 'Somebody changed this user in the meantime. Nothing of yours was stored.')
  return stored
}

async function checkSuperAdminRemains(tx: Handle, user: User): Promise<void> {
  if (isActiveSuperAdmin(user) && !(await hasOtherActiveSuperAdmin(tx, user.id))) throw lastSuperAdminStays()
}

function checkNewPassword(actor: User, target: User, password: string | undefined): void {
  if (password === undefined) return
  // A borrowed session must not be enough to lock its owner out: that call asks for the old password.
  if (actor.id === target.id)
    throw new AppError('not_allowed', 'Please change your own password in your profile.')
  if (isEmailAsPassword(password, target.email))
    throw badInput([{ path: 'password', message: emailAsPassword }])
}

function withChanges(user: User, changes: UserChanges): User {
  const role = changes.role ?? user.role
  const kept = role === user.role ? user.permissions : defaultPermissions(role)
  return {
    ...renamed(user, changes),
    role,
    permissions: changes.permissions ?? kept,
    isActive: changes.isActive ?? user.isActive,
  }
}

export function emailTaken(): AppError {
  const message = 'A user with this email address already exists.'
  return new AppError('duplicate', message, { issues: [{ path: 'email', message }] })
}
