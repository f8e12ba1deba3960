import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { needsCode } from '../../client/session.ts'
import { sessionGate } from '../../client/session-gate.ts'
import { useLeaveSession, useSignIn } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useCurrentUser } from '../current-user.ts'
import { secondFactorTexts } from '../second-factor/second-factor-texts.ts'
import { SignInCodeField } from '../second-factor/sign-in-code-field.tsx'
import { signInProblem } from '../sign-in-problem.ts'
import { useHasUnsavedWork } from '../unsaved-work.tsx'
import { signInAgainDialogTexts as texts } from './sign-in-again-dialog-texts.ts'

/** Asks for the password in place when the session ends during work; then the interrupted save carries on. */
export function SignInAgainDialog() {
  const purpose = useSyncExternalStore(sessionGate.subscribe, sessionGate.waitsFor)
  const hasUnsavedWork = useHasUnsavedWork()
  const leave = useLeaveSession()
  const keepsWork = purpose === 'write' || (purpose === 'read' && hasUnsavedWork())
  // Where nothing would be lost, the sign-in screen is the place to go.
  useEffect(() => {
    if (purpose && !keepsWork) leave()
  }, [purpose, keepsWork, leave])
  if (!keepsWork) return null
  return <SignInAgain onLeave={leave} />
}

function SignInAgain({ onLeave }: { onLeave: () => void }) {
  const { email } = useCurrentUser()
  const { values, change, problem, isBusy, asksCode, submit } = useSignInAgain(email)
  return (
    <Dialog
      open
      isLocked
      size="sm"
      title={asksCode ? secondFactorTexts.signInTitle : texts.title}
      description={asksCode ? texts.codeDescription : texts.description(email)}
      onOpenChange={(open) => !open && onLeave()}
    >
      <form onSubmit={submit} noValidate className="space-y-5">
        {asksCode ? (
          <SignInCodeField value={values.code} error={problem} onChange={(code) => change({ code })} />
        ) : (
          <FormField label={texts.password} required error={problem}>
            <PasswordInput
              value={values.password}
              autoComplete="current-password"
              onChange={(event) => change({ password: event.currentTarget.value })}
            />
          </FormField>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onLeave}>
            {texts.leave}
          </Button>
          <Button type="submit" loading={isBusy} loadingLabel={texts.signingIn}>
            {texts.signIn}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function useSignInAgain(email: string) {
  const signIn = useSignIn()
  const [values, setValues] = useState({ password: '', code: '' })
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The screen behind holds a form of its own, and events rise through the tree of components.
    event.stopPropagation()
    if (values.password === '') return setProblem(texts.passwordRequired)
    if (asksCode && values.code.trim() === '') return setProblem(texts.codeRequired)
    setBusy(true)
    setProblem(undefined)
    try {
      await signIn({ email, password: values.password, ...(asksCode ? { code: values.code } : {}) })
    } catch (error) {
      const isFirstAsking = needsCode(error) && !asksCode
      setProblem(isFirstAsking ? undefined : signInProblem(error))
      setAsksCode(asksCode || needsCode(error))
      setBusy(false)
    }
  }
  const change = (changed: Partial<typeof values>) => setValues({ ...values, ...changed })
  return { values, change, problem, isBusy, asksCode, submit }
}
