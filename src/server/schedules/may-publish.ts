import type { Definition } from '../../schema/define-content.ts'
import { AppError } from '../../shared/app-error.ts'
import { needsApproval } from '../../shared/approval-roles.ts'
import { hasPermission, type Role } from '../../shared/roles.ts'
import { readApprovalRoles } from '../auth/approval-roles-store.ts'
import type { Handle } from '../database/tables.ts'
import type { SchedulePayload } from '../due-work/due-payloads.ts'
import { isCleared } from '../engine/cleared-revision.ts'
import { findPrepared } from '../engine/prepared-store.ts'
import { findUser, type User } from '../users/user-store.ts'

/**
 * Whoever scheduled something must still be allowed to do it when the time has come; and a draft goes live only in the state
 * that somebody who may publish it wrote or looked at.
 */
export async function checkMayStillPublish(
  tx: Handle,
  { by, action, ...name }: Omit<SchedulePayload, 'title'>,
  definition: Definition,
): Promise<void> {
  const asking = await readApprovalRoles(tx)
  if (!mayPublish(await accountOf(tx, by.id), definition, asking))
    throw new AppError('not_allowed', `${by.name} may not publish this any more`)
  if (action !== 'publish') return
  const draft = await findPrepared(tx, name)
  if (!draft || (isCleared(draft) && (await stillCounts(tx, draft, definition, asking)))) return
  throw new AppError('not_allowed', `${draft.updated_by} changed the draft since, which needs approval`)
}

/** While nobody has to ask, it does not matter what became of the account; the system itself has none. */
async function stillCounts(
  tx: Handle,
  { cleared_by_id }: { cleared_by_id: string | null },
  definition: Definition,
  asking: readonly Role[],
): Promise<boolean> {
  if (asking.length === 0 || cleared_by_id === null) return true
  return mayPublish(await accountOf(tx, cleared_by_id), definition, asking)
}

async function accountOf(tx: Handle, id: string | null): Promise<User | undefined> {
  return id === null ? undefined : (await findUser(tx, id))?.user
}

/** An account that is gone may do nothing. */
function mayPublish(
  user: User | undefined,
  { writePermission }: Definition,
  asking: readonly Role[],
): boolean {
  return user?.isActive === true && hasPermission(user, writePermission) && !needsApproval(user, asking)
}
