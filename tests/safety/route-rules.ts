import type { Permission } from '../../src/shared/roles.ts'

/** Who may call a route: anyone, anyone signed in, or holders of a permission. */
export type Rule = 'anyone' | 'session' | Permission

/** Written down here a second time on purpose: a route that is not in these lists, or differs from them, fails the suite. */
const collections: Record<string, { write: Permission; hasOrder: boolean }> = {
  'hero-sections': { write: 'manage_content', hasOrder: false },
  'about-page-content': { write: 'manage_content', hasOrder: false },
  about: { write: 'manage_content', hasOrder: false },
  'team-members': { write: 'manage_content', hasOrder: true },
  programs: { write: 'manage_content', hasOrder: true },
  projects: { write: 'manage_content', hasOrder: true },
  'portfolio-pages': { write: 'manage_content', hasOrder: true },
  'impact-stats': { write: 'manage_content', hasOrder: true },
  'success-stories': { write: 'manage_content', hasOrder: true },
  events: { write: 'manage_content', hasOrder: false },
  'media-albums': { write: 'manage_media', hasOrder: true },
  partners: { write: 'manage_content', hasOrder: true },
}

const singletons: Record<string, Permission> = {
  'mission-vision': 'manage_content',
  'programs-page-content': 'manage_content',
  'impact-page-content': 'manage_content',
  footer: 'manage_content',
}

const others: Record<string, Rule> = {
  'POST /api/auth/sign-in': 'anyone',
  'POST /api/auth/sign-out': 'anyone',
  'GET /api/auth/session': 'session',
  'PUT /api/auth/profile': 'session',
  'PUT /api/auth/password': 'session',
  'GET /api/auth/sessions': 'session',
  'DELETE /api/auth/sessions': 'session',
  'GET /api/auth/second-factor': 'session',
  'POST /api/auth/second-factor': 'session',
  'POST /api/auth/second-factor/setup': 'session',
  'POST /api/auth/second-factor/recovery-codes': 'session',
  'POST /api/auth/second-factor/removal': 'session',
  'GET /api/users': 'manage_users',
  'POST /api/users': 'manage_users',
  'GET /api/users/:id': 'manage_users',
  'PUT /api/users/:id': 'manage_users',
  'DELETE /api/users/:id': 'manage_users',
  'DELETE /api/users/:id/second-factor': 'manage_users',
  'GET /api/second-factor-roles': 'manage_users',
  'PUT /api/second-factor-roles': 'manage_users',
  'POST /api/applications': 'anyone',
  'GET /api/applications': 'write',
  'GET /api/applications/counts': 'write',
  'GET /api/applications/statistics': 'write',
  'GET /api/applications/export.csv': 'write',
  'GET /api/applications/:id': 'write',
  'GET /api/applications/:id/history': 'write',
  'PUT /api/applications/:id': 'write',
  'DELETE /api/applications/:id': 'write',
  'GET /api/people/:email/export': 'write',
  'DELETE /api/people/:email': 'write',
  'GET /api/mail/status': 'manage_users',
  'POST /api/storage/upload': 'manage_content',
  'GET /api/trash': 'read',
  // Whoever is signed in may ask; the record then needs the permission of its own type.
  'POST /api/trash/:path/:id/restore': 'session',
  'GET /api/activity': 'read',
  'GET /api/activity/actors': 'read',
  'GET /api/openapi.json': 'anyone',
  'GET /api/docs': 'anyone',
}

/** Every route under /api, by method and address. */
export const apiRules: ReadonlyMap<string, Rule> = new Map([
  ...Object.entries(collections).flatMap(([path, type]) => collectionRules(path, type)),
  ...Object.entries(singletons).flatMap(([path, write]) => singletonRules(path, write)),
  ...Object.entries(others),
])

/** All routes but those of the other content types, which share the code of these: for attacks that take their time. */
export const distinctRoutes: readonly string[] = [...apiRules.keys()].filter((route) => {
  const [, type = ''] = /\/api\/([\w-]+)/.exec(route) ?? []
  return !(type in collections || type in singletons) || ['programs', 'media-albums', 'footer'].includes(type)
})

/** What is served besides the API, to everybody alike. Built files stand for themselves. */
export const publicRoutes: readonly string[] = [
  'GET /health',
  'GET /files/*',
  'GET /events.ics',
  'GET /events/:id/calendar.ics',
  'GET /sitemap.xml',
  'GET /robots.txt',
  'GET /.well-known/security.txt',
  'POST /join',
  'GET /admin',
  'GET /admin/*',
  'GET /*',
]

function collectionRules(
  path: string,
  { write, hasOrder }: { write: Permission; hasOrder: boolean },
): [string, Rule][] {
  return [
    [`GET /api/${path}`, 'anyone'],
    [`POST /api/${path}`, write],
    [`GET /api/${path}/:id`, 'anyone'],
    [`PUT /api/${path}/:id`, write],
    [`DELETE /api/${path}/:id`, write],
    ...(hasOrder ? ([[`PUT /api/${path}/order`, write]] as [string, Rule][]) : []),
    ...revisionRules(`/api/${path}/:id`, write),
  ]
}

function singletonRules(path: string, write: Permission): [string, Rule][] {
  return [
    [`GET /api/${path}`, 'anyone'],
    [`PUT /api/${path}`, write],
    ...revisionRules(`/api/${path}`, write),
  ]
}

function revisionRules(address: string, write: Permission): [string, Rule][] {
  return [
    [`GET ${address}/revisions`, 'read'],
    [`POST ${address}/revisions/:revision/restore`, write],
  ]
}
