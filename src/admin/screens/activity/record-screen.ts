/** Where a record of each kind is edited, behind /admin/; kinds that have no screen are left out. */
const screens: Record<string, string | ((id: string) => string)> = {
  'hero-section': 'hero',
  'about-page-content': 'about',
  'about-section': 'about',
  'mission-vision': 'mission',
  'team-member': 'team',
  program: (id) => `programs/builder/${encodeURIComponent(id)}`,
  'programs-page-content': 'programs-page',
  project: (id) => `projects/builder/${encodeURIComponent(id)}`,
  'portfolio-page': 'portfolio',
  'impact-stat': 'statistics',
  'impact-page-content': 'impact',
  'success-story': 'success-stories',
  event: 'events',
  'media-album': 'media',
  partner: 'partners',
  footer: 'footer',
  application: (id) => `applications?view=${encodeURIComponent(id)}`,
  user: 'users',
  'second-factor-roles': 'users',
}

/** Deleted accounts and applications are gone for good. */
const withoutTrash = ['application', 'user']

interface Change {
  type: string
  id: string
  action: string
}

/** The address of the screen that a change leads to; what was deleted is found in the trash. */
export function recordScreen({ type, id, action }: Change): string | undefined {
  if (!Object.hasOwn(screens, type)) return undefined
  if (action === 'delete') return withoutTrash.includes(type) ? undefined : '/admin/trash'
  const screen = screens[type]
  return `/admin/${typeof screen === 'function' ? screen(id) : screen}`
}
