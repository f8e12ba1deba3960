import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestError } from '../../../client/request-json.ts'
import { sessionUrl } from '../../../client/session.ts'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { roleLabels } from '../../../shared/role-labels.ts'
import { type Role, rankOf, roles } from '../../../shared/roles.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '../../../ui/card.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { useCurrentUser } from '../../current-user.ts'
import { useUnsavedWork } from '../../unsaved-work.tsx'
import type { StaffUser } from './staff-user.ts'
import { usersTexts as texts } from './users-texts.ts'

const rulesUrl = '/api/second-factor-roles'

interface Rules {
  roles: readonly Role[]
}

/** Which roles cannot do without a second factor. */
export function SecondFactorRulesCard({ users }: { users: readonly StaffUser[] }) {
  const query = useQuery<Rules>({ queryKey: [rulesUrl], refetchOnMount: 'always' })
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
  const { chosen, toggle, isDirty, isBusy, failure, save } = useRules(stored)
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

function useRules(stored: readonly Role[]) {
  const client = useQueryClient()
  const toasts = useToast()
  const [chosen, setChosen] = useState(stored)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isDirty = chosen.length !== stored.length || chosen.some((role) => !stored.includes(role))
  useUnsavedWork(isDirty)
  const save = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const saved = await sendAsStaff<Rules>('PUT', rulesUrl, { roles: chosen })
      toasts.show({ title: texts.rulesSaved, variant: 'success' })
      client.setQueryData([rulesUrl], saved)
      // It may concern the one who decided, too.
      await forgetUrls(client, '/api/activity', '/api/auth/second-factor', sessionUrl)
    } catch (error) {
      const detail = error instanceof RequestError && error.status < 500 ? error.detail : ''
      setFailure(detail || texts.rulesNotSaved)
    } finally {
      setBusy(false)
    }
  }
  const toggle = (role: Role) =>
    setChosen(chosen.includes(role) ? chosen.filter((other) => other !== role) : [...chosen, role])
  return { chosen, toggle, isDirty, isBusy, failure, save }
}

function peopleOf(role: Role, users: readonly StaffUser[]): string {
  const people = users.filter((user) => user.role === role && user.isActive)
  return texts.peopleWithout(people.length, people.filter((user) => !user.hasSecondFactor).length)
}
