import { isSameValue } from '../../shared/is-same-value.ts'
import { approvalRolesType } from '../approval/approval-rules.ts'
import { readApprovalRoles } from '../auth/approval-roles-store.ts'
import { readSecondFactorRoles } from '../auth/second-factor-roles-store.ts'
import type { Handle } from '../database/tables.ts'
import { secondFactorRolesType } from '../users/second-factor-rules.ts'
import { userType } from '../users/user-changes.ts'
import { listUsers } from '../users/user-store.ts'
import type { Verdict } from './verify-change-log.ts'
import { listLastContents, listLastFactorSteps } from './verify-store.ts'

/** What the last change of an account says of it; signing in is none. */
const loggedFields = ['email', 'name', 'displayName', 'role', 'permissions', 'isActive'] as const

/** Compares accounts, their second factors and the rules about them with what the change log says. */
export async function verifyAccounts(db: Handle): Promise<Verdict> {
  const users = await listUsers(db)
  const logged = await listLastContents(db, userType)
  const factors = await listLastFactorSteps(db)
  const problems: string[] = []
  for (const user of users) {
    const after = logged.get(user.id)
    const wrong = after
      ? loggedFields.filter((name) => name in after && !isSameValue(after[name], user[name]))
      : []
    if (wrong.length > 0)
      problems.push(
        `The account ${user.id} is not what its last change in the log says: ${wrong.join(', ')}.`,
      )
    const step = factors.get(user.id)
    const expected = step === undefined ? user.hasSecondFactor : step === 'set up' || step.startsWith('moved')
    if (expected !== user.hasSecondFactor)
      problems.push(
        `The account ${user.id} has ${expected ? 'no' : 'a'} second factor, but the change log says otherwise.`,
      )
  }
  return { checked: users.length, problems: [...problems, ...(await problemsOfRules(db))] }
}

async function problemsOfRules(db: Handle): Promise<string[]> {
  const rules = [
    { type: approvalRolesType, of: 'ask for approval', roles: await readApprovalRoles(db) },
    { type: secondFactorRolesType, of: 'need a second factor', roles: await readSecondFactorRoles(db) },
  ]
  const problems: string[] = []
  for (const { type, of, roles } of rules) {
    const [after] = (await listLastContents(db, type)).values()
    if (!isSameValue(after?.roles ?? [], roles))
      problems.push(`The list of roles that ${of} is not what its last change in the log says.`)
  }
  return problems
}
