import { type FormEvent, useRef, useState } from 'react'
import { useSignIn } from '../../../client/use-session.ts'
import { isEmail } from '../../../schema/fields.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { AdminBrand } from '../../frame/admin-brand.tsx'
import { AdminThemeToggle } from '../../frame/admin-theme-toggle.tsx'
import { signInProblem } from '../../sign-in-problem.ts'
import { useDocumentTitle } from '../../use-document-title.ts'

const texts = {
  title: 'Admin sign-in',
  intro: 'For staff of the foundation.',
  email: 'Email',
  emailRequired: 'Email is required',
  emailWrong: 'Email must be an email address',
  password: 'Password',
  passwordRequired: 'Password is required',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  backToSite: 'Back to the website',
}

interface Problems {
  email?: string
  password?: string
  form?: string
}

export function LoginScreen() {
  useDocumentTitle(texts.title)
  const { values, change, problems, isBusy, submit, form } = useSignInForm()
  return (
    <div className="relative grid min-h-dvh place-items-center px-4 py-16">
      <div className="absolute end-3 top-3">
        <AdminThemeToggle />
      </div>
      <main className="w-full max-w-sm">
        <AdminBrand className="mb-8" />
        <h1 className="text-h2">{texts.title}</h1>
        <p className="mt-1 text-small text-muted">{texts.intro}</p>
        <form ref={form} onSubmit={submit} noValidate className="mt-8 space-y-5">
          {problems.form && <Alert tone="danger" title={problems.form} />}
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
          <FormField label={texts.password} required error={problems.password}>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              value={values.password}
              onChange={(event) => change({ password: event.currentTarget.value })}
            />
          </FormField>
          <Button type="submit" loading={isBusy} loadingLabel={texts.signingIn} className="w-full">
            {texts.signIn}
          </Button>
        </form>
        <p className="mt-8 text-small">
          <a href="/" className="prose-link">
            {texts.backToSite}
          </a>
        </p>
      </main>
    </div>
  )
}

function useSignInForm() {
  const signIn = useSignIn()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ email: '', password: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)
  const focus = (name: 'email' | 'password') =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = check(values)
    setProblems(found)
    if (found.email || found.password) return focus(found.email ? 'email' : 'password')
    setBusy(true)
    try {
      await signIn(values.email.trim(), values.password)
    } catch (error) {
      const problem = signInProblem(error)
      setProblems({ form: problem })
      setBusy(false)
      // The field that most likely needs another try.
      requestAnimationFrame(() => focus(problem.startsWith('No account') ? 'email' : 'password'))
    }
  }
  const change = (changed: Partial<typeof values>) => {
    setValues({ ...values, ...changed })
    setProblems({})
  }
  return { values, change, problems, isBusy, submit, form }
}

function check({ email, password }: { email: string; password: string }): Problems {
  return {
    ...(email.trim() === '' ? { email: texts.emailRequired } : {}),
    ...(email.trim() !== '' && !isEmail(email.trim()) ? { email: texts.emailWrong } : {}),
    ...(password === '' ? { password: texts.passwordRequired } : {}),
  }
}
