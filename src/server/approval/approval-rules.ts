import { isSameValue } from '../../shared/is-same-value.ts'
import type { Role } from '../../shared/roles.ts'
import type { AppContext } from '../app-context.ts'
import { approvalRolesSetting, readApprovalRoles, saveApprovalRoles } from '../auth/approval-roles-store.ts'
import type { Actor } from '../engine/actor.ts'
import { ChangeLog } from '../engine/change-log.ts'

/** What the change log calls the setting. */
export const approvalRolesType = 'approval-roles'
const changes = new ChangeLog(approvalRolesType)

/** Whose people send changes for approval from now on. */
export async function changeApprovalRoles(
  { database, now }: AppContext,
  actor: Actor,
  roles: readonly Role[],
): Promise<void> {
  await database.write(async (tx) => {
    const before = await readApprovalRoles(tx)
    if (isSameValue(before, roles)) return
    await saveApprovalRoles(tx, roles)
    await changes.append(tx, {
      time: now().toISOString(),
      actor,
      action: 'update',
      id: approvalRolesSetting,
      revision: await changes.nextRevision(tx, approvalRolesSetting),
      before: { roles: before },
      after: { roles },
    })
  })
}
