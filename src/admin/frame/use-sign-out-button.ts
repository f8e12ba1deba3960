import { useSignOut } from '../../client/use-session.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { signOutProblem } from './sign-out-problem.ts'

/** What a press on "Sign Out" does: a message says why it was not possible. */
export function useSignOutButton(): () => void {
  const signOut = useSignOut()
  const toasts = useToast()
  return () => {
    signOut().catch((error: unknown) => toasts.show({ title: signOutProblem(error), variant: 'destructive' }))
  }
}
