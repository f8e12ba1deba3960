import { sendJson } from '../../../client/request-json.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { useAccountForm } from '../../use-account-form.ts'
import { linkTexts as texts } from './link-texts.ts'

type ChoosePasswordFormProps = {
  /** Where token and password are sent. */
  url: string
  token: string
  email: string
  submitLabel: string
  onDone: () => void
}

/** A password that only its owner knows, chosen with a link instead of an older one. */
export function ChoosePasswordForm({ url, token, email, submitLabel, onDone }: ChoosePasswordFormProps) {
  const { form, problems, failure, isBusy, field } = useAccountForm({
    start: { password: '' },
    check: ({ password }) => (password === '' ? { password: texts.passwordRequired } : {}),
    send: async ({ password }) => {
      await sendJson('POST', url, { token, password })
      onDone()
    },
    failed: texts.failed,
  })
  return (
    <form {...form} className="space-y-5">
      {failure && <Alert tone="danger" title={failure} />}
      {/* Tells password keepers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormField label={texts.password} help={texts.passwordHelp} required error={problems.password}>
        <PasswordInput {...field('password')} autoFocus autoComplete="new-password" />
      </FormField>
      <Button type="submit" loading={isBusy} loadingLabel={texts.saving} className="w-full">
        {submitLabel}
      </Button>
    </form>
  )
}
