import { Button } from '../../ui/button.tsx'
import { useSignOutButton } from '../frame/use-sign-out-button.ts'
import { firstStepTexts as texts } from './first-step-texts.ts'

/** The way out for who does not want to go on now, or is somebody else. */
export function SignOutInstead() {
  const signOut = useSignOutButton()
  return (
    <Button variant="link" onClick={signOut}>
      {texts.signOut}
    </Button>
  )
}
