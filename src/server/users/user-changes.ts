import { deleteLinksOf } from '../account-links/account-link-store.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from '../engine/actor.ts'
import { ErasableLog } from '../engine/erasable-log.ts'
import type { ChangeAction } from '../engine/logged-change.ts'
import type { ProfileChanges } from './user-input.ts'
import { insertUser, type StoredUser, saveUser, type User } from './user-store.ts'

/** What the change log calls accounts. */
export const userType = 'user'
export const userChanges = new ErasableLog(userType)

/** What the activity calls the values of an account. */
export const accountLabels = {
  email: 'email',
  name: 'name',
  displayName: 'display name',
  role: 'role',
  permissions: 'permissions',
  isActive: 'access',
  language: 'language',
  password: 'password',
  'second factor': 'second factor',
}

/** Who wrote, as the change log names people. */
export function actorOfUser(user: Pick<User, 'id' | 'name' | 'displayName'>): Actor {
  return { id: user.id, name: user.displayName || user.name }
}

/** The display name, once emptied, is the name again, and goes along with that. */
export function renamed(user: User, changes: Pick<ProfileChanges, 'name' | 'displayName'>): User {
  const name = changes.name ?? user.name
  const known = user.displayName === user.name ? '' : user.displayName
  const displayName = changes.displayName === undefined ? known : changes.displayName
  return { ...user, name, displayName: displayName || name }
}

export async function addUser(
  tx: Handle,
  actor: Actor,
  user: User,
  { passwordHash, mustChangePassword }: Pick<StoredUser, 'passwordHash' | 'mustChangePassword'>,
): Promise<void> {
  await insertUser(tx, user, passwordHash, mustChangePassword)
  await logChange(tx, actor, 'create', user, 1, { before: null, after: user })
}

/** What changes of an account beside what everybody may read of it. */
export interface SecretChanges {
  password?: Pick<StoredUser, 'passwordHash' | 'mustChangePassword'> | undefined
  secondFactor?: 'set up' | 'moved to another phone' | 'removed' | 'reset' | undefined
}

/** Stores `user` in place of `stored`; without a new password the old one stays. */
export async function replaceUser(
  tx: Handle,
  actor: Actor,
  stored: StoredUser,
  user: User,
  { password, secondFactor }: SecretChanges = {},
): Promise<StoredUser> {
  const next = { ...stored, user, ...password, revision: stored.revision + 1 }
  await saveUser(tx, next)
  // Whoever could have asked for a link with the old password can do nothing with it now.
  if (password) await deleteLinksOf(tx, user.id)
  // That a password changed belongs into the log, what it is never does.
  const after = {
    ...user,
    ...(password ? { password: 'changed' } : {}),
    ...(secondFactor ? { 'second factor': secondFactor } : {}),
  }
  await logChange(tx, actor, 'update', user, next.revision, { before: stored.user, after })
  return next
}

export async function logDeletion(
  tx: Handle,
  actor: Actor,
  { user, revision }: StoredUser,
  time: string,
): Promise<void> {
  await logChange(tx, actor, 'delete', { ...user, updatedAt: time }, revision + 1, {
    before: user,
    after: null,
  })
}

async function logChange(
  tx: Handle,
  actor: Actor,
  action: ChangeAction,
  user: User,
  revision: number,
  states: { before: unknown; after: unknown },
): Promise<void> {
  await userChanges.append(tx, { time: user.updatedAt, actor, action, id: user.id, revision, ...states })
}
