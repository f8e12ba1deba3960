import { AppError, badInput } from '../../shared/app-error.ts'
import { rankOf } from '../../shared/roles.ts'

interface Account {
  id: string
  role: string
  permissions: readonly string[]
  isActive: boolean
}

type Rights = Pick<Account, 'role' | 'permissions'>

/** Whoever may change an account may take it over by its password: it must hold nothing its changer lacks. */
export function checkMayTouch(actor: Account, target: Account): void {
  if (target.role === 'super_admin' && actor.role !== 'super_admin')
    throw new AppError('not_allowed', 'Only a super admin can change or delete a super admin.')
  if (rankOf(target.role) > rankOf(actor.role) || !holdsAll(actor, target.permissions))
    throw new AppError(
      'not_allowed',
      'You cannot change or delete an account with more rights than your own.',
    )
}

export function checkMayGrant(actor: Rights, granted: Rights): void {
  if (rankOf(granted.role) > rankOf(actor.role))
    throw new AppError('not_allowed', 'You cannot grant a role above your own.')
  if (!holdsAll(actor, granted.permissions))
    throw new AppError('not_allowed', 'You cannot grant a permission that you do not hold yourself.')
  // Otherwise the last super admin could be left without the right to manage anyone.
  if (granted.role === 'super_admin' && !granted.permissions.includes('all'))
    throw badInput([{ path: 'permissions', message: 'A super admin always holds every permission.' }])
}

export function checkMayDelete(actor: Account, target: Account): void {
  if (actor.id === target.id) throw new AppError('not_allowed', 'You cannot delete your own account.')
}

export function isActiveSuperAdmin(account: Account): boolean {
  return account.role === 'super_admin' && account.isActive
}

export function lastSuperAdminStays(): AppError {
  return new AppError(
    'not_allowed',
    'The last active super admin cannot be deleted, deactivated or given another role.',
  )
}

export function haveSameRights(one: Rights, other: Rights): boolean {
  return one.role === other.role && holdsAll(one, other.permissions) && holdsAll(other, one.permissions)
}

function holdsAll(holder: Rights, wanted: readonly string[]): boolean {
  const held = holder.permissions
  return held.includes('all') || wanted.every((permission) => held.includes(permission))
}
