import { useQueryClient } from '@tanstack/react-query'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '../../../ui/card.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { useCurrentUser } from '../../current-user.ts'
import { useAccountForm } from '../../use-account-form.ts'
import { accountTexts as texts } from './account-texts.ts'
import { sessionsUrl } from './sessions-card.tsx'

const blank = { currentPassword: '', newPassword: '' }
const labels = { currentPassword: texts.currentPassword, newPassword: texts.newPassword }

export function PasswordCard() {
  const { email } = useCurrentUser()
  const client = useQueryClient()
  const toasts = useToast()
  const { form, problems, failure, isBusy, field, reset } = useAccountForm({
    start: blank,
    check: (values) =>
      Object.fromEntries(
        (['currentPassword', 'newPassword'] as const)
          .filter((name) => values[name] === '')
          .map((name) => [name, texts.required(labels[name])]),
      ),
    send: async (values) => {
      await sendAsStaff('PUT', '/api/auth/password', values)
      reset()
      toasts.show({ title: texts.passwordSaved, variant: 'success' })
      await client.invalidateQueries({ queryKey: [sessionsUrl] })
    },
    failed: texts.passwordFailed,
  })
  return (
    <Card asChild>
      <form {...form} aria-label={texts.password}>
        <CardHeader title={texts.password} description={texts.passwordHint} />
        <CardBody className="space-y-5">
          {failure && <Alert tone="danger" title={failure} />}
          {/* Tells password keepers whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <FormField
            label={texts.currentPassword}
            required
            {...(problems.currentPassword ? { error: problems.currentPassword } : {})}
          >
            <PasswordInput {...field('currentPassword')} size="sm" autoComplete="current-password" />
          </FormField>
          <FormField
            label={texts.newPassword}
            required
            {...(problems.newPassword ? { error: problems.newPassword } : {})}
          >
            <PasswordInput {...field('newPassword')} size="sm" autoComplete="new-password" />
          </FormField>
        </CardBody>
        <CardFooter>
          <Button type="submit" loading={isBusy} loadingLabel={texts.saving}>
            {texts.changePassword}
          </Button>
        </CardFooter>
      </form>
    </Card>
  )
}
