import { ExternalLink, LogOut } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSignOut } from '../../client/use-session.ts'
import { menuGroups } from '../../schema/staff-screen.ts'
import { hasPermission } from '../../shared/roles.ts'
import { Alert } from '../../ui/alert.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SpinnerMark } from '../../ui/spinner.tsx'
import { hasMenu, screenTrail, useAdminScreens } from '../admin-screen.ts'
import { useCurrentUser } from '../current-user.ts'
import { useLeave } from '../unsaved-work.tsx'
import { adminSidebarTexts as texts } from './admin-sidebar-texts.ts'
import { SidebarGroup } from './sidebar-group.tsx'
import { sidebarItemClass } from './sidebar-item-class.ts'
import { signOutProblem } from './sign-out-problem.ts'
import { useMenuCounts } from './use-menu-counts.ts'

/** The sections that this person may open, with what each is for. */
export function AdminSidebar({ onNavigate }: { onNavigate?: () => void }) {
  const user = useCurrentUser()
  const screens = useAdminScreens()
  const { pathname } = useLocation()
  const [current] = screenTrail(screens, pathname)
  const open = screens.filter(hasMenu).filter((screen) => hasPermission(user, screen.opens))
  const counts = useMenuCounts(open)
  return (
    <div className="flex min-h-full flex-1 flex-col gap-6">
      <nav aria-label={texts.menu} className="space-y-5">
        {menuGroups.map((group) => (
          <SidebarGroup
            key={group}
            group={group}
            screens={open.filter((screen) => screen.menu.group === group)}
            counts={counts}
            currentPath={current?.path}
            onNavigate={onNavigate}
          />
        ))}
      </nav>
      <SidebarFoot />
    </div>
  )
}

function SidebarFoot() {
  const signOut = useSignOut()
  const { asking } = useLeave()
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
      <a
        href="/"
        target="_blank"
        rel="noopener"
        className={classNames(sidebarItemClass, 'text-small font-medium')}
      >
        <ExternalLink aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        {texts.viewWebsite} <span className="sr-only">{texts.newTab}</span>
      </a>
      <button
        type="button"
        onClick={() => asking(() => void leave())}
        disabled={isBusy}
        className={classNames(sidebarItemClass, 'text-small font-medium')}
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
