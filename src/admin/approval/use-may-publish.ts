import { useSession } from '../../client/use-session.ts'
import { useIsReadOnly } from '../read-only.ts'

/** Whether the signed-in person sends changes for approval instead of publishing them. */
export function useNeedsApproval(): boolean {
  return useSession().data?.needsApproval === true
}

/** Whether what takes effect at once is offered: deleting, moving, restoring, importing. */
export function useMayPublish(): boolean {
  const isReadOnly = useIsReadOnly()
  return !useNeedsApproval() && !isReadOnly
}
