import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { createTestUser, signInAs, type TestUser, testPassword } from '../support/test-user.ts'
import { apiRules, distinctRoutes } from './route-rules.ts'

const guarded = distinctRoutes.filter((route) => apiRules.get(route) !== 'anyone')
/** One of each method and rule: which session a request has is looked up for all routes alike. */
const oneOfEach = [
  ...new Map(
    guarded.toReversed().map((route) => [`${route.split(' ')[0]} ${apiRules.get(route)}`, route]),
  ).values(),
]
const hour = 3_600_000
const start = new Date('2026-11-16T09:00:00.000Z')

/** Every way in which a session ends that its holder can notice only by being sent away. */
const endings: Record<string, (site: AttackedSite, victim: TestUser, admin: TestUser) => Promise<number>> = {
  'its sign-out': async (site, { headers }) =>
    (await site.send({ method: 'POST', path: '/api/auth/sign-out', headers })).status,
  'a sign-out elsewhere': async (site, { user }) => {
    const other = await signIn(site, user.email)
    return (await site.send({ method: 'DELETE', path: '/api/auth/sessions', headers: other })).status
  },
  'a new password, set by its owner elsewhere': async (site, { user }) => {
    const headers = await signIn(site, user.email)
    const body = { currentPassword: testPassword, newPassword: 'nine blue kites' }
    return (await site.send({ method: 'PUT', path: '/api/auth/password', headers, body })).status
  },
  'a new password, set by an administrator': changed({ password: 'nine blue kites' }),
  deactivation: changed({ isActive: false }),
  'another role': changed({ role: 'viewer' }),
  'other permissions': changed({ permissions: ['read'] }),
  'the deletion of its user': async (site, { user }, { headers }) =>
    (await site.send({ method: 'DELETE', path: `/api/users/${user.id}`, headers })).status,
  '24 hours without use': async (site) => {
    site.clock.now = new Date(start.getTime() + 24 * hour)
    return 200
  },
}

function changed(body: object) {
  return async (site: AttackedSite, { user }: TestUser, { headers }: TestUser) =>
    (await site.send({ method: 'PUT', path: `/api/users/${user.id}`, headers, body })).status
}

async function signIn(site: AttackedSite, email: string): Promise<{ cookie: string }> {
  const body = { email, password: testPassword }
  const answer = await site.send({ method: 'POST', path: '/api/auth/sign-in', body })
  return { cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '' }
}

onEachDatabase('a session that has ended', (database) => {
  let site: AttackedSite
  beforeAll(async () => {
    site = await startAttackedSite(database)
  })
  afterAll(() => site.close())
  beforeEach(() => {
    site.clock.now = start
  })

  const ways = Object.entries(endings).map(([name, end], index) => ({
    ...{ name, end },
    routes: index === 0 ? guarded : oneOfEach,
  }))

  describe.each(ways)('by $name', ({ end, routes }) => {
    it('opens no route any more, from the next request on', async () => {
      const admin = await signInAs(site, 'super_admin')
      const user = await createTestUser(site, 'admin')
      const victim: TestUser = { user, headers: await signIn(site, user.email) }
      const me = { path: '/api/auth/session', headers: victim.headers }
      expect((await site.send(me)).status).toBe(200)
      expect(await end(site, victim, admin)).toBeLessThan(300)
      for (const route of routes) {
        const [method = '', address = ''] = route.split(' ')
        const path = address.replace(/:\w+/g, '1')
        const body = method === 'POST' || method === 'PUT' ? { body: {} } : {}
        const { status } = await site.send({ method, path, headers: victim.headers, ...body })
        expect([route, status]).toEqual([route, 401])
      }
    })
  })

  it('is no way to see what visitors do not', async () => {
    const { headers } = await signInAs(site, 'editor')
    const body = {
      title: 'Draft',
      description: 'Hidden words',
      date: '2030-01-01',
      status: 'Draft',
      id: 'draft',
    }
    expect((await site.send({ method: 'POST', path: '/api/events', headers, body })).status).toBe(201)
    expect((await site.send({ path: '/api/events/draft', headers })).status).toBe(200)
    await site.send({ method: 'POST', path: '/api/auth/sign-out', headers })
    expect((await site.send({ path: '/api/events/draft', headers })).status).toBe(404)
    expect((await site.send({ path: '/api/events', headers })).text).not.toContain('Hidden words')
  })
})
