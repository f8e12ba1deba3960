import { type Holder, hasPermission, type Role, rankOf, roles } from './roles.ts'

/** Whose people can be made to ask before they publish. Somebody must always be able to publish. */
export const approvalRoles: readonly Role[] = roles.filter((role) => role !== 'super_admin')

/**
 * Whether somebody sends changes for approval instead of publishing them. A role asks when one above it does: whoever
 * manages accounts could otherwise publish through one of a lower role.
 */
export function needsApproval(holder: Holder, askingRoles: readonly Role[]): boolean {
  if (hasPermission(holder, 'all')) return false
  return askingRoles.some((role) => rankOf(role) >= rankOf(holder.role))
}
