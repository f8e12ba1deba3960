import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSession, useSessionWatch } from '../client/use-session.ts'
import { pageLanguage } from '../shared/page-language.ts'
import { hasPermission, type Permission } from '../shared/roles.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { CurrentUserContext, useCurrentUser } from './current-user.ts'
import { closedState } from './frame/closed-screen-notice.tsx'
import { lazyPart } from './lazy-part.tsx'
import { requireUserTexts as texts } from './require-user-texts.ts'

const dashboard = '/admin/dashboard'

/** Fetched only for the few who have something to do first. */
const FirstStepScreen = lazyPart(
  async () => (await import('./entrance/first-step-screen.tsx')).FirstStepScreen,
  { Fallback: CheckingAuthentication },
)

export function CheckingAuthentication() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner text={texts.checking} />
    </div>
  )
}

/** The outer guard: without an active user everything but the sign-in screen leads there, and back afterwards. */
export function RequireUser({ children }: { children: ReactNode }) {
  const session = useSession()
  const location = useLocation()
  if (session.data === undefined) {
    return session.isError ? (
      <Unreachable onRetry={() => void session.refetch()} />
    ) : (
      <CheckingAuthentication />
    )
  }
  if (session.data === null) {
    const from = location.pathname + location.search + location.hash
    return <Navigate replace to="/admin/login" state={{ from }} />
  }
  const { user, firstStep } = session.data
  return (
    <CurrentUserContext value={user}>
      {firstStep ? (
        <FirstStepScreen step={firstStep} />
      ) : (
        <>
          <SessionWatch />
          {children}
        </>
      )}
    </CurrentUserContext>
  )
}

function SessionWatch() {
  useSessionWatch()
  return null
}

/** The inner guard: a screen that the user may not open leads to the dashboard, which says why. */
export function RequirePermission({ permission, children }: { permission: Permission; children: ReactNode }) {
  const user = useCurrentUser()
  const { pathname } = useLocation()
  if (hasPermission(user, permission)) return children
  if (pathname !== dashboard) return <Navigate replace to={dashboard} state={closedState(pathname)} />
  return <EmptyState title={texts.refused} description={texts.refusedHint} className="m-6" />
}

/** The sign-in screen is for those who are not signed in. */
export function RedirectSignedIn({ children }: { children: ReactNode }) {
  const session = useSession()
  const { state } = useLocation()
  if (session.data === undefined && !session.isError) return <CheckingAuthentication />
  if (session.data) {
    const target = backFrom(state) ?? dashboard
    const { language } = session.data.user
    const isInOther = language !== null && language !== pageLanguage
    return isInOther ? <LoadedAnew address={target} /> : <Navigate replace to={target} />
  }
  return children
}

/** The screen in another language than this one: the server knows by now who asks. */
function LoadedAnew({ address }: { address: string }) {
  useEffect(() => location.replace(address), [address])
  return <CheckingAuthentication />
}

/** Only addresses of the admin area: the state of a history entry may come from an older version. */
export function backFrom(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && /^\/admin(?:[/?#]|$)/.test(from) ? from : undefined
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid min-h-dvh place-items-center p-6" role="alert">
      <EmptyState
        title={texts.unreachable}
        description={texts.unreachableHint}
        action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
      />
    </div>
  )
}
