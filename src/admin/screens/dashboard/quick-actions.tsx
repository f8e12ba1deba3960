import {
  CalendarPlus,
  Handshake,
  Home,
  Images,
  Inbox,
  Quote,
  Sparkles,
  Target,
  Trash2,
  TrendingUp,
  UserPlus,
} from 'lucide-react'
import { Link } from 'react-router'
import { hasPermission } from '../../../shared/roles.ts'
import { Card } from '../../../ui/card.tsx'
import { type AdminScreen, screenTrail, useAdminScreens } from '../../admin-screen.ts'
import { useCurrentUser } from '../../current-user.ts'
import { dashboardTexts as texts } from './dashboard-texts.ts'

/** What staff come for most often; the paths stand behind /admin/. */
const actions = [
  { name: 'overdue', path: 'applications?reply=overdue', icon: Inbox },
  { name: 'program', path: 'programs/builder/new', icon: Sparkles },
  { name: 'project', path: 'projects/builder/new', icon: Target },
  { name: 'event', path: 'events', icon: CalendarPlus },
  { name: 'photos', path: 'media', icon: Images },
  { name: 'story', path: 'success-stories', icon: Quote },
  { name: 'homepage', path: 'hero', icon: Home },
  { name: 'figures', path: 'statistics', icon: TrendingUp },
  { name: 'partner', path: 'partners', icon: Handshake },
  { name: 'staff', path: 'users', icon: UserPlus },
  { name: 'trash', path: 'trash', icon: Trash2 },
] as const

/** Links to screens that this person may open; where they may only look, the link says so. */
export function QuickActions() {
  const screens = useAdminScreens()
  const user = useCurrentUser()
  const open = actions.flatMap((action) => {
    const screen = screenTrail(screens, `/admin/${action.path.replace(/\?.*/, '')}`).at(-1)
    return screen && hasPermission(user, screen.opens) ? [{ action, screen }] : []
  })
  const label = (action: (typeof actions)[number], { title, menu, changes }: AdminScreen) =>
    changes && !hasPermission(user, changes)
      ? texts.lookAt(menu?.label ?? title)
      : texts.actions[action.name].label
  const hintOf = (name: (typeof actions)[number]['name']) => {
    const { hint } = texts.actions[name]
    return typeof hint === 'string' ? hint : hint()
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {open.map(({ action, screen }) => (
        <li key={action.path}>
          <Card interactive className="h-full flex-row items-start gap-4 p-5">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-action-tint text-link">
              <action.icon aria-hidden="true" className="size-5" />
            </span>
            <span className="min-w-0">
              <Link
                to={`/admin/${action.path}`}
                className="text-small font-semibold after:absolute after:inset-0"
              >
                {label(action, screen)}
              </Link>
              <span className="block text-caption text-muted">{hintOf(action.name)}</span>
            </span>
          </Card>
        </li>
      ))}
    </ul>
  )
}
