import type { Definition } from '../../src/schema/define-content.ts'
import type { Permission } from '../../src/shared/roles.ts'
import { definitions } from './content-bodies.ts'

/** Who may call a route: anyone, anyone signed in, or holders of a permission, or of one of two. */
export type Rule = 'anyone' | 'session' | 'manage_content or manage_media' | Permission

/**
 * Content is read by anyone and written with `manage_content`, but for these. Everything is written down here a second
 * time on purpose: a route that no rule names, or that asks for less than its rule, fails the suite.
 */
const writtenWithMedia = ['media-albums']
const writtenBySuperAdmins = ['site-settings']

const others: Record<string, Rule> = {
  'POST /api/auth/sign-in': 'anyone',
  'POST /api/auth/sign-out': 'anyone',
  'GET /api/auth/options': 'anyone',
  'POST /api/auth/link': 'anyone',
  'POST /api/auth/invitation': 'anyone',
  'POST /api/auth/forgotten-password': 'anyone',
  'POST /api/auth/new-password': 'anyone',
  'POST /api/auth/new-email': 'anyone',
  'POST /api/auth/email': 'session',
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
  'GET /api/invitations': 'manage_users',
  'POST /api/invitations': 'manage_users',
  'POST /api/invitations/:id/resend': 'manage_users',
  'DELETE /api/invitations/:id': 'manage_users',
  'GET /api/second-factor-roles': 'manage_users',
  'PUT /api/second-factor-roles': 'manage_users',
  'GET /api/approval-roles': 'manage_users',
  'PUT /api/approval-roles': 'all',
  'GET /api/approvals': 'read',
  'GET /api/approvals/counts': 'read',
  'POST /api/applications': 'anyone',
  'GET /api/program-openings': 'anyone',
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
  'GET /api/backups': 'all',
  'GET /api/backups/status': 'manage_users',
  'POST /api/backups': 'all',
  'GET /api/backups/:name': 'all',
  'GET /api/due-work': 'manage_users',
  'GET /api/due-work/status': 'manage_users',
  'POST /api/due-work/:id/retry': 'manage_users',
  'DELETE /api/due-work/:id': 'manage_users',
  'POST /api/storage/upload': 'manage_content',
  'GET /api/trash': 'read',
  // The record then needs the permission of its own type.
  'POST /api/trash/:path/:id/restore': 'manage_content or manage_media',
  'GET /api/activity': 'read',
  'GET /api/activity/actors': 'read',
  'GET /api/menu': 'anyone',
  'GET /api/search': 'read',
  'GET /api/search/recent': 'read',
  'GET /api/site-search': 'anyone',
  'POST /api/redirects/import': 'manage_content',
  'GET /api/answered-redirects': 'read',
  'GET /api/missed-addresses': 'manage_content',
  'DELETE /api/missed-addresses/:path': 'manage_content',
  'GET /api/drafts': 'read',
  'GET /api/checks': 'read',
  'GET /api/checks/names': 'read',
  'GET /api/checks/links': 'read',
  'GET /api/presence': 'read',
  'GET /api/previews': 'read',
  // The draft then needs the permission of its own type.
  'POST /api/previews': 'manage_content or manage_media',
  'DELETE /api/previews/:id': 'manage_content or manage_media',
  'GET /api/schedules': 'read',
  'GET /api/calendar': 'read',
  'GET /api/releases': 'read',
  'GET /api/releases/:id': 'read',
  'GET /api/releases/:id/undo': 'read',
  // Every type in a release then needs the permission of its own.
  'POST /api/releases': 'manage_content',
  'PUT /api/releases/:id': 'manage_content',
  'DELETE /api/releases/:id': 'manage_content',
  'POST /api/releases/:id/drafts': 'manage_content',
  'DELETE /api/releases/:id/drafts/:type/:draftId/:lang': 'manage_content',
  'POST /api/releases/:id/publish': 'manage_content',
  'POST /api/releases/:id/schedule': 'manage_content',
  'POST /api/releases/:id/cancel': 'manage_content',
  'POST /api/releases/:id/undo': 'manage_content',
  'GET /api/first-steps': 'all',
  'PUT /api/first-steps': 'all',
  'POST /api/first-steps/test-mail': 'all',
  'GET /api/mail-server': 'all',
  'PUT /api/mail-server': 'all',
  'DELETE /api/mail-server': 'all',
  'POST /api/first-steps/remove-sample': 'all',
  'POST /api/first-steps/restore-sample': 'all',
  'GET /api/translations': 'read',
  'GET /api/translations/export.xlf': 'read',
  // Every record in the file then needs the permission of its own type.
  'POST /api/translations/import': 'manage_content or manage_media',
  'GET /api/openapi.json': 'anyone',
  'GET /api/docs': 'anyone',
}

