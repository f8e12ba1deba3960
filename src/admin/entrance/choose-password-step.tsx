import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useCurrentUser } from '../current-user.ts'
import { useAccountForm } from '../use-account-form.ts'
import { EntranceFrame } from './entrance-frame.tsx'
import { firstStepTexts as texts } from './first-step-texts.ts'
import { SignOutInstead } from './sign-out-instead.tsx'
import { useFirstStep } from './use-first-step.ts'

/** Somebody else chose the password and knows it, so it is changed before anything else. */
export function ChoosePasswordStep() {
  const { email } = useCurrentUser()
  const { send, goOn } = useFirstStep()
  const { form, problems, failure, isBusy, field } = useAccountForm({
    start: { currentPassword: '', newPassword: '' },
    check: ({ currentPassword, newPassword }) => ({
      ...(currentPassword === '' ? { currentPassword: texts.givenRequired } : {}),
      ...(newPassword === '' ? { newPassword: texts.newRequired } : {}),
    }),
    send: async (values) => {
      await send('PUT', '/api/auth/password', values)
      await goOn()
    },
    failed: texts.failed,
  })
  return (
    <EntranceFrame title={texts.passwordTitle} intro={texts.passwordIntro} footer={<SignOutInstead />}>
      <form {...form} className="space-y-5">
        {failure && <Alert tone="danger" title={failure} />}
        {/* Tells password keepers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <FormField label={texts.given} required error={problems.currentPassword}>
          <PasswordInput {...field('currentPassword')} autoFocus autoComplete="current-password" />
        </FormField>
        <FormField label={texts.new} help={texts.newHelp} required error={problems.newPassword}>
          <PasswordInput {...field('newPassword')} autoComplete="new-password" />
        </FormField>
        <Button type="submit" loading={isBusy} loadingLabel={texts.saving} className="w-full">
          {texts.save}
        </Button>
      </form>
    </EntranceFrame>
  )
}
