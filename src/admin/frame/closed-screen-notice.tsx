import { useLocation } from 'react-router'
import { roleLabels } from '../../shared/role-labels.ts'
import { defaultPermissions, hasPermission, type Permission, roles } from '../../shared/roles.ts'
import { Alert } from '../../ui/alert.tsx'
import { screenTrail, useAdminScreens } from '../admin-screen.ts'
import { useCurrentUser } from '../current-user.ts'
import { closedScreenNoticeTexts as texts } from './closed-screen-notice-texts.ts'

/** What the guard leaves in the history entry of the dashboard that it led to. */
export function closedState(pathname: string): { closed: string } {
  return { closed: pathname }
}

/** Why somebody finds the dashboard where another screen was asked for, and whom to ask. */
export function ClosedScreenNotice() {
  const { state } = useLocation()
  const { role, ...user } = useCurrentUser()
  const screens = useAdminScreens()
  const screen = screenTrail(screens, closedPath(state) ?? '-').at(-1)
  if (!screen || hasPermission({ role, ...user }, screen.opens)) return null
  const own = roles.find((known) => known === role)
  return (
    <Alert tone="warning" title={texts.closed(screen.title)} className="mb-6">
      {texts.why(rolesWith(screen.opens), own ? roleLabels[own] : role)}
    </Alert>
  )
}

/** The state of a history entry may come from an older version. */
function closedPath(state: unknown): string | undefined {
  const closed = typeof state === 'object' && state !== null && 'closed' in state ? state.closed : undefined
  return typeof closed === 'string' ? closed : undefined
}

/** Such as `roles Editor, Admin and Super Admin`. */
export function rolesWith(permission: Permission): string {
  const labels = roles
    .filter((role) => hasPermission({ role, permissions: defaultPermissions(role) }, permission))
    .map((role) => roleLabels[role])
  return texts.roles(labels)
}
