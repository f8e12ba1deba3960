import { useQuery } from '@tanstack/react-query'
import type { Role } from '../../../shared/roles.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '../../../ui/card.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { type RoleRules, useRoleRules } from './use-role-rules.ts'

/** How the switch of one role stands. */
export interface RoleSwitch {
  label: string
  help: string
  isOn: boolean
  /** It is decided elsewhere, or by somebody else. */
  isFixed: boolean
}

type RoleRulesCardProps = {
  /** Where the roles are read and stored. */
  url: string
  texts: { title: string; hint: string; failed: string; saved: string; save: string }
  roles: readonly Role[]
  switchOf: (role: Role, chosen: readonly Role[]) => RoleSwitch
  mayDecide: boolean
}

/** A rule of the site that is chosen role by role. */
export function RoleRulesCard(props: RoleRulesCardProps) {
  const { url, texts } = props
  const query = useQuery<RoleRules>({ queryKey: [url], refetchOnMount: 'always' })
  return (
    <Card asChild className="mt-8">
      <section aria-label={texts.title}>
        <CardHeader title={texts.title} description={texts.hint} />
        {query.data ? (
          // Begins anew with what the server holds, whenever that is something else.
          <RulesForm key={query.data.roles.join()} {...props} stored={query.data.roles} />
        ) : (
          <CardBody>
            <AdminQueryState query={query} failed={texts.failed}>
              {() => null}
            </AdminQueryState>
          </CardBody>
        )}
      </section>
    </Card>
  )
}

type RulesFormProps = RoleRulesCardProps & { stored: readonly Role[] }

function RulesForm({ url, texts, roles, switchOf, mayDecide, stored }: RulesFormProps) {
  const rules = useRoleRules({ url, stored, savedText: texts.saved })
  const { chosen, toggle, isDirty, isBusy, failure, save } = rules
  return (
    <>
      <CardBody className="space-y-5">
        {failure && <Alert tone="danger" title={failure} />}
        <div className="grid gap-5 sm:grid-cols-2">
          {roles.map((role) => {
            const { label, help, isOn, isFixed } = switchOf(role, chosen)
            return (
              <FormField key={role} label={label} help={help} disabled={isFixed || isBusy} inline>
                <Switch checked={isOn} onCheckedChange={() => toggle(role)} />
              </FormField>
            )
          })}
        </div>
      </CardBody>
      {mayDecide && (
        <CardFooter>
          <Button disabled={!isDirty} loading={isBusy} onClick={() => void save()}>
            {texts.save}
          </Button>
        </CardFooter>
      )}
    </>
  )
}
