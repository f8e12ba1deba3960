import type { CalendarEntry } from '../../../client/record-schedules.ts'
import { hasPermission } from '../../../shared/roles.ts'
import { useNeedsApproval } from '../../approval/use-may-publish.ts'
import { useCurrentUser } from '../../current-user.ts'
import { definitionOf } from './entry-facts.ts'

/** Whether the person may publish what an entry is about, and so move it. */
export function useMayMove(entry: CalendarEntry): boolean {
  const user = useCurrentUser()
  const definition = definitionOf(entry)
  const needsApproval = useNeedsApproval()
  return !needsApproval && definition !== undefined && hasPermission(user, definition.writePermission)
}
