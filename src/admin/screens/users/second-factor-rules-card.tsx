import { roleLabels } from '../../../shared/role-labels.ts'
import { type Role, rankOf, roles } from '../../../shared/roles.ts'
import { useCurrentUser } from '../../current-user.ts'
import { RoleRulesCard } from './role-rules-card.tsx'
import type { StaffUser } from './staff-user.ts'
import { usersTexts as texts } from './users-texts.ts'

const cardTexts = {
  title: texts.rules,
  hint: texts.rulesHint,
  failed: texts.rulesFailed,
  saved: texts.rulesSaved,
  save: texts.saveRules,
}

/** Which roles cannot do without a second factor. */
export function SecondFactorRulesCard({ users }: { users: readonly StaffUser[] }) {
  const actor = useCurrentUser()
  return (
    <RoleRulesCard
      url="/api/second-factor-roles"
      texts={cardTexts}
      roles={roles}
      mayDecide
      switchOf={(role, chosen) => {
        const isAbove = rankOf(role) > rankOf(actor.role)
        return {
          label: roleLabels[role],
          help: isAbove ? texts.rulesFixed : peopleOf(role, users),
          isOn: chosen.includes(role),
          isFixed: isAbove,
        }
      }}
    />
  )
}

function peopleOf(role: Role, users: readonly StaffUser[]): string {
  const people = users.filter((user) => user.role === role && user.isActive)
  return texts.peopleWithout(people.length, people.filter((user) => !user.hasSecondFactor).length)
}
