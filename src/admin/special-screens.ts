import {
  Briefcase,
  Files,
  History,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  ShieldCheck,
  Trash2,
} from 'lucide-react'
import type { MenuCount, MenuGroup } from '../schema/staff-screen.ts'
import type { AdminScreen } from './admin-screen.ts'

const menu = (
  group: MenuGroup,
  place: number,
  icon: LucideIcon,
  label: string,
  description: string,
  count?: MenuCount,
) => ({
  menu: { group, place, icon, label, description, ...(count ? { count } : {}) },
})

const portfolioBuilder = {
  title: 'Portfolio Builder',
  load: async () =>
    (await import('./screens/portfolio-builder/portfolio-builder-screen.tsx')).PortfolioBuilderScreen,
  opens: 'read',
  changes: 'manage_content',
} as const

/** The screens that are not drawn from a definition, one row each. */
export const specialScreens: readonly AdminScreen[] = [
  {
    path: 'dashboard',
    title: 'Dashboard',
    load: async () => (await import('./screens/dashboard/dashboard-screen.tsx')).DashboardScreen,
    opens: 'read',
    ...menu('Overview', 10, LayoutDashboard, 'Dashboard', 'Figures and news'),
    keywords: ['home', 'start', 'analytics', 'charts', 'numbers'],
  },
  {
    path: 'applications',
    title: 'Applications Manager',
    load: async () => (await import('./screens/applications/applications-screen.tsx')).ApplicationsScreen,
    opens: 'write',
    ...menu('Overview', 20, Inbox, 'Applications', 'Who wants to join', 'newApplications'),
    keywords: ['inbox', 'submissions', 'requests', 'messages', 'candidates', 'spam'],
    actions: [
      { label: 'New applications', keywords: ['pending', 'inbox'], at: '?status=pending' },
      { label: 'Applications that wait too long', keywords: ['overdue', 'late'], at: '?reply=overdue' },
    ],
  },
  {
    path: 'portfolio',
    ...portfolioBuilder,
    ...menu('Pages', 10, Briefcase, 'Portfolio of Impact', 'The page at /portfolio'),
    keywords: ['portfolio page', 'builder'],
  },
  { path: '', ...portfolioBuilder, parent: 'portfolio' },
  {
    path: 'pages',
    title: 'Pages Editor',
    load: async () => (await import('./screens/pages/pages-screen.tsx')).PagesScreen,
    opens: 'read',
    ...menu('Pages', 20, Files, 'Pages', 'All pages and their state'),
    keywords: ['sitemap', 'hidden', 'visible'],
  },
  {
    path: 'users',
    title: 'User Management',
    load: async () => (await import('./screens/users/users-screen.tsx')).UsersScreen,
    opens: 'manage_users',
    ...menu('Administration', 10, ShieldCheck, 'Users', 'Staff and their roles'),
    keywords: ['accounts', 'colleagues', 'permissions', 'reset password', 'invite'],
  },
  {
    path: 'activity',
    title: 'Activity',
    load: async () => (await import('./screens/activity/activity-screen.tsx')).ActivityScreen,
    opens: 'read',
    ...menu('Administration', 20, History, 'Activity', 'Who did what'),
    keywords: ['log', 'history', 'changes', 'audit'],
  },
  {
    path: 'trash',
    title: 'Trash',
    load: async () => (await import('./screens/trash/trash-screen.tsx')).TrashScreen,
    opens: 'read',
    changes: 'manage_content',
    ...menu('Administration', 30, Trash2, 'Trash', 'Bring back what was deleted'),
    keywords: ['bin', 'deleted', 'undo', 'restore', 'removed'],
  },
  {
    path: 'account',
    title: 'Your account',
    load: async () => (await import('./screens/account/account-screen.tsx')).AccountScreen,
    opens: 'read',
    keywords: ['profile', 'my account'],
    actions: [
      { label: 'Change your password', keywords: ['sign in', 'security'], at: '#password' },
      {
        label: 'Your second factor',
        keywords: ['2fa', 'code', 'phone', 'recovery', 'security'],
        at: '#second-factor',
      },
      { label: 'Your name', keywords: ['profile', 'display name'], at: '#profile' },
      { label: 'Your devices', keywords: ['sessions', 'sign out everywhere', 'browsers'], at: '#devices' },
    ],
  },
]
