import { useQuery } from '@tanstack/react-query'
import { approvalRoles } from '../../../shared/approval-roles.ts'
import { roleLabels } from '../../../shared/role-labels.ts'
import { hasPermission, type Role, rankOf } from '../../../shared/roles.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '../../../ui/card.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { approvalTexts as texts } from '../../approval/approval-texts.ts'
import { useMay } from '../../current-user.ts'
import type { StaffUser } from './staff-user.ts'
import { type RoleRules, useRoleRules } from './use-role-rules.ts'

const rulesUrl = '/api/approval-roles'

/** Those that have something to publish. */
const writingRoles = approvalRoles.filter((role) => hasPermission({ role }, 'manage_content'))

/** Which roles send their changes for approval. */
export function ApprovalRulesCard({ users }: { users: readonly StaffUser[] }) {
  const query = useQuery<RoleRules>({ queryKey: [rulesUrl], refetchOnMount: 'always' })
  return (
    <Card asChild className="mt-8">
      <section aria-label={texts.rules}>
        <CardHeader title={texts.rules} description={texts.rulesHint} />
        {query.data ? (
          // Begins anew with what the server holds, whenever that is something else.
          <RulesForm key={query.data.roles.join()} stored={query.data.roles} users={users} />
        ) : (
          <CardBody>
            <AdminQueryState query={query} failed={texts.rulesFailed}>
              {() => null}
            </AdminQueryState>
          </CardBody>
        )}
      </section>
    </Card>
  )
}

type RulesFormProps = { stored: readonly Role[]; users: readonly StaffUser[] }

function RulesForm({ stored, users }: RulesFormProps) {
  const mayDecide = useMay('all')
  const rules = useRoleRules({ url: rulesUrl, stored, savedText: texts.rulesSaved })
  const { chosen, toggle, isDirty, isBusy, failure, save } = rules
  return (
    <>
      <CardBody className="space-y-5">
        {failure && <Alert tone="danger" title={failure} />}
        <div className="grid gap-5 sm:grid-cols-2">
          {writingRoles.map((role) => {
            const isImplied = chosen.some((other) => rankOf(other) > rankOf(role))
            const people = users.filter((user) => user.role === role && user.isActive).length
            const help = isImplied ? texts.rulesImplied : texts.rulesPeople(people)
            return (
              <FormField
                key={role}
                label={texts.rulesRole(roleLabels[role])}
                help={mayDecide ? help : texts.rulesFixed}
                disabled={!mayDecide || isImplied || isBusy}
                inline
              >
                <Switch checked={isImplied || chosen.includes(role)} onCheckedChange={() => toggle(role)} />
              </FormField>
            )
          })}
        </div>
      </CardBody>
      {mayDecide && (
        <CardFooter>
          <Button disabled={!isDirty} loading={isBusy} onClick={() => void save()}>
            {texts.applyRules}
          </Button>
        </CardFooter>
      )}
    </>
  )
}
