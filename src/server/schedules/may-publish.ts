import type { Definition } from '../../schema/define-content.ts'
import { AppError } from '../../shared/app-error.ts'
import { needsApproval } from '../../shared/approval-roles.ts'
import { hasPermission } from '../../shared/roles.ts'
import { unapprovedEditor } from '../approval/unapproved-editor.ts'
import { readApprovalRoles } from '../auth/approval-roles-store.ts'
import type { Handle } from '../database/tables.ts'
import type { ClaimedWork } from '../due-work/due-kind.ts'
import type { SchedulePayload } from '../due-work/due-payloads.ts'
import { findUser } from '../users/user-store.ts'

/**
 * Whoever scheduled something must still be allowed to do it when the time has come; and nobody whose changes need approval
 * gets them published by writing them into a draft that somebody else has scheduled.
 */
export async function checkMayStillPublish(
  tx: Handle,
  {
    payload: { by, action, ...name },
    createdAt,
  }: Pick<ClaimedWork<SchedulePayload>, 'payload' | 'createdAt'>,
  { writePermission }: Definition,
): Promise<void> {
  const asking = await readApprovalRoles(tx)
  const planner = by.id === null ? undefined : (await findUser(tx, by.id))?.user
  const mayPlan = planner?.isActive && hasPermission(planner, writePermission)
  if (!mayPlan || needsApproval(planner, asking))
    throw new AppError('not_allowed', `${by.name} may not publish this any more`)
  const editor = action === 'publish' ? await unapprovedEditor(tx, name, createdAt) : undefined
  if (editor !== undefined)
    throw new AppError('not_allowed', `${editor} changed the draft since, which needs approval`)
}
