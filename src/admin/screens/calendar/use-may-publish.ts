import type { CalendarEntry } from '../../../client/record-schedules.ts'
import { hasPermission } from '../../../shared/roles.ts'
import { useCurrentUser } from '../../current-user.ts'
import { definitionOf } from './entry-facts.ts'

/** Whether the person may publish what an entry is about, and so move it. */
export function useMayPublish(entry: CalendarEntry): boolean {
  const user = useCurrentUser()
  const definition = definitionOf(entry)
  return definition !== undefined && hasPermission(user, definition.writePermission)
}
