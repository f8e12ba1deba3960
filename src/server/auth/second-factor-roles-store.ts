import { isRole, type Role } from '../../shared/roles.ts'
import { saveSetting } from '../database/setting-store.ts'
import type { Handle } from '../database/tables.ts'

/** The name of the setting. */
export const secondFactorRoles = 'second_factor_roles'

/** The roles whose people must have a second factor. */
export async function readSecondFactorRoles(db: Handle): Promise<Role[]> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', secondFactorRoles)
    .executeTakeFirst()
  return parseRoles(row?.value)
}

export async function saveSecondFactorRoles(tx: Handle, roles: readonly Role[]): Promise<void> {
  await saveSetting(tx, secondFactorRoles, roles)
}

export function parseRoles(value: string | null | undefined): Role[] {
  return rolesAmong(value ? JSON.parse(value) : [])
}

export function rolesAmong(list: unknown): Role[] {
  return Array.isArray(list) ? list.filter(isRole) : []
}
