import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'
import { definitions, freshBody, save, shownValues } from './content-bodies.ts'

const evil = 'evil.example'
const poisons: Record<string, string>[] = [
  { host: evil, 'x-forwarded-prefix': `//${evil}`, 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
  {
    'x-forwarded-host': evil,
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '1',
    'x-forwarded-server': evil,
  },
  {
    'x-host': evil,
    forwarded: `host=${evil};proto=http`,
    origin: `https://${evil}`,
    referer: `https://${evil}/`,
  },
  {
    'accept-language': evil,
    'user-agent': `<script>${evil}</script>`,
    accept: evil,
    cookie: `theme=${evil}; other=</script>`,
    'x-http-method-override': 'HEAD',
  },
  {
    range: 'bytes=0-10',
    'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT',
    'if-none-match': '"x"',
    'accept-encoding': `${evil}, identity;q=0`,
  },
]
const queries = [`?utm_source=${evil}&__proto__=${evil}`, `?a=%3Cscript%3E${evil}&lang=${evil}&&=`]

const paths = [
  '/',
  '/events',
  '/partners',
  '/nowhere',
  '/api/partners',
  '/api/events',
  '/sitemap.xml',
  '/robots.txt',
  '/events.ics',
]

onEachDatabase('a cached answer', (database) => {
  let site: AttackedSite
  let admin: TestUser
  const clean = new Map<string, string>()
  beforeAll(async () => {
    site = await startAttackedSite(database)
    site.clock.now = new Date('2026-11-15T10:00:00Z')
    admin = await signInAs(site, 'super_admin')
    for (const definition of definitions)
      await save(site, admin, definition, { ...freshBody(definition), ...shownValues(definition) })
    for (const path of paths) clean.set(path, await fingerprint(path))
  })
  afterAll(() => site.close())

  /** All that a visitor and a cache in between see. */
  async function fingerprint(path: string): Promise<string> {
    const answer = await seen(path)
    return createHash('sha256').update(JSON.stringify(answer)).digest('hex')
  }

  async function seen(path: string) {
    const { status, headers, text } = await site.send({ path })
    const { date: _date, 'x-request-id': _id, 'keep-alive': _alive, ...rest } = headers
    return { status, headers: Object.entries(rest).sort(), text }
  }

  /** Makes all that is kept stale, without changing what visitors see. */
  async function emptyCache(): Promise<void> {
    const { context } = site
    const version = await context.database.write((tx) => context.version.raise(tx))
    context.version.publish(version)
  }

  it.each(poisons)('is not changed by headers of the request that filled it: %j', async (headers) => {
    await emptyCache()
    for (const path of paths) {
      const poisoned = await site.send({ path, headers })
      expect([path, poisoned.text.includes(evil)]).toEqual([path, false])
      expect(JSON.stringify(poisoned.headers)).not.toContain(evil)
      expect([path, await fingerprint(path)]).toEqual([path, clean.get(path)])
    }
  })

  it('is the same whether its route made it or a page that shows it', async () => {
    const lists = [
      '/api/programs?summary=true&limit=12',
      '/api/partners',
      '/api/impact-stats',
      '/api/events?near=30',
    ]
    await emptyCache()
    const byRoute = await Promise.all(lists.map((path) => seen(path)))
    await emptyCache()
    expect((await site.send({ path: '/' })).status).toBe(200)
    expect(await Promise.all(lists.map((path) => seen(path)))).toEqual(byRoute)
    expect(byRoute.map(({ status }) => status)).toEqual(lists.map(() => 200))
  })

  it.each(queries)('is not changed by a query that means nothing: %s', async (query) => {
    await emptyCache()
    for (const path of paths) {
      await site.send({ path: path + query })
      expect([path, await fingerprint(path)]).toEqual([path, clean.get(path)])
    }
  })

  it('is not filled by HEAD, by a refused request, or by somebody who is signed in', async () => {
    const definition = definitions.find(({ path }) => path === 'partners')
    if (!definition) throw new Error('There are no partners')
    await save(site, admin, definition, { ...freshBody(definition), isActive: false, name: `Hidden ${evil}` })
    for (const path of paths) {
      await site.send({ path, headers: admin.headers })
      await site.send({ method: 'HEAD', path })
      await site.send({ path: `${path}?limit=x` })
      expect([path, await fingerprint(path)]).toEqual([path, clean.get(path)])
    }
    expect((await site.send({ path: '/api/partners', headers: admin.headers })).text).toContain(evil)
  })

  it('is never one of the admin area', async () => {
    for (const path of ['/admin', '/admin/login', '/admin/applications'])
      expect((await site.send({ path })).headers['cache-control']).toBe('no-store')
    const answer = await site.send({ path: '/api/partners', headers: admin.headers })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers.vary).toContain('Cookie')
  })
})
