import {
  CalendarPlus,
  Handshake,
  Home,
  Images,
  Inbox,
  type LucideIcon,
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

interface QuickAction {
  /** Behind /admin/. */
  path: string
  label: string
  hint: string
  icon: LucideIcon
}

/** What staff come for most often. */
const actions: readonly QuickAction[] = [
  {
    path: 'applications?reply=overdue',
    label: 'Answer overdue applications',
    hint: 'Who waits longer than 48 hours',
    icon: Inbox,
  },
  {
    path: 'programs/builder/new',
    label: 'Create a program',
    hint: 'From a page with 14 sections',
    icon: Sparkles,
  },
  {
    path: 'projects/builder/new',
    label: 'Create a project',
    hint: 'From a page with 14 sections',
    icon: Target,
  },
  { path: 'events', label: 'Plan an event', hint: 'Date, place and registration', icon: CalendarPlus },
  { path: 'media', label: 'Publish photos', hint: 'An album with captions', icon: Images },
  {
    path: 'success-stories',
    label: 'Tell a success story',
    hint: 'A person, a quote, a picture',
    icon: Quote,
  },
  { path: 'hero', label: 'Change the homepage', hint: 'Its first words and buttons', icon: Home },
  {
    path: 'statistics',
    label: 'Update the impact figures',
    hint: 'Shown on home and impact page',
    icon: TrendingUp,
  },
  { path: 'partners', label: 'Add a partner', hint: 'Logo and link', icon: Handshake },
  { path: 'users', label: 'Manage staff accounts', hint: 'Who may do what', icon: UserPlus },
  {
    path: 'trash',
    label: 'Bring back what was deleted',
    hint: 'Everything stays in the trash',
    icon: Trash2,
  },
]

/** Links to screens that this person may open; where they may only look, the link says so. */
export function QuickActions() {
  const screens = useAdminScreens()
  const user = useCurrentUser()
  const open = actions.flatMap((action) => {
    const screen = screenTrail(screens, `/admin/${action.path.replace(/\?.*/, '')}`).at(-1)
    return screen && hasPermission(user, screen.opens) ? [{ action, screen }] : []
  })
  const label = (action: QuickAction, { title, menu, changes }: AdminScreen) =>
    changes && !hasPermission(user, changes) ? texts.lookAt(menu?.label ?? title) : action.label
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
              <span className="block text-caption text-muted">{action.hint}</span>
            </span>
          </Card>
        </li>
      ))}
    </ul>
  )
}
