import type { ReactNode } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useCurrentUser } from '../current-user.ts'
import { useAccountForm } from '../use-account-form.ts'
import { secondFactorTexts as texts } from './second-factor-texts.ts'

type OwnPasswordFormProps = {
  submitLabel: string
  destructive?: boolean
  /** Throws what the server said. */
  onPassword: (password: string) => Promise<void>
  /** A button beside the one that sends. */
  cancel?: ReactNode
}

/** Asks for one's own password before something that an unlocked computer must not be enough for. */
export function OwnPasswordForm({ submitLabel, destructive, onPassword, cancel }: OwnPasswordFormProps) {
  const { email } = useCurrentUser()
  const { form, problems, failure, isBusy, field } = useAccountForm({
    start: { password: '' },
    check: ({ password }) => (password === '' ? { password: texts.passwordRequired } : {}),
    send: ({ password }) => onPassword(password),
    failed: texts.failed,
  })
  return (
    <form {...form} className="space-y-5">
      {failure && <Alert tone="danger" title={failure} />}
      {/* Tells password keepers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormField label={texts.password} required error={problems.password}>
        <PasswordInput {...field('password')} autoFocus autoComplete="current-password" />
      </FormField>
      <div className="flex flex-wrap justify-end gap-3">
        {cancel}
        <Button
          type="submit"
          variant={destructive ? 'destructive' : 'primary'}
          loading={isBusy}
          loadingLabel={texts.checking}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
