import type { RouteObject } from 'react-router'
import { Outlet } from 'react-router'
import { accountLinkPaths } from '../shared/account-link-paths.ts'
import { hasPermission } from '../shared/roles.ts'
import { type AdminScreen, AdminScreensContext } from './admin-screen.ts'
import { adminScreens } from './admin-screens.ts'
import { useCurrentUser } from './current-user.ts'
import { AdminFrame } from './frame/admin-frame.tsx'
import { ClosedScreenNotice } from './frame/closed-screen-notice.tsx'
import { ReadOnlyBanner } from './frame/read-only-banner.tsx'
import { ScreenFailure, ScreenMissing } from './frame/screen-failure.tsx'
import { ReadOnlyContext } from './read-only.ts'
import { CheckingAuthentication, RedirectSignedIn, RequirePermission, RequireUser } from './require-user.tsx'

export function adminRouteObjects(): RouteObject[] {
  return [
    {
      HydrateFallback: CheckingAuthentication,
      ErrorBoundary: ScreenFailure,
      children: [
        {
          path: '/admin/login',
          Component: RedirectSignedIn,
          children: [{ index: true, lazy: loadLogin }],
        },
        ...linkRoutes,
        {
          path: '/admin',
          Component: RequireUser,
          children: [
            {
              Component: FrameWithScreens,
              children: [...adminScreens.map(screenRoute), { path: '*', Component: ScreenMissing }],
            },
          ],
        },
      ],
    },
  ]
}

async function loadLogin() {
  return { Component: (await import('./screens/login/login-screen.tsx')).LoginScreen }
}

/** For those who come with a link from a mail, or ask for one. */
const linkRoutes: RouteObject[] = [
  {
    path: '/admin/forgotten-password',
    lazy: async () => ({
      Component: (await import('./screens/account-links/forgotten-password-screen.tsx'))
        .ForgottenPasswordScreen,
    }),
  },
  {
    path: accountLinkPaths.password,
    lazy: async () => ({
      Component: (await import('./screens/account-links/new-password-screen.tsx')).NewPasswordScreen,
    }),
  },
  {
    path: accountLinkPaths.invitation,
    lazy: async () => ({
      Component: (await import('./screens/account-links/invitation-screen.tsx')).InvitationScreen,
    }),
  },
  {
    path: accountLinkPaths.email,
    lazy: async () => ({
      Component: (await import('./screens/account-links/confirm-email-screen.tsx')).ConfirmEmailScreen,
    }),
  },
]

function FrameWithScreens() {
  return (
    <AdminScreensContext value={adminScreens}>
      <AdminFrame />
    </AdminScreensContext>
  )
}

/** The guard and the read-only mark around a screen; its code is fetched when it is opened. */
function screenRoute(screen: AdminScreen): RouteObject {
  const lazy = async () => ({ Component: await screen.load() })
  const path = screen.records ? `${screen.path}/:id?` : screen.path
  const place = path === '' ? { index: true as const, lazy } : { path, lazy }
  return { element: <GuardedScreen screen={screen} />, ErrorBoundary: ScreenFailure, children: [place] }
}

function GuardedScreen({ screen }: { screen: AdminScreen }) {
  const user = useCurrentUser()
  const isReadOnly = screen.changes !== undefined && !hasPermission(user, screen.changes)
  return (
    <RequirePermission permission={screen.opens}>
      <ReadOnlyContext value={isReadOnly}>
        <ClosedScreenNotice />
        {isReadOnly && <ReadOnlyBanner />}
        <Outlet />
      </ReadOnlyContext>
    </RequirePermission>
  )
}
