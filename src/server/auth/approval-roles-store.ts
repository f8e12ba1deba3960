import type { Role } from '../../shared/roles.ts'
import { readSetting, saveSetting } from '../database/setting-store.ts'
import type { Handle } from '../database/tables.ts'
import { rolesAmong } from './second-factor-roles-store.ts'

/** The name of the setting. */
export const approvalRolesSetting = 'approval_roles'

/** The roles whose people send changes for approval. */
export async function readApprovalRoles(db: Handle): Promise<Role[]> {
  return rolesAmong(await readSetting(db, approvalRolesSetting))
}

export async function saveApprovalRoles(tx: Handle, roles: readonly Role[]): Promise<void> {
  await saveSetting(tx, approvalRolesSetting, roles)
}
