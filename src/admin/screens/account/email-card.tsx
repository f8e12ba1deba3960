import { useState } from 'react'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { isEmail } from '../../../schema/is-email.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '../../../ui/card.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { useCurrentUser } from '../../current-user.ts'
import { useAccountForm } from '../../use-account-form.ts'
import { accountTexts } from './account-texts.ts'
import { emailCardTexts as texts } from './email-card-texts.ts'

/** A new address counts once its mailbox has confirmed it. Only where the site can send mail. */
export function EmailCard() {
  const user = useCurrentUser()
  const [sentTo, setSentTo] = useState<string>()
  const { form, problems, failure, isBusy, field, reset } = useAccountForm({
    start: { email: '', currentPassword: '' },
    check: ({ email, currentPassword }) => ({
      ...(isEmail(email.trim()) ? {} : { email: texts.emailWrong }),
      ...(currentPassword === ''
        ? { currentPassword: accountTexts.required(accountTexts.currentPassword) }
        : {}),
    }),
    send: async ({ email, currentPassword }) => {
      await sendAsStaff('POST', '/api/auth/email', { email: email.trim(), currentPassword })
      setSentTo(email.trim())
      reset()
    },
    failed: texts.failed,
  })
  return (
    <Card asChild>
      <form {...form} aria-label={texts.title}>
        <CardHeader title={texts.title} description={texts.hint(user.email)} />
        <CardBody className="space-y-5">
          {failure && <Alert tone="danger" title={failure} />}
          {sentTo && (
            <Alert tone="success" title={texts.sent(sentTo)}>
              {texts.sentHint}
            </Alert>
          )}
          <FormField label={texts.newEmail} required error={problems.email}>
            <Input {...field('email')} size="sm" type="email" autoComplete="email" />
          </FormField>
          <FormField label={accountTexts.currentPassword} required error={problems.currentPassword}>
            <PasswordInput {...field('currentPassword')} size="sm" autoComplete="current-password" />
          </FormField>
        </CardBody>
        <CardFooter>
          <Button type="submit" loading={isBusy} loadingLabel={accountTexts.saving}>
            {texts.send}
          </Button>
        </CardFooter>
      </form>
    </Card>
  )
}
