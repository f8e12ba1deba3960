import { approvalRoles } from '../../../shared/approval-roles.ts'
import { roleLabels } from '../../../shared/role-labels.ts'
import { hasPermission, rankOf } from '../../../shared/roles.ts'
import { approvalTexts as texts } from '../../approval/approval-texts.ts'
import { useMay } from '../../current-user.ts'
import { RoleRulesCard } from './role-rules-card.tsx'
import type { StaffUser } from './staff-user.ts'

const cardTexts = {
  title: texts.rules,
  hint: texts.rulesHint,
  failed: texts.rulesFailed,
  saved: texts.rulesSaved,
  save: texts.applyRules,
}

/** Those that have something to publish. */
const writingRoles = approvalRoles.filter((role) => hasPermission({ role }, 'manage_content'))

/** Which roles send their changes for approval. */
export function ApprovalRulesCard({ users }: { users: readonly StaffUser[] }) {
  const mayDecide = useMay('all')
  return (
    <RoleRulesCard
      url="/api/approval-roles"
      texts={cardTexts}
      roles={writingRoles}
      mayDecide={mayDecide}
      switchOf={(role, chosen) => {
        const isImplied = chosen.some((other) => rankOf(other) > rankOf(role))
        const people = users.filter((user) => user.role === role && user.isActive).length
        const help = isImplied ? texts.rulesImplied : texts.rulesPeople(people)
        return {
          label: texts.rulesRole(roleLabels[role]),
          help: mayDecide ? help : texts.rulesFixed,
          isOn: isImplied || chosen.includes(role),
          isFixed: !mayDecide || isImplied,
        }
      }}
    />
  )
}
