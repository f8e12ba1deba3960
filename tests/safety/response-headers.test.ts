import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sourceHash } from '../../src/server/pages/rendering/source-hash.ts'
import { type Answer, type AttackedSite, builtScripts, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { createTestUser, signInAs, type TestUser, testPassword } from '../support/test-user.ts'
import { apiRules } from './route-rules.ts'

const inert = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"
/** The policy of pages; `style` stands for the one style element that it allows, which is the page's own. */
const pagePolicy = [
  "default-src 'self'",
  `script-src 'self' '${sourceHash(builtScripts.theme)}' '${sourceHash(builtScripts.start)}'`,
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' https: data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  'frame-src https://www.youtube-nocookie.com',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Its styles are a file. */

const policies: Record<string, string> = {
  '/': pagePolicy,
  '/events': pagePolicy,
  '/nowhere': pagePolicy,
  '/admin': pagePolicy,
  '/admin/users': pagePolicy,
  '/api/partners': inert,
  '/api/partners/nobody': inert,
  '/api/users': inert,
  '/api/nothing': inert,
  '/health': inert,
  '/robots.txt': inert,
  '/sitemap.xml': inert,
  '/favicon.svg': inert,
  '/files/partners/nothing.png': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

function expectFixedHeaders({ headers }: Answer): void {
  expect(headers['x-content-type-options']).toBe('nosniff')
  if (headers['content-type']?.startsWith('text/html')) {
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toBe('camera=(), microphone=(), geolocation=(), payment=()')
  }
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
  expect(headers['x-powered-by'] ?? headers.server).toBeUndefined()
}

onEachDatabase('the headers of a site under https', (database) => {
  let site: AttackedSite
  let admin: TestUser
  beforeAll(async () => {
    site = await startAttackedSite(database, { PUBLIC_URL: 'https://foundation.example' })
    admin = await signInAs(site, 'super_admin')
  })
  afterAll(() => site.close())

  it.each(Object.entries(policies))('of %s let nothing foreign run', async (path, policy) => {
    // The second answer comes from the cache, where there is one.
    for (const answer of [await site.send({ path }), await site.send({ path })]) {
      expect(answer.headers['content-security-policy']).toBe(policy)
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
      expectFixedHeaders(answer)
    }
  })

  it.each([
    ['/admin', 'same-origin'],
    ['/admin/users', 'same-origin'],
    ['/preview/nothing', 'same-origin'],
    ['/', undefined],
    ['/nowhere', undefined],
  ])('of %s keep a window apart from the site that opened it: %s', async (path, kept) => {
    expect((await site.send({ path })).headers['cross-origin-opener-policy']).toBe(kept)
  })

  it('hold an id of our own for every request', async () => {
    const path = '/api/partners'
    const ids = new Set<unknown>()
    for (const headers of [{ 'x-request-id': 'mine' }, { 'x-request-id': 'mine' }, { 'request-id': 'mine' }])
      ids.add((await site.send({ path, headers })).headers['x-request-id'])
    const etag = String((await site.send({ path })).headers.etag)
    const unchanged = await site.send({ path, headers: { 'if-none-match': etag } })
    expect(unchanged.status).toBe(304)
    ids.add(unchanged.headers['x-request-id'])
    expect(ids.size).toBe(4)
    expect(ids).not.toContain('mine')
  })

  it('keep everything behind a session out of every cache', async () => {
    const kept: string[] = []
    const paths = [...apiRules.keys()].map((route) => route.split(' '))
    for (const [method = '', address = ''] of paths) {
      const path = address.replace(/:revision/, '1').replace(/:\w+/g, 'nobody')
      if (path === '/api/auth/sign-out') continue
      const body = method === 'POST' || method === 'PUT' ? { body: [] } : {}
      const answer = await site.send({ method, path, headers: admin.headers, ...body })
      const isKept = !String(answer.headers['cache-control']).includes('no-store')
      if (isKept) kept.push(`${method} ${path}: ${answer.status} ${answer.headers['cache-control']}`)
    }
    expect(kept).toEqual([])
    expect((await site.send({ path: '/admin/users' })).headers['cache-control']).toBe('no-store')
  })

  it('set cookies that no script can read; only this host can set the one that opens a session', async () => {
    const { email } = await createTestUser(site, 'editor')
    const body = { email, password: testPassword }
    const answer = await site.send({ method: 'POST', path: '/api/auth/sign-in', body })
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Secure-device-[\da-f]{16}=[\w.-]+; Max-Age=31536000; Path=\/api\/auth\/sign-in; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ])
    expect(answer.headers['cache-control']).toContain('no-store')
    const planted = { cookie: `session=${'A'.repeat(43)}` }
    expect((await site.send({ path: '/api/auth/session', headers: planted })).status).toBe(401)
  })
})

describe('a site under plain http', () => {
  it('promises no https', async () => {
    const site = await startAttackedSite('SQLite')
    const answer = await site.send({ path: '/' })
    expect(answer.headers['strict-transport-security']).toBeUndefined()
    expectFixedHeaders(answer)
    await site.close()
  })
})

describe('security.txt', () => {
  it('says where to report a weakness, for half a year from today', async () => {
    const site = await startAttackedSite('SQLite', {
      PUBLIC_URL: 'https://foundation.example',
      SECURITY_CONTACT: 'mailto:security@foundation.example',
    })
    site.clock.now = new Date('2026-11-15T10:20:30Z')
    const answer = await site.send({ path: '/.well-known/security.txt' })
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.text.split('\n')).toEqual([
      'Contact: mailto:security@foundation.example',
      'Expires: 2027-05-14T00:00:00Z',
      'Preferred-Languages: en, ar',
      'Canonical: https://foundation.example/.well-known/security.txt',
      '',
    ])
    await site.close()
  })
})
