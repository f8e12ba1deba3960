import type { SessionUser } from '../../../client/session.ts'
import { roleLabels } from '../../../shared/role-labels.ts'
import { isRole, type Role, rankOf, roles } from '../../../shared/roles.ts'
import { usersTexts as texts } from './users-texts.ts'

/** An account as the server answers it to whoever manages users. */
export interface StaffUser extends SessionUser {
  createdAt: string
  updatedAt: string
  /** Told in the list only. */
  mustChangePassword?: boolean
  hasSecondFactor?: boolean
}

export const usersUrl = '/api/users'

export function userUrl(id: string): string {
  return `${usersUrl}/${encodeURIComponent(id)}`
}

export function nameOf({ displayName, name }: Pick<StaffUser, 'displayName' | 'name'>): string {
  return displayName || name
}

export function roleLabel(role: string): string {
  return isRole(role) ? roleLabels[role] : role
}

/** Nobody grants a role above their own. */
export function grantableRoles(actor: Pick<StaffUser, 'role'>): readonly Role[] {
  return roles.filter((role) => rankOf(role) <= rankOf(actor.role))
}

/** Why the account cannot be changed by this person at all, or undefined where it can. */
export function untouchable(actor: SessionUser, user: StaffUser): string | undefined {
  if (user.role === 'super_admin' && actor.role !== 'super_admin') return texts.superAdminOnly
  const holdsAll =
    actor.permissions.includes('all') ||
    user.permissions.every((permission) => actor.permissions.includes(permission))
  return rankOf(user.role) > rankOf(actor.role) || !holdsAll ? texts.moreRights : undefined
}

/** Why role and active state stay as they are, or undefined where they can be changed. */
export function fixedRole(actor: SessionUser, user: StaffUser): string | undefined {
  if (user.role === 'super_admin') return texts.superAdminFixed
  return actor.id === user.id ? texts.ownFixed : undefined
}

export function mayDelete(actor: SessionUser, user: StaffUser): boolean {
  return user.role !== 'super_admin' && actor.id !== user.id && untouchable(actor, user) === undefined
}
