import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Permission, permissions, type Role, roles } from '../../src/shared/roles.ts'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { createTestUser, startTestSession } from '../support/test-user.ts'
import { apiRules, publicRoutes, type Rule } from './route-rules.ts'

interface Caller {
  name: string
  role?: Role
  permissions?: readonly Permission[]
}

const held: Record<Role, readonly Permission[]> = {
  viewer: ['read'],
  editor: ['read', 'write', 'manage_content'],
  admin: ['read', 'write', 'manage_content', 'manage_users', 'manage_media'],
  super_admin: ['all'],
}

const callers: Caller[] = [
  { name: 'nobody' },
  ...roles.map((role) => ({ name: role, role, permissions: held[role] })),
  ...permissions.map((one) => ({ name: `${one} alone`, role: 'viewer' as const, permissions: [one] })),
  { name: 'an admin without permissions', role: 'admin', permissions: [] },
]

const builtFolder = path.resolve(import.meta.dirname, '../../dist/client')
const staticFiles = readdirSync(builtFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `GET /${path.relative(builtFolder, path.join(entry.parentPath, entry.name))}`)

function expectedStatus(rule: Rule, caller: Caller): number | undefined {
  if (rule === 'anyone') return undefined
  if (!caller.permissions) return 401
  const isAllowed =
    rule === 'session' ||
    caller.permissions.includes('all') ||
    rule.split(' or ').some((one) => caller.permissions?.includes(one as Permission))
  return isAllowed ? undefined : 403
}

onEachDatabase('every route', (database) => {
  let site: AttackedSite
  beforeAll(async () => {
    site = await startAttackedSite(database)
  })
  afterAll(() => site.close())

  const routes = () =>
    site.app.routeTable
      .filter(({ method, url }) => method !== 'HEAD' && url !== '/api/*')
      .map(({ method, url }) => `${method} ${url}`)

  /** A session for this call alone: some calls end the one they are made with. */
  async function headersOf({ role, permissions }: Caller): Promise<Record<string, string>> {
    if (!role || !permissions) return {}
    return (await startTestSession(site, await createTestUser(site, role, { permissions }))).headers
  }

  it('has a rule, and every rule a route', () => {
    const all = routes()
    expect(all.filter((route) => route.includes(' /api/')).sort()).toEqual([...apiRules.keys()].sort())
    const outside = all.filter((route) => !route.includes(' /api/'))
    expect(outside.filter((route) => !staticFiles.includes(route)).sort()).toEqual([...publicRoutes].sort())
  })

  it('of the API is in the OpenAPI document, with what it needs, and nothing else is', async () => {
    const { paths } = (await site.send({ path: '/api/openapi.json' })).json()
    const documented = Object.entries(paths as Record<string, Record<string, { description: string }>>)
      .flatMap(([address, calls]) =>
        Object.entries(calls).map(([method, { description }]) => [
          `${method.toUpperCase()} ${address.replace(/\{(\w+)\}/g, ':$1')}`,
          description,
        ]),
      )
      .sort()
    const words = (rule: Rule) =>
      rule === 'anyone'
        ? 'Anyone.'
        : rule === 'session'
          ? 'Needs a session.'
          : `Needs the permission ${rule}.`
    expect(documented).toEqual([...apiRules].map(([route, rule]) => [route, words(rule)]).sort())
  })

  // What a permission allows does not depend on the database; that it is read from there does.
  it.each(database === 'SQLite' ? callers : callers.slice(0, 6))(
    'lets $name do what the rules say and nothing else',
    async (caller) => {
      const wrong: string[] = []
      const headers = await headersOf(caller)
      for (const [route, rule] of apiRules) {
        const [method = '', address = ''] = route.split(' ')
        const path = address.replace(/:revision/, '1').replace(/:\w+/g, 'nobody-has-this-id')
        const endsSession = path === '/api/auth/sign-out'
        const answer = await site.send({
          method,
          path,
          headers: endsSession ? await headersOf(caller) : headers,
          // No route takes a list: whoever is let through changes nothing.
          ...(method === 'POST' || method === 'PUT' ? { body: [] } : {}),
        })
        const expected = expectedStatus(rule, caller)
        const isRight = expected === undefined ? isLetThrough(answer.status) : answer.status === expected
        if (!isRight) wrong.push(`${route}: ${answer.status} instead of ${expected ?? 'anything else'}`)
      }
      expect(wrong).toEqual([])
    },
  )

  it('refuses nobody everything that is asked for as staff', async () => {
    const wrong: string[] = []
    for (const route of apiRules.keys()) {
      const [method = '', address = ''] = route.split(' ')
      const path = address.replace(/:revision/, '1').replace(/:\w+/g, 'nobody-has-this-id')
      const body = method === 'POST' || method === 'PUT' ? { body: [] } : {}
      const answer = await site.send({ method, path, headers: { 'x-audience': 'staff' }, ...body })
      if (answer.status !== 401) wrong.push(`${route}: ${answer.status}`)
    }
    expect(wrong).toEqual([])
  })

  it.each(callers.slice(0, 3))('refuses $name the same with HEAD as with GET', async (caller) => {
    const headers = await headersOf(caller)
    for (const [route, rule] of apiRules) {
      const [method, address = ''] = route.split(' ')
      const expected = expectedStatus(rule, caller)
      if (method !== 'GET' || expected === undefined) continue
      const answer = await site.send({ method: 'HEAD', path: address.replace(/:\w+/g, 'x'), headers })
      expect([route, answer.status]).toEqual([route, expected])
    }
  })
})

/** Past the guard: what the call then says to such a body or an unknown id is its own matter. */
function isLetThrough(status: number): boolean {
  return status < 500 && status !== 403 && status !== 401
}
