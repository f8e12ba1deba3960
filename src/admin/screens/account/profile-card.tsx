import { useQueryClient } from '@tanstack/react-query'
import { type Session, type SessionUser, sessionUrl } from '../../../client/session.ts'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { roleLabels } from '../../../shared/role-labels.ts'
import { isRole } from '../../../shared/roles.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '../../../ui/card.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { useCurrentUser } from '../../current-user.ts'
import { typedDisplayName } from '../../typed-display-name.ts'
import { useAccountForm } from '../../use-account-form.ts'
import { accountTexts as texts } from './account-texts.ts'

export function ProfileCard() {
  const user = useCurrentUser()
  const client = useQueryClient()
  const toasts = useToast()
  const { form, problems, failure, isBusy, field } = useAccountForm({
    start: { name: user.name, displayName: typedDisplayName(user) },
    check: ({ name }) => (name.trim() === '' ? { name: texts.nameRequired } : {}),
    send: async (values) => {
      const changed = await sendAsStaff<SessionUser>('PUT', '/api/auth/profile', values)
      client.setQueryData<Session | null>([sessionUrl], (session) => session && { ...session, user: changed })
      toasts.show({ title: texts.profileSaved, variant: 'success' })
    },
    failed: texts.profileFailed,
  })
  return (
    <Card asChild>
      <form {...form} aria-label={texts.profile}>
        <CardHeader title={texts.profile} />
        <CardBody className="space-y-5">
          {failure && <Alert tone="danger" title={failure} />}
          <FormField label={texts.name} required {...(problems.name ? { error: problems.name } : {})}>
            <Input {...field('name')} size="sm" autoComplete="name" />
          </FormField>
          <FormField label={texts.displayName} help={texts.displayNameHelp}>
            <Input {...field('displayName')} size="sm" autoComplete="nickname" />
          </FormField>
          <dl className="grid gap-3 text-small sm:grid-cols-2">
            <div>
              <dt className="text-caption text-muted">{texts.email}</dt>
              <dd className="wrap-anywhere">{user.email}</dd>
            </div>
            <div>
              <dt className="text-caption text-muted">{texts.role}</dt>
              <dd>{isRole(user.role) ? roleLabels[user.role] : user.role}</dd>
            </div>
          </dl>
        </CardBody>
        <CardFooter>
          <Button type="submit" loading={isBusy} loadingLabel={texts.saving}>
            {texts.save}
          </Button>
        </CardFooter>
      </form>
    </Card>
  )
}
