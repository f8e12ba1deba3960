import { useSignOut } from '../../client/use-session.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { useLeave } from '../unsaved-work.tsx'
import { signOutProblem } from './sign-out-problem.ts'

/** What a press on "Sign Out" does: asks first where that leaves unsaved work; a message says why it was not possible. */
export function useSignOutButton(): () => void {
  const signOut = useSignOut()
  const toasts = useToast()
  const leave = useLeave()
  return () =>
    leave.asking(() => {
      signOut().catch((error: unknown) =>
        toasts.show({ title: signOutProblem(error), variant: 'destructive' }),
      )
    })
}
