import {
  Briefcase,
  ClipboardCheck,
  Files,
  History,
  Inbox,
  Languages,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Package,
  ShieldCheck,
  Trash2,
} from 'lucide-react'
import type { MenuCount, MenuGroup } from '../schema/staff-screen.ts'
import type { AdminScreen } from './admin-screen.ts'
import { specialScreenTexts as texts } from './special-screen-texts.ts'

const menu = (
  group: MenuGroup,
  place: number,
  icon: LucideIcon,
  { label, description }: { label: string; description: string },
  count?: MenuCount,
) => ({
  menu: { group, place, icon, label, description, ...(count ? { count } : {}) },
})

const portfolioBuilder = {
  title: texts.portfolio.title,
  load: async () =>
    (await import('./screens/portfolio-builder/portfolio-builder-screen.tsx')).PortfolioBuilderScreen,
  opens: 'read',
  changes: 'manage_content',
} as const

/** The screens that are not drawn from a definition, one row each. */
export const specialScreens: readonly AdminScreen[] = [
  {
    path: 'dashboard',
    title: texts.dashboard.title,
    load: async () => (await import('./screens/dashboard/dashboard-screen.tsx')).DashboardScreen,
    opens: 'read',
    ...menu('Overview', 10, LayoutDashboard, texts.dashboard),
    keywords: texts.dashboard.keywords,
  },
  {
    path: 'applications',
    title: texts.applications.title,
    load: async () => (await import('./screens/applications/applications-screen.tsx')).ApplicationsScreen,
    opens: 'write',
    ...menu('Overview', 20, Inbox, texts.applications, 'newApplications'),
    keywords: texts.applications.keywords,
    actions: [
      { ...texts.applications.fresh, at: '?status=pending' },
      { ...texts.applications.overdue, at: '?reply=overdue' },
    ],
  },
  {
    path: 'releases',
    title: texts.releases.title,
    load: async () => (await import('./screens/releases/releases-screen.tsx')).ReleasesScreen,
    opens: 'read',
    changes: 'manage_content',
    ...menu('Overview', 27, Package, texts.releases),
    keywords: texts.releases.keywords,
  },
  {
    path: 'releases/:id',
    title: texts.release.title,
    load: async () => (await import('./screens/releases/release-screen.tsx')).ReleaseScreen,
    opens: 'read',
    changes: 'manage_content',
    parent: 'releases',
  },
  {
    path: 'translations',
    title: texts.translations.title,
    load: async () => (await import('./screens/translations/translations-screen.tsx')).TranslationsScreen,
    opens: 'read',
    changes: 'manage_content',
    ...menu('Overview', 30, Languages, texts.translations),
    keywords: texts.translations.keywords,
  },
  {
    path: 'checks',
    title: texts.checks.title,
    load: async () => (await import('./screens/checks/checks-screen.tsx')).ChecksScreen,
    opens: 'read',
    changes: 'manage_content',
    ...menu('Overview', 40, ClipboardCheck, texts.checks),
    keywords: texts.checks.keywords,
  },
  {
    path: 'portfolio',
    ...portfolioBuilder,
    ...menu('Pages', 10, Briefcase, texts.portfolio),
    keywords: texts.portfolio.keywords,
  },
  { path: '', ...portfolioBuilder, parent: 'portfolio' },
  {
    path: 'pages',
    title: texts.pages.title,
    load: async () => (await import('./screens/pages/pages-screen.tsx')).PagesScreen,
    opens: 'read',
    ...menu('Pages', 20, Files, texts.pages),
    keywords: texts.pages.keywords,
  },
  {
    path: 'users',
    title: texts.users.title,
    load: async () => (await import('./screens/users/users-screen.tsx')).UsersScreen,
    opens: 'manage_users',
    ...menu('Administration', 10, ShieldCheck, texts.users),
    keywords: texts.users.keywords,
  },
  {
    path: 'activity',
    title: texts.activity.title,
    load: async () => (await import('./screens/activity/activity-screen.tsx')).ActivityScreen,
    opens: 'read',
    ...menu('Administration', 20, History, texts.activity),
    keywords: texts.activity.keywords,
  },
  {
    path: 'trash',
    title: texts.trash.title,
    load: async () => (await import('./screens/trash/trash-screen.tsx')).TrashScreen,
    opens: 'read',
    changes: 'manage_content',
    ...menu('Administration', 30, Trash2, texts.trash),
    keywords: texts.trash.keywords,
  },
  {
    path: 'operations',
    title: texts.operations.title,
    load: async () => (await import('./screens/operations/operations-screen.tsx')).OperationsScreen,
    opens: 'manage_users',
    ...menu('Administration', 40, ListChecks, texts.operations),
    keywords: texts.operations.keywords,
  },
  {
    path: 'missed-addresses',
    title: texts.missedAddresses.title,
    load: async () => (await import('./screens/redirects/missed-addresses-screen.tsx')).MissedAddressesScreen,
    opens: 'manage_content',
    keywords: texts.missedAddresses.keywords,
    parent: 'redirects',
  },
  {
    path: 'redirect-import',
    title: texts.redirectImport.title,
    load: async () => (await import('./screens/redirects/redirect-import-screen.tsx')).RedirectImportScreen,
    opens: 'manage_content',
    keywords: texts.redirectImport.keywords,
    parent: 'redirects',
  },
  {
    path: 'account',
    title: texts.account.title,
    load: async () => (await import('./screens/account/account-screen.tsx')).AccountScreen,
    opens: 'read',
    keywords: texts.account.keywords,
    actions: [
      { ...texts.account.password, at: '#password' },
      { ...texts.account.secondFactor, at: '#second-factor' },
      { ...texts.account.profile, at: '#profile' },
      { ...texts.account.language, at: '#language' },
      { ...texts.account.devices, at: '#devices' },
    ],
  },
]
