import { Link } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { EntranceFrame } from '../../entrance/entrance-frame.tsx'
import { EntranceLanguages } from '../../language/entrance-languages.tsx'
import { secondFactorTexts } from '../../second-factor/second-factor-texts.ts'
import { SignInCodeField } from '../../second-factor/sign-in-code-field.tsx'
import { KeptWorkNotice } from './kept-work-notice.tsx'
import { loginTexts as texts } from './login-texts.ts'
import { useSignInForm } from './use-sign-in-form.ts'

export function LoginScreen() {
  const signIn = useSignInForm()
  const { values, change, problems, isBusy, asksCode, submit, form, startAgain } = signIn
  return (
    <EntranceFrame
      title={asksCode ? secondFactorTexts.signInTitle : texts.title}
      intro={asksCode ? secondFactorTexts.signInIntro : texts.intro}
      corner={<EntranceLanguages />}
      footer={
        asksCode ? (
          <Button variant="link" onClick={startAgain}>
            {texts.startAgain}
          </Button>
        ) : (
          <a href="/" className="prose-link">
            {texts.backToSite}
          </a>
        )
      }
    >
      <form ref={form} onSubmit={submit} noValidate className="space-y-5">
        <KeptWorkNotice />
        {problems.form && <Alert tone="danger" title={problems.form} />}
        {asksCode ? (
          <SignInCodeField value={values.code} error={problems.code} onChange={(code) => change({ code })} />
        ) : (
          <NameAndPassword {...signIn} />
        )}
        <Button type="submit" loading={isBusy} loadingLabel={texts.signingIn} className="w-full">
          {texts.signIn}
        </Button>
      </form>
    </EntranceFrame>
  )
}

/** Leads to a link by mail, or says whom to ask. */
function ForgottenLink() {
  return (
    <Link to="/admin/forgotten-password" className="prose-link text-caption">
      {texts.forgotten}
    </Link>
  )
}

type NameAndPasswordProps = Pick<ReturnType<typeof useSignInForm>, 'values' | 'change' | 'problems'>

function NameAndPassword({ values, change, problems }: NameAndPasswordProps) {
  return (
    <>
      <FormField label={texts.email} required error={problems.email}>
        <Input
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          value={values.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
      </FormField>
      <FormField label={texts.password} required error={problems.password} aside={<ForgottenLink />}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={values.password}
          onChange={(event) => change({ password: event.currentTarget.value })}
        />
      </FormField>
    </>
  )
}
