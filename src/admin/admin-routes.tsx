import type { ReactNode } from 'react'
import { accountLinkPaths } from '../shared/account-link-paths.ts'
import { hasPermission } from '../shared/roles.ts'
import { type AdminScreen, AdminScreensContext, screenHref } from './admin-screen.ts'
import { adminScreens } from './admin-screens.ts'
import { useCurrentUser } from './current-user.ts'
import { AdminFrame } from './frame/admin-frame.tsx'
import { ClosedScreenNotice } from './frame/closed-screen-notice.tsx'
import { ReadOnlyBanner } from './frame/read-only-banner.tsx'
import { ScreenFailure, ScreenMissing } from './frame/screen-failure.tsx'
import { useCurrentSettings } from './frame/use-foundation.ts'
import type { AdminRoute, ScreenSource } from './navigation/admin-navigator.ts'
import { AdminRouter } from './navigation/admin-router.tsx'
import { ReadOnlyContext } from './read-only.ts'
import { CheckingAuthentication, RedirectSignedIn, RequirePermission, RequireUser } from './require-user.tsx'

/** Every address of the staff area. */
export function AdminArea() {
  useCurrentSettings()
  return (
    <AdminRouter
      routes={routes}
      missing={missing}
      fallback={<CheckingAuthentication />}
      failure={<ScreenFailure />}
    />
  )
}

/** For those who come with a link from a mail, or ask for one. */
const linkRoutes: AdminRoute[] = [
  {
    path: '/admin/forgotten-password',
    load: async () =>
      (await import('./screens/account-links/forgotten-password-screen.tsx')).ForgottenPasswordScreen,
    draw: plainly,
  },
  {
    path: accountLinkPaths.password,
    load: async () => (await import('./screens/account-links/new-password-screen.tsx')).NewPasswordScreen,
    draw: plainly,
  },
  {
    path: accountLinkPaths.invitation,
    load: async () => (await import('./screens/account-links/invitation-screen.tsx')).InvitationScreen,
    draw: plainly,
  },
  {
    path: accountLinkPaths.email,
    load: async () => (await import('./screens/account-links/confirm-email-screen.tsx')).ConfirmEmailScreen,
    draw: plainly,
  },
]

const routes: readonly AdminRoute[] = [
  {
    path: '/admin/login',
    load: async () => (await import('./screens/login/login-screen.tsx')).LoginScreen,
    draw: (screen) => <RedirectSignedIn>{screen}</RedirectSignedIn>,
  },
  ...linkRoutes,
  ...adminScreens.map(screenRoute),
]

const missing: ScreenSource = {
  load: async () => ScreenMissing,
  draw: (screen) => <StaffFrame>{screen}</StaffFrame>,
}

function plainly(screen: ReactNode): ReactNode {
  return screen
}

/** The guard and the read-only mark around a screen; its code is fetched when it is opened. */
function screenRoute(screen: AdminScreen): AdminRoute {
  const href = screenHref(screen)
  return {
    path: screen.records ? `${href}/:id?` : href,
    load: screen.load,
    draw: (drawn) => (
      <StaffFrame>
        <GuardedScreen key={href} screen={screen}>
          {drawn}
        </GuardedScreen>
      </StaffFrame>
    ),
  }
}

/** Stays as it is while screens come and go. */
function StaffFrame({ children }: { children: ReactNode }) {
  return (
    <RequireUser>
      <AdminScreensContext value={adminScreens}>
        <AdminFrame>{children}</AdminFrame>
      </AdminScreensContext>
    </RequireUser>
  )
}

function GuardedScreen({ screen, children }: { screen: AdminScreen; children: ReactNode }) {
  const user = useCurrentUser()
  const isReadOnly = screen.changes !== undefined && !hasPermission(user, screen.changes)
  return (
    <RequirePermission permission={screen.opens}>
      <ReadOnlyContext value={isReadOnly}>
        <ClosedScreenNotice />
        {isReadOnly && <ReadOnlyBanner />}
        {children}
      </ReadOnlyContext>
    </RequirePermission>
  )
}
