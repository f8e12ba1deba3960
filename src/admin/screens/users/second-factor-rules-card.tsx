import { useQuery } from '@tanstack/react-query'
import { roleLabels } from '../../../shared/role-labels.ts'
import { type Role, rankOf, roles } from '../../../shared/roles.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '../../../ui/card.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { useCurrentUser } from '../../current-user.ts'
import type { StaffUser } from './staff-user.ts'
import { type RoleRules, useRoleRules } from './use-role-rules.ts'
import { usersTexts as texts } from './users-texts.ts'

const rulesUrl = '/api/second-factor-roles'

/** Which roles cannot do without a second factor. */
export function SecondFactorRulesCard({ users }: { users: readonly StaffUser[] }) {
  const query = useQuery<RoleRules>({ queryKey: [rulesUrl], refetchOnMount: 'always' })
  return (
    <Card className="mt-8">
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
    </Card>
  )
}

type RulesFormProps = { stored: readonly Role[]; users: readonly StaffUser[] }

function RulesForm({ stored, users }: RulesFormProps) {
  const actor = useCurrentUser()
  const { chosen, toggle, isDirty, isBusy, failure, save } = useRoleRules({
    url: rulesUrl,
    stored,
    savedText: texts.rulesSaved,
  })
  return (
    <>
      <CardBody className="space-y-5">
        {failure && <Alert tone="danger" title={failure} />}
        <div className="grid gap-5 sm:grid-cols-2">
          {roles.map((role) => {
            const isAbove = rankOf(role) > rankOf(actor.role)
            return (
              <FormField
                key={role}
                label={roleLabels[role]}
                help={isAbove ? texts.rulesFixed : peopleOf(role, users)}
                disabled={isAbove || isBusy}
                inline
              >
                <Switch checked={chosen.includes(role)} onCheckedChange={() => toggle(role)} />
              </FormField>
            )
          })}
        </div>
      </CardBody>
      <CardFooter>
        <Button disabled={!isDirty} loading={isBusy} onClick={() => void save()}>
          {texts.saveRules}
        </Button>
      </CardFooter>
    </>
  )
}

function peopleOf(role: Role, users: readonly StaffUser[]): string {
  const people = users.filter((user) => user.role === role && user.isActive)
  return texts.peopleWithout(people.length, people.filter((user) => !user.hasSecondFactor).length)
}
