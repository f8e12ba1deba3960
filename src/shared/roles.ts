export const roles = ['viewer', 'editor', 'admin', 'super_admin'] as const
export type Role = (typeof roles)[number]

export const permissions = ['read', 'write', 'manage_content', 'manage_users', 'manage_media', 'all'] as const
export type Permission = (typeof permissions)[number]

const permissionsByRole: Record<Role, readonly Permission[]> = {
  viewer: ['read'],
  editor: ['read', 'write', 'manage_content'],
  admin: ['read', 'write', 'manage_content', 'manage_users', 'manage_media'],
  super_admin: ['all'],
}

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}

export function rankOf(role: string): number {
  return isRole(role) ? roles.indexOf(role) + 1 : 0
}

export function defaultPermissions(role: string): readonly Permission[] {
  return isRole(role) ? permissionsByRole[role] : []
}

export interface Holder {
  role: string
  permissions?: readonly string[] | null
}

/** Stored permissions win over the role's own; `all` covers every one. */
export function hasPermission(holder: Holder, wanted: Permission): boolean {
  const held: readonly string[] = holder.permissions ?? defaultPermissions(holder.role)
  return held.includes(wanted) || held.includes('all')
}

export function hasRole(holder: Holder, minimum: Role): boolean {
  return rankOf(holder.role) >= rankOf(minimum)
}
