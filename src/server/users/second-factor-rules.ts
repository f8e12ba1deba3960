import { AppError, notFound } from '../../shared/app-error.ts'
import { type Role, rankOf } from '../../shared/roles.ts'
import type { AppContext } from '../app-context.ts'
import {
  readSecondFactorRoles,
  saveSecondFactorRoles,
  secondFactorRoles,
} from '../auth/second-factor-roles-store.ts'
import { deleteSecondFactor, findSecondFactor } from '../auth/second-factor-store.ts'
import { endSessionsOf } from '../auth/session-store.ts'
import { ChangeLog } from '../engine/change-log.ts'
import { actorOfUser, replaceUser } from './user-changes.ts'
import { checkMayTouch } from './user-rules.ts'
import { findActor, readUser } from './user-service.ts'

/** What the change log calls the setting. */
export const secondFactorRolesType = 'second-factor-roles'
const changes = new ChangeLog(secondFactorRolesType)

/** Whose people must have a second factor. Nobody decides about a role above their own. */
export async function changeSecondFactorRoles(
  context: AppContext,
  actorId: string,
  roles: readonly Role[],
): Promise<void> {
  await context.database.write(async (tx) => {
    const actor = await findActor(tx, actorId)
    const before = await readSecondFactorRoles(tx)
    const changed = [...before, ...roles].filter((role) => before.includes(role) !== roles.includes(role))
    if (changed.length === 0) return
    if (changed.some((role) => rankOf(role) > rankOf(actor.role)))
      throw new AppError('not_allowed', 'You cannot decide about a role above your own.')
    await saveSecondFactorRoles(tx, roles)
    await changes.append(tx, {
      time: context.now().toISOString(),
      actor: actorOfUser(actor),
      action: 'update',
      id: secondFactorRoles,
      revision: await changes.nextRevision(tx, secondFactorRoles),
      before: { roles: before },
      after: { roles },
    })
  })
}

/** For somebody who lost the phone and the recovery codes. They sign in with the password alone, and start anew. */
export async function resetSecondFactor(context: AppContext, actorId: string, id: string): Promise<void> {
  await context.database.write(async (tx) => {
    const actor = await findActor(tx, actorId)
    const stored = await readUser(tx, id)
    checkMayTouch(actor, stored.user)
    // A borrowed session must not be enough: removing one's own asks for the password.
    if (actor.id === id)
      throw new AppError('not_allowed', 'Please remove your own second factor in your account.')
    if (!(await findSecondFactor(tx, id))?.confirmedAt) throw notFound('Second factor')
    await deleteSecondFactor(tx, id)
    // Whoever found the phone may be signed in on it.
    await endSessionsOf(tx, id)
    const user = { ...stored.user, updatedAt: context.now().toISOString() }
    await replaceUser(tx, actorOfUser(actor), stored, user, { secondFactor: 'reset' })
  })
}
