import { type ComponentType, type ReactNode, use } from 'react'
import { Outlet, type RouteObject } from 'react-router'
import { accountLinkPaths } from '../shared/account-link-paths.ts'
import { hasPermission } from '../shared/roles.ts'
import { type AdminScreen, AdminScreensContext, screenHref } from './admin-screen.ts'
import { adminScreens } from './admin-screens.ts'
import { useCurrentUser } from './current-user.ts'
import { AdminFrame } from './frame/admin-frame.tsx'
import { ClosedScreenNotice } from './frame/closed-screen-notice.tsx'
import { ReadOnlyBanner } from './frame/read-only-banner.tsx'
import { ScreenFailure, ScreenMissing } from './frame/screen-failure.tsx'
import { SettingsContext } from './frame/use-foundation.ts'
import { ReadOnlyContext } from './read-only.ts'
import { CheckingAuthentication, RedirectSignedIn, RequirePermission, RequireUser } from './require-user.tsx'

/** For those who come with a link from a mail, or ask for one. */
const linkRoutes: RouteObject[] = [
  {
    path: '/admin/forgotten-password',
    lazy: lazyScreen(
      async () =>
        (await import('./screens/account-links/forgotten-password-screen.tsx')).ForgottenPasswordScreen,
    ),
  },
  {
    path: accountLinkPaths.password,
    lazy: lazyScreen(
      async () => (await import('./screens/account-links/new-password-screen.tsx')).NewPasswordScreen,
    ),
  },
  {
    path: accountLinkPaths.invitation,
    lazy: lazyScreen(
      async () => (await import('./screens/account-links/invitation-screen.tsx')).InvitationScreen,
    ),
  },
  {
    path: accountLinkPaths.email,
    lazy: lazyScreen(
      async () => (await import('./screens/account-links/confirm-email-screen.tsx')).ConfirmEmailScreen,
    ),
  },
]

/** Every address of the staff area. */
export const adminRoutes: RouteObject[] = [
  {
    errorElement: <ScreenFailure />,
    hydrateFallbackElement: <CheckingAuthentication />,
    children: [
      {
        path: '/admin/login',
        lazy: lazyScreen(
          async () => (await import('./screens/login/login-screen.tsx')).LoginScreen,
          (screen) => <RedirectSignedIn>{screen}</RedirectSignedIn>,
        ),
      },
      ...linkRoutes,
      {
        Component: StaffFrame,
        children: [
          {
            // Above the screens: the router renders nothing for an error element beside a `lazy` that failed.
            errorElement: <ScreenFailure />,
            children: [...adminScreens.map(screenRoute), { path: '/admin/*', Component: ScreenMissing }],
          },
        ],
      },
    ],
  },
]

/** The guard and the read-only mark around a screen; its code is fetched when it is opened. */
function screenRoute(screen: AdminScreen): RouteObject {
  const href = screenHref(screen)
  return {
    path: screen.records ? `${href}/:id?` : href,
    lazy: lazyScreen(screen.load, (rendered) => <GuardedScreen screen={screen}>{rendered}</GuardedScreen>),
  }
}

/** Rendered anew when the settings of the foundation change: screens read them while they are rendered. */
function lazyScreen(
  load: () => Promise<ComponentType>,
  around: (screen: ReactNode) => ReactNode = (screen) => screen,
) {
  return async () => {
    const Screen = await load()
    const Component = () => {
      use(SettingsContext)
      return around(<Screen />)
    }
    return { Component }
  }
}

/** Stays as it is while screens come and go. */
function StaffFrame() {
  use(SettingsContext)
  return (
    <RequireUser>
      <AdminScreensContext value={adminScreens}>
        <AdminFrame>
          <Outlet />
        </AdminFrame>
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
