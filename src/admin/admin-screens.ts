import { Handshake, Inbox, UsersRound } from 'lucide-react'
import type { AdminScreen } from './admin-screen.ts'

/** Every screen of the admin area, one row each. Rows with a menu stand in the sidebar in this order. */
export const adminScreens: readonly AdminScreen[] = [
  {
    path: 'applications',
    title: 'Applications Manager',
    load: async () => (await import('./screens/applications/applications-screen.tsx')).ApplicationsScreen,
    opens: 'write',
    menu: { label: 'Applications', description: 'Who wants to join', icon: Inbox, group: 'Overview' },
  },
  {
    path: 'team',
    title: 'Team Manager',
    load: async () => (await import('./screens/team/team-screen.tsx')).TeamScreen,
    opens: 'read',
    changes: 'manage_content',
    menu: { label: 'Team', description: 'People on the About page', icon: UsersRound, group: 'Content' },
  },
  {
    path: 'partners',
    title: 'Partners Manager',
    load: async () => (await import('./screens/partners/partners-screen.tsx')).PartnersScreen,
    opens: 'read',
    changes: 'manage_content',
    menu: { label: 'Partners', description: 'Logos and links', icon: Handshake, group: 'Content' },
  },
  {
    path: 'account',
    title: 'Your account',
    load: async () => (await import('./screens/account/account-screen.tsx')).AccountScreen,
    opens: 'read',
  },
]
