import { sql } from 'kysely'
import { invitationChanges, invitationType } from '../account-links/invitations.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from '../engine/actor.ts'
import { userChanges, userType } from '../users/user-changes.ts'

export interface AccountStep {
  time: string
  action: string
  before: unknown
  after: unknown
}

/** What the change log holds about accounts of this address, present and past. `email` in lower case. */
export async function listAccountSteps(db: Handle, email: string): Promise<AccountStep[]> {
  const rows = await naming(db, email).orderBy('sequence').execute()
  return rows.map(({ time, action, before, after }) => ({
    time,
    action,
    before: before === null ? null : JSON.parse(before),
    after: after === null ? null : JSON.parse(after),
  }))
}

/** Of accounts that are deleted; what is logged of one that exists belongs to it. The erasure itself is logged. */
export async function erasePastAccounts(tx: Handle, email: string, actor: Actor, time: Date): Promise<void> {
  const rows = await naming(tx, email).execute()
  const subjects = new Map(rows.map(({ type, id }) => [`${type} ${id}`, { type, id }]))
  for (const { type, id } of subjects.values()) {
    const user = await tx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
    if (user) continue
    const log = type === userType ? userChanges : invitationChanges
    await log.erase(tx, {
      time: time.toISOString(),
      actor,
      action: 'delete',
      id,
      revision: await log.nextRevision(tx, id),
    })
  }
}

function naming(db: Handle, email: string) {
  // `_` and `%` stand for other letters in a pattern, and may stand in an address.
  const named = JSON.stringify(email).replace(/[\\%_]/g, '\\$&')
  const pattern = `%"email":${named}%`
  return db
    .selectFrom('changes')
    .select(['type', 'id', 'time', 'action', 'before', 'after'])
    .where('type', 'in', [userType, invitationType])
    .where(
      sql<boolean>`(${sql.ref('before')} like ${pattern} escape '\\' or ${sql.ref('after')} like ${pattern} escape '\\')`,
    )
}
