import { useSignOut } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast-provider.tsx'
import { signOutProblem } from '../frame/sign-out-problem.ts'
import { firstStepTexts as texts } from './first-step-texts.ts'

/** The way out for who does not want to go on now, or is somebody else. */
export function SignOutInstead() {
  const signOut = useSignOut()
  const toasts = useToast()
  const leave = async () => {
    try {
      await signOut()
    } catch (error) {
      toasts.show({ title: signOutProblem(error), variant: 'destructive' })
    }
  }
  return (
    <Button variant="link" onClick={() => void leave()}>
      {texts.signOut}
    </Button>
  )
}
