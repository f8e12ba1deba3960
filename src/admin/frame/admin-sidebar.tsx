import { ExternalLink, LogOut } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSignOut } from '../../client/use-session.ts'
import { menuGroups } from '../../schema/staff-screen.ts'
import { hasPermission } from '../../shared/roles.ts'
import { Alert } from '../../ui/alert.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { hasMenu, type MenuScreen, screenHref, screenTrail, useAdminScreens } from '../admin-screen.ts'
import { useCurrentUser } from '../current-user.ts'
import { signOutProblem } from './sign-out-problem.ts'

const texts = {
  menu: 'Sections',
  viewWebsite: 'View Website',
  newTab: '(opens in a new tab)',
  signOut: 'Sign Out',
  signingOut: 'Signing out...',
}

/** The sections that this person may open, with what each is for. */
export function AdminSidebar({ onNavigate }: { onNavigate?: () => void }) {
  const user = useCurrentUser()
  const screens = useAdminScreens()
  const { pathname } = useLocation()
  const [current] = screenTrail(screens, pathname)
  const open = screens.filter(hasMenu).filter((screen) => hasPermission(user, screen.opens))
  return (
    <div className="flex min-h-full flex-1 flex-col gap-6">
      <nav aria-label={texts.menu} className="space-y-5">
        {menuGroups.map((group) => (
          <SidebarGroup
            key={group}
            title={group}
            screens={open.filter((screen) => screen.menu.group === group)}
            currentPath={current?.path}
            onNavigate={onNavigate}
          />
        ))}
      </nav>
      <SidebarFoot />
    </div>
  )
}

type SidebarGroupProps = {
  title: string
  screens: MenuScreen[]
  currentPath: string | undefined
  onNavigate?: (() => void) | undefined
}

function SidebarGroup({ title, screens, currentPath, onNavigate }: SidebarGroupProps) {
  if (screens.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="px-3 pb-1.5 text-caption font-medium text-muted">{title}</h2>
      <ul className="space-y-0.5">
        {screens.map((screen) => (
          <li key={screen.path}>
            <SidebarLink screen={screen} isCurrent={screen.path === currentPath} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type SidebarLinkProps = { screen: MenuScreen; isCurrent: boolean; onNavigate?: (() => void) | undefined }

function SidebarLink({ screen, isCurrent, onNavigate }: SidebarLinkProps) {
  const { icon: Icon, label, description } = screen.menu
  return (
    <Link
      to={screenHref(screen)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onNavigate}
      ref={isCurrent ? showInSidebar : undefined}
      className={itemClass}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span className="min-w-0">
        <span className="block truncate text-small font-medium">{label}</span>
        <span className="block truncate text-caption text-muted">{description}</span>
      </span>
    </Link>
  )
}

/** The menu is longer than most windows. */
function showInSidebar(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest' })
}

const itemClass =
  'flex w-full items-start gap-3 rounded-control px-3 py-2 text-start text-ink transition-colors hover:bg-ink/5 ' +
  'focus-visible:-outline-offset-2 aria-[current=page]:bg-action-tint aria-[current=page]:text-link'

function SidebarFoot() {
  const signOut = useSignOut()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const leave = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await signOut()
    } catch (error) {
      setProblem(signOutProblem(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="mt-auto space-y-0.5 border-t border-line pt-4">
      {problem && <Alert tone="danger" title={problem} className="mb-3" />}
      <a href="/" target="_blank" rel="noopener" className={classNames(itemClass, 'text-small font-medium')}>
        <ExternalLink aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        {texts.viewWebsite} <span className="sr-only">{texts.newTab}</span>
      </a>
      <button
        type="button"
        onClick={leave}
        disabled={isBusy}
        className={classNames(itemClass, 'text-small font-medium')}
      >
        {isBusy ? (
          <SpinnerMark className="mt-0.5 size-4.5" />
        ) : (
          <LogOut aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 rtl:rotate-180" />
        )}
        {isBusy ? texts.signingOut : texts.signOut}
      </button>
    </div>
  )
}
