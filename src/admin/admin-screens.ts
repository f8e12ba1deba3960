import { CalendarDays, ChartNoAxesColumn, Handshake, Images, Inbox, Quote, UsersRound } from 'lucide-react'
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
    path: 'events',
    title: 'Events Manager',
    load: async () => (await import('./screens/events/events-screen.tsx')).EventsScreen,
    opens: 'read',
    changes: 'manage_content',
    menu: {
      label: 'Events',
      description: 'Workshops, conferences, meetings',
      icon: CalendarDays,
      group: 'Content',
    },
  },
  {
    path: 'media',
    title: 'Media Gallery Manager',
    load: async () => (await import('./screens/media/media-screen.tsx')).MediaScreen,
    opens: 'read',
    changes: 'manage_media',
    menu: { label: 'Media Gallery', description: 'Albums of pictures', icon: Images, group: 'Content' },
  },
  {
    path: 'success-stories',
    title: 'Success Stories Manager',
    load: async () =>
      (await import('./screens/success-stories/success-stories-screen.tsx')).SuccessStoriesScreen,
    opens: 'read',
    changes: 'manage_content',
    menu: { label: 'Success Stories', description: 'People and ventures', icon: Quote, group: 'Content' },
  },
  {
    path: 'statistics',
    title: 'Our Portfolio of Impact',
    load: async () => (await import('./screens/statistics/statistics-screen.tsx')).StatisticsScreen,
    opens: 'read',
    changes: 'manage_content',
    menu: {
      label: 'Impact Statistics',
      description: 'Figures on the home page',
      icon: ChartNoAxesColumn,
      group: 'Content',
    },
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
