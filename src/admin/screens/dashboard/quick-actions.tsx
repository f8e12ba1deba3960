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

const action = (path: string, label: string, hint: string, icon: LucideIcon): QuickAction => ({
  path,
  label,
  hint,
  icon,
})

/** What staff come for most often. */
const actions: readonly QuickAction[] = [
  action(
    'applications?reply=overdue',
    'Answer overdue applications',
    'Who waits longer than 48 hours',
    Inbox,
  ),
  action('programs/builder/new', 'Create a program', 'From a page with 14 sections', Sparkles),
  action('projects/builder/new', 'Create a project', 'From a page with 14 sections', Target),
  action('events', 'Plan an event', 'Date, place and registration', CalendarPlus),
  action('media', 'Publish photos', 'An album with captions', Images),
  action('success-stories', 'Tell a success story', 'A person, a quote, a picture', Quote),
  action('hero', 'Change the homepage', 'Its first words and buttons', Home),
  action('statistics', 'Update the impact figures', 'Shown on home and impact page', TrendingUp),
  action('partners', 'Add a partner', 'Logo and link', Handshake),
  action('users', 'Manage staff accounts', 'Who may do what', UserPlus),
  action('trash', 'Bring back what was deleted', 'Everything stays in the trash', Trash2),
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
