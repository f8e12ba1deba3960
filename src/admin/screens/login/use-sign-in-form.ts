import { type FormEvent, useRef, useState } from 'react'
import { RequestError } from '../../../client/request-json.ts'
import { needsCode } from '../../../client/session.ts'
import { useSignIn } from '../../../client/use-session.ts'
import { isEmail } from '../../../schema/is-email.ts'
import { signInProblem } from '../../sign-in-problem.ts'
import { loginTexts as texts } from './login-texts.ts'

const blank = { email: '', password: '', code: '' }
type Values = typeof blank
type Problems = Partial<Values & { form: string }>

/** Email and password, then the code where the account has a second factor. */
export function useSignInForm() {
  const signIn = useSignIn()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(blank)
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)
  const [asksCode, setAsksCode] = useState(false)

  const focus = (name: keyof Values) =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  const fail = (error: unknown) => {
    setBusy(false)
    if (needsCode(error)) {
      setProblems(asksCode ? { code: error.detail } : {})
      setAsksCode(true)
      return 'code' as const
    }
    const problem = signInProblem(error)
    setProblems({ form: problem })
    // The field that most likely needs another try.
    if (asksCode) return 'code' as const
    const isUnknown = error instanceof RequestError && error.message.includes('No account')
    return isUnknown ? ('email' as const) : ('password' as const)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = check(values, asksCode)
    setProblems(found)
    const [wrong] = Object.keys(found) as (keyof Values)[]
    if (wrong) return focus(wrong)
    setBusy(true)
    const { email, password, code } = values
    try {
      await signIn({ email: email.trim(), password, ...(asksCode ? { code } : {}) })
    } catch (error) {
      const next = fail(error)
      requestAnimationFrame(() => focus(next))
    }
  }
  const change = (changed: Partial<Values>) => {
    setValues({ ...values, ...changed })
    setProblems({})
  }
  const startAgain = () => {
    setAsksCode(false)
    change({ password: '', code: '' })
  }
  return { form, values, change, problems, isBusy, asksCode, submit, startAgain }
}

function check({ email, password, code }: Values, asksCode: boolean): Problems {
  if (asksCode) return code.trim() === '' ? { code: texts.codeRequired } : {}
  return {
    ...(email.trim() === '' ? { email: texts.emailRequired } : {}),
    ...(email.trim() !== '' && !isEmail(email.trim()) ? { email: texts.emailWrong } : {}),
    ...(password === '' ? { password: texts.passwordRequired } : {}),
  }
}
