import type { Definition } from '../../schema/define-content.ts'
import { AppError } from '../../shared/app-error.ts'
import { needsApproval } from '../../shared/approval-roles.ts'
import { hasPermission } from '../../shared/roles.ts'
import { readApprovalRoles } from '../auth/approval-roles-store.ts'
import type { Handle } from '../database/tables.ts'
import type { SchedulePayload } from '../due-work/due-payloads.ts'
import { findDraft } from '../engine/record-draft-store.ts'
import { findUser } from '../users/user-store.ts'

/**
 * Whoever scheduled something must still be allowed to do it when the time has come; and nobody whose changes need approval
 * gets them published by writing them into a draft that somebody else has scheduled.
 */
export async function checkMayStillPublish(
  tx: Handle,
  { by, action, ...name }: SchedulePayload,
  { writePermission }: Definition,
): Promise<void> {
  const asking = await readApprovalRoles(tx)
  const find = async (id: string | null) => (id === null ? undefined : (await findUser(tx, id))?.user)
  const planner = await find(by.id)
  const mayPlan = planner?.isActive && hasPermission(planner, writePermission)
  if (!mayPlan || needsApproval(planner, asking))
    throw new AppError('not_allowed', `${by.name} may not publish this any more`)
  const draft = action === 'publish' ? await findDraft(tx, name) : undefined
  const editor = draft && (await find(draft.updated_by_id))
  if (editor && needsApproval(editor, asking))
    throw new AppError('not_allowed', `${draft.updated_by} changed the draft since, which needs approval`)
}
