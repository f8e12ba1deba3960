import { isRole, type Role } from '../../shared/roles.ts'
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
  const value = JSON.stringify(roles)
  await tx
    .insertInto('settings')
    .values({ name: secondFactorRoles, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export function parseRoles(value: string | null | undefined): Role[] {
  return rolesAmong(value ? JSON.parse(value) : [])
}

export function rolesAmong(list: unknown): Role[] {
  return Array.isArray(list) ? list.filter(isRole) : []
}
