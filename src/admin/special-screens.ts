import { Briefcase, Files, History, Inbox, LayoutDashboard, ShieldCheck, Trash2 } from 'lucide-react'
import type { AdminScreen } from './admin-screen.ts'

/** The screens that are not drawn from a definition, one row each. */
export const specialScreens: readonly AdminScreen[] = [
  {
    path: 'dashboard',
    title: 'Dashboard',
    load: async () => (await import('./screens/dashboard/dashboard-screen.tsx')).DashboardScreen,
    opens: 'read',
    menu: {
      label: 'Dashboard',
      description: 'Figures and news',
      icon: LayoutDashboard,
      group: 'Overview',
      place: 10,
    },
  },
  {
    path: 'applications',
    title: 'Applications Manager',
    load: async () => (await import('./screens/applications/applications-screen.tsx')).ApplicationsScreen,
    opens: 'write',
    menu: {
      label: 'Applications',
      description: 'Who wants to join',
      icon: Inbox,
      group: 'Overview',
      place: 20,
    },
  },
  {
    path: 'portfolio',
    title: 'Portfolio Builder',
    load: async () =>
      (await import('./screens/portfolio-builder/portfolio-builder-screen.tsx')).PortfolioBuilderScreen,
    opens: 'read',
    changes: 'manage_content',
    menu: {
      label: 'Portfolio of Impact',
      description: 'What changed, and for whom',
      icon: Briefcase,
      group: 'Pages',
      place: 10,
    },
  },
  {
    path: '',
    title: 'Portfolio Builder',
    load: async () =>
      (await import('./screens/portfolio-builder/portfolio-builder-screen.tsx')).PortfolioBuilderScreen,
    opens: 'read',
    changes: 'manage_content',
    parent: 'portfolio',
  },
  {
    path: 'programs/builder/:id',
    title: 'Program builder',
    load: async () => (await import('./screens/programs/program-builder-screen.tsx')).ProgramBuilderScreen,
    opens: 'read',
    changes: 'manage_content',
    parent: 'programs',
  },
  {
    path: 'projects/builder/:id',
    title: 'Project builder',
    load: async () => (await import('./screens/projects/project-builder-screen.tsx')).ProjectBuilderScreen,
    opens: 'read',
    changes: 'manage_content',
    parent: 'projects',
  },
  {
    path: 'pages',
    title: 'Pages Editor',
    load: async () => (await import('./screens/pages/pages-screen.tsx')).PagesScreen,
    opens: 'read',
    menu: {
      label: 'Pages',
      description: 'All pages and their state',
      icon: Files,
      group: 'Pages',
      place: 20,
    },
  },
  {
    path: 'users',
    title: 'User Management',
    load: async () => (await import('./screens/users/users-screen.tsx')).UsersScreen,
    opens: 'manage_users',
    menu: {
      label: 'Users',
      description: 'Staff and their roles',
      icon: ShieldCheck,
      group: 'Administration',
      place: 10,
    },
  },
  {
    path: 'activity',
    title: 'Activity',
    load: async () => (await import('./screens/activity/activity-screen.tsx')).ActivityScreen,
    opens: 'read',
    menu: {
      label: 'Activity',
      description: 'Who did what',
      icon: History,
      group: 'Administration',
      place: 20,
    },
  },
  {
    path: 'trash',
    title: 'Trash',
    load: async () => (await import('./screens/trash/trash-screen.tsx')).TrashScreen,
    opens: 'read',
    changes: 'manage_content',
    menu: {
      label: 'Trash',
      description: 'Bring back what was deleted',
      icon: Trash2,
      group: 'Administration',
      place: 30,
    },
  },
  {
    path: 'account',
    title: 'Your account',
    load: async () => (await import('./screens/account/account-screen.tsx')).AccountScreen,
    opens: 'read',
  },
]
