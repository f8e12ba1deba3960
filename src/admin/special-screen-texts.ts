/** What the screens that no definition describes are called: on the screen, in the menu, and by whoever searches for them. */
export const specialScreenTexts = {
  dashboard: {
    title: 'Dashboard',
    label: 'Dashboard',
    description: 'Figures and news',
    keywords: ['home', 'start', 'analytics', 'charts', 'numbers'],
  },
  applications: {
    title: 'Applications Manager',
    label: 'Applications',
    description: 'Who wants to join',
    keywords: ['inbox', 'submissions', 'requests', 'messages', 'candidates', 'spam'],
    fresh: { label: 'New applications', keywords: ['pending', 'inbox'] },
    overdue: { label: 'Applications that wait too long', keywords: ['overdue', 'late'] },
  },
  translations: {
    title: 'Translations',
    label: 'Translations',
    description: 'What waits in Arabic',
    keywords: ['arabic', 'languages', 'xliff', 'missing texts', 'outdated', 'import', 'export'],
  },
  checks: {
    title: 'What to mend',
    label: 'What to mend',
    description: 'Links, pictures and texts',
    keywords: ['checks', 'errors', 'broken links', 'alt text', 'quality', 'accessibility', 'report'],
  },
  portfolio: {
    title: 'Portfolio Builder',
    label: 'Portfolio of Impact',
    description: 'The page at /portfolio',
    keywords: ['portfolio page', 'builder'],
  },
  pages: {
    title: 'Pages Editor',
    label: 'Pages',
    description: 'All pages and their state',
    keywords: ['sitemap', 'hidden', 'visible'],
  },
  users: {
    title: 'User Management',
    label: 'Users',
    description: 'Staff and their roles',
    keywords: ['accounts', 'colleagues', 'permissions', 'reset password', 'invite'],
  },
  activity: {
    title: 'Activity',
    label: 'Activity',
    description: 'Who did what',
    keywords: ['log', 'history', 'changes', 'audit', 'the site as it was', 'preview of a day'],
  },
  trash: {
    title: 'Trash',
    label: 'Trash',
    description: 'Bring back what was deleted',
    keywords: ['bin', 'deleted', 'undo', 'restore', 'removed'],
  },
  operations: {
    title: 'Operations',
    label: 'Operations',
    description: 'Mails and other tasks',
    keywords: ['queue', 'mail', 'errors', 'background', 'jobs', 'retention'],
  },
  missedAddresses: { title: 'Asked for in vain', keywords: ['404', 'not found', 'broken links'] },
  redirectImport: { title: 'Import redirects', keywords: ['csv', 'spreadsheet'] },
  account: {
    title: 'Your account',
    keywords: ['profile', 'my account'],
    password: { label: 'Change your password', keywords: ['sign in', 'security'] },
    secondFactor: {
      label: 'Your second factor',
      keywords: ['2fa', 'code', 'phone', 'recovery', 'security'],
    },
    profile: { label: 'Your name', keywords: ['profile', 'display name'] },
    language: { label: 'Your language', keywords: ['Arabic', 'English', 'العربية'] },
    devices: { label: 'Your devices', keywords: ['sessions', 'sign out everywhere', 'browsers'] },
  },
}