/** Every route under /api, by method and address. */
export const apiRules: ReadonlyMap<string, Rule> = new Map([
  ...definitions.flatMap(contentRules),
  ...Object.entries(others),
])

/** Writes of content that visitors see nothing of: open to those who send their changes for approval. All others are closed. */
const preparing: readonly RegExp[] = [
  /^(?:PUT|DELETE) .*\/draft$/,
  /^POST .*\/draft\/restore$/,
  /^POST \/api\/[\w-]+\/drafts$/,
  /^POST .*\/draft\/approval(?:\/withdraw)?$/,
  // Refused all the same where visitors read the translation.
  /^PUT .*\/translations\/:lang$/,
  /^POST \/api\/storage\/upload$/,
  /^DELETE \/api\/missed-addresses\/:path$/,
]

/** Asked for with either permission, and then with that of each record. */
const publishingForEachRecord = ['POST /api/trash/:path/:id/restore', 'POST /api/translations/import']

/** Whether a route is closed to those who send their changes for approval. */
export function isClosedToAsking(route: string): boolean {
  if (route.startsWith('GET ') || preparing.some((form) => form.test(route))) return false
  const rule = apiRules.get(route) ?? 'anyone'
  return ['manage_content', 'manage_media', 'all'].includes(rule) || publishingForEachRecord.includes(route)
}

/** All routes but those of the other content types, which share the code of these: for attacks that take their time. */
export const distinctRoutes: readonly string[] = [...apiRules.keys()].filter((route) => {
  const [, type = ''] = /\/api\/([\w-]+)/.exec(route) ?? []
  return (
    !definitions.some(({ path }) => path === type) || ['programs', 'media-albums', 'footer'].includes(type)
  )
})

/** What is served besides the API, to everybody alike. Built files stand for themselves. */
export const publicRoutes: readonly string[] = [
  'GET /health',
  'GET /files/*',
  'GET /share/:path/:name',
  'GET /preview/:token',
  'GET /preview/:token/*',
  'POST /preview/:token',
  'POST /preview/:token/*',
  'GET /assets/*',
  'GET /events.ics',
  'GET /ar/events.ics',
  'GET /news.xml',
  'GET /news.json',
  'GET /ar/news.xml',
  'GET /ar/news.json',
  'GET /events/:id/calendar.ics',
  'GET /ar/events/:id/calendar.ics',
  'GET /site.webmanifest',
  'GET /ar/site.webmanifest',
  'GET /sitemap.xml',
  'GET /site-icon.svg',
  'GET /robots.txt',
  'GET /.well-known/security.txt',
  'POST /join',
  'POST /ar/join',
  'GET /admin',
  'GET /admin/*',
  'GET /*',
]

function contentRules({ kind, path, fields }: Definition): [string, Rule][] {
  const list = `/api/${path}`
  const record = kind === 'singleton' ? list : `${list}/:id`
  const translation = `${list}/:id/translations/:lang`
  const draft = `${list}/:id/draft`
  const write: Rule = writtenBySuperAdmins.includes(path)
    ? 'all'
    : writtenWithMedia.includes(path)
      ? 'manage_media'
      : 'manage_content'
  const rules: [string, Rule][] = [
    [`GET ${record}`, 'anyone'],
    [`PUT ${record}`, write],
    [`GET ${record}/revisions`, 'read'],
    [`POST ${record}/revisions/:revision/restore`, write],
    [`GET ${record}/revisions/:revision/page`, 'read'],
    [`GET ${translation}`, 'read'],
    [`PUT ${translation}`, write],
    [`DELETE ${translation}`, write],
    [`GET ${translation}/revisions`, 'read'],
    [`GET ${translation}/export.xlf`, 'read'],
    [`POST ${translation}/revisions/:revision/restore`, write],
    [`POST ${translation}/page`, 'read'],
    ...[draft, `${translation}/draft`].flatMap((path): [string, Rule][] => [
      [`GET ${path}`, 'read'],
      [`PUT ${path}`, write],
      [`DELETE ${path}`, write],
      [`POST ${path}/restore`, write],
      [`POST ${path}/publish`, write],
    ]),
    [`POST ${draft}/approval`, write],
    [`POST ${draft}/approval/withdraw`, write],
    [`POST ${draft}/approval/approve`, write],
    [`POST ${draft}/approval/send-back`, write],
    [`GET ${list}/:id/schedule`, 'read'],
    [`PUT ${list}/:id/schedule`, write],
    [`DELETE ${list}/:id/schedule`, write],
  ]
  if (kind === 'singleton') return rules
  rules.push([`GET ${list}`, 'anyone'], [`POST ${list}`, write], [`DELETE ${record}`, write])
  rules.push([`POST ${list}/drafts`, write])
  if ('order' in fields) rules.push([`PUT ${list}/order`, write])
  return rules
}
