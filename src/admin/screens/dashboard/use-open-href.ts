import { hasPermission } from '../../../shared/roles.ts'
import { screenTrail, useAdminScreens } from '../../admin-screen.ts'
import { useCurrentUser } from '../../current-user.ts'

/** The address of a screen by its path, or undefined where this person may not open it. */
export function useOpenHref(): (path: string, search?: string) => string | undefined {
  const screens = useAdminScreens()
  const user = useCurrentUser()
  return (path, search = '') => {
    const screen = screenTrail(screens, `/admin/${path}`).at(-1)
    return screen && hasPermission(user, screen.opens) ? `/admin/${path}${search}` : undefined
  }
}
