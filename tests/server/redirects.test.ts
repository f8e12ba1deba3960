import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import type { PageRequest, RenderedPage } from '../../src/server/pages/rendering/render-page.ts'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { otherLanguages } from '../../src/shared/languages.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const publicUrl = 'https://site.example'

onEachDatabase('redirects', (database) => {
  let site: TestApp
  let app: Awaited<ReturnType<typeof buildApp>>
  let editor: TestUser
  let origin: string

  const render = async ({ url }: PageRequest): Promise<RenderedPage> => {
    const status = url.startsWith('/about') ? 200 : 404
    const state = { facts: {}, answers: new Map() }
    return { status, head: '', body: '', state, file: 'page.tsx', isComplete: true }
  }
  beforeAll(async () => {
    site = await startTestApp(database, { PUBLIC_URL: publicUrl })
    // As the real pages: one cached answer for all addresses without one.
    const keyOf = (url: string) => (url.startsWith('/about') ? '/about' : '/*')
    app = await buildApp(site.context, { pages: { render, keyOf, assets: developmentAssets } })
    await app.listen({ port: 0, host: '127.0.0.1' })
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await app.close()
    await site.close()
  })
  beforeEach(async () => {
    site.clock.now = new Date('2026-11-16T10:00:00.000Z')
    editor = await signInAs(site, 'editor')
    for (const { id } of (await call('GET', '/api/redirects')).json())
      await call('DELETE', `/api/redirects/${id}`)
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: editor.headers, ...(payload ? { payload } : {}) })
  const lead = (from: string, to: string) => call('POST', '/api/redirects', { from, to })
  /** Over the line: the cache stands before everything else. */
  const visit = async (path: string) => {
    const answer = await fetch(origin + path, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }

  it('are refused from addresses that the server answers by itself, where they would never be followed', async () => {
    const ours = [
      '/share/program/nile.png',
      '/preview/abc',
      '/preview/abc/programs',
      '/api',
      '/api/x',
      '/health',
    ]
    const files = ['/admin', '/admin/x', '/assets/x.js', '/files/x.png', '/robots.txt', '/sitemap.xml']
    const feeds = [
      '/news.xml',
      '/ar/news.json',
      '/events.ics',
      '/ar/events/x/calendar.ics',
      '/site.webmanifest',
    ]
    const spelled = [
      '//preview//abc/',
      'https://old.example/share/a/b?x',
      '/%70review/abc',
      '/.well-known/security.txt',
    ]
    for (const from of [...ours, ...files, ...feeds, ...spelled, '/']) {
      const answer = await lead(from, '/about')
      expect([from, answer.statusCode, answer.json().issues?.[0].path]).toEqual([from, 400, 'from'])
      expect(answer.json().message).toMatch(
        /is always answered by the site itself.* would never be followed\.$/,
      )
    }
    for (const name of readdirSync('public')) expect((await lead(`/${name}`, '/about')).statusCode).toBe(400)
    const csv = { redirects: [{ from: '/preview/abc', to: '/about' }] }
    expect((await call('POST', '/api/redirects/import', csv)).statusCode).toBe(400)
  })

  it.each([
    '/share',
    '/preview',
    '/apis/x',
    '/administration',
    '/shared/x',
    '/API/x',
    '/health/care',
    '/ar/preview/x',
    '/news.php',
  ])('lead on from %s, which only looks like one of those', async (from) => {
    expect((await lead(from, '/about')).statusCode).toBe(201)
    expect((await visit(from))[0]).toBe(301)
  })

  it('lead on from an address without a page, at once and until they are gone', async () => {
    for (const time of [1, 2]) expect([time, await visit('/old')]).toEqual([time, [404, null]])
    const { id } = (await lead('/old', '/about')).json()
    for (const path of ['/old', '/old/', '//old']) expect((await visit(path))[0]).toBe(301)
    expect(await visit('/old')).toEqual([301, '/about'])
    expect(await visit('/older')).toEqual([404, null])
    await call('PUT', `/api/redirects/${id}`, { to: '/about/team' })
    expect(await visit('/old?from=mail')).toEqual([301, '/about/team?from=mail'])
    await call('DELETE', `/api/redirects/${id}`)
    expect(await visit('/old')).toEqual([404, null])
    await call('POST', `/api/trash/redirects/${id}/restore`)
    expect(await visit('/old')).toEqual([301, '/about/team'])
  })

  it('may come from any sign that an address can begin or end with', async () => {
    for (const from of ['/__old', '/old__', '/~me', '/-', '/_', '/new', `/${'x'.repeat(150)}`]) {
      expect([from, (await lead(from, '/about')).statusCode]).toEqual([from, 201])
      expect([from, await visit(from)]).toEqual([from, [301, '/about']])
    }
  })

  it('never stand before a page: they are refused with whose address it is, alone and in a file', async () => {
    await call('POST', '/api/programs', { title: 'Noria', id: 'noria' })
    await call('PUT', '/api/programs/noria', { address: 'wheel' })
    const shown = (path: string, title: string) =>
      `${path} is the address of “${title}”. Visitors see that page, so a redirect from there would do nothing.`
    for (const [from, message] of [
      ['/about', shown('/about', 'About Us')],
      ['/ar/programs/wheel', shown('/programs/wheel', 'Noria')],
      ['/programs/noria', '/programs/noria leads to “Noria” by itself and needs no redirect.'],
    ] as const) {
      const refused = await lead(from, '/elsewhere')
      expect([refused.statusCode, refused.json().issues]).toEqual([400, [{ path: 'from', message }]])
    }
    const redirects = [
      { from: '/free', to: '/about' },
      { from: '/about/', to: '/elsewhere' },
      { from: '/same', to: '/same' },
    ]
    const refused = await call('POST', '/api/redirects/import', { redirects })
    expect(refused.json().issues).toEqual([
      { path: 'redirects.1.from', message: shown('/about', 'About Us') },
      { path: 'redirects.2.to', message: 'This would lead round in a circle: /same → /same' },
    ])
    expect(await visit('/about')).toEqual([200, null])
  })

  it('may begin at a hidden page, and say so once a page answers there', async () => {
    await call('PUT', '/api/impact-page-content', { isActive: false })
    const answered = async () => (await call('GET', '/api/answered-redirects')).json()
    const { id } = (await lead('/impact', '/about')).json()
    await lead('/ar/later', '/about')
    expect([typeof id, await answered()]).toEqual(['string', []])
    await call('POST', '/api/own-pages', { title: 'Later', address: 'later', isActive: true })
    expect(await answered()).toHaveLength(1)
    await call('PUT', '/api/impact-page-content', { isActive: true })
    expect(await answered()).toEqual([
      { path: '/ar/later', title: 'Later' },
      { path: '/impact', title: 'Our Impact' },
    ])
    expect((await call('PUT', `/api/redirects/${id}`, { to: '/about?a=1' })).statusCode).toBe(400)
  })

  it('are led to the page that a record has today, in one step', async () => {
    await call('POST', '/api/programs', { title: 'Step', id: 'step' })
    await lead('/old', '/programs/step?x=1')
    await call('PUT', '/api/programs/step', { address: 'stairs' })
    expect(await visit('/old')).toEqual([301, '/programs/stairs?x=1'])
  })

  it('keep the language somebody came in', async () => {
    await lead('/old', '/about')
    await lead('/paper', '/files/paper.pdf')
    for (const language of otherLanguages) {
      expect(await visit(`/${language}/old`)).toEqual([301, `/${language}/about`])
      expect(await visit(`/${language}/paper`)).toEqual([301, '/files/paper.pdf'])
    }
    await lead('/ar/own', '/ar/about')
    expect(await visit('/ar/own')).toEqual([301, '/ar/about'])
  })

  it('are one step long, whatever order they were made in', async () => {
    await lead('/b', '/c')
    await lead('/a', '/b')
    await lead('/c', '/about')
    for (const path of ['/a', '/b', '/c']) expect(await visit(path)).toEqual([301, '/about'])
  })

  it('are refused where they would lead round in a circle, also by a change or from the trash', async () => {
    expect((await lead('/a', '/a')).statusCode).toBe(400)
    const { id } = (await lead('/a', '/b')).json()
    await lead('/b', '/c')
    const refused = await lead('/c', '/a')
    expect([refused.statusCode, refused.json().issues]).toEqual([
      400,
      [{ path: 'to', message: 'This would lead round in a circle: /c → /a → /b → /c' }],
    ])
    await call('DELETE', `/api/redirects/${id}`)
    const other = (await lead('/c', '/a')).json()
    expect((await call('POST', `/api/trash/redirects/${id}/restore`)).statusCode).toBe(400)
    expect((await call('PUT', `/api/redirects/${other.id}`, { to: '/b' })).statusCode).toBe(400)
    expect(await visit('/b')).toEqual([301, '/a'])
  })

  it('that pass the site’s own whole address are paths, and lead in no circle', async () => {
    await lead('/a', `${publicUrl}/about?x=1`)
    await lead('/b', `${publicUrl}/b`)
    expect(await visit('/a')).toEqual([301, '/about?x=1'])
    expect(await visit('/b')).toEqual([404, null])
  })

  it('lead to other sites only where staff wrote that, and take nothing along', async () => {
    await lead('/form', 'https://forms.example/apply')
    expect(await visit('/form?next=https://evil.example')).toEqual([301, 'https://forms.example/apply'])
    for (const path of ['//evil.example', '/\\evil.example', '/%2F%2Fevil.example', '/https:/evil.example']) {
      const [status, location] = await visit(path)
      expect([path, status === 301 ? new URL(String(location), origin).host : status]).toEqual([
        path,
        status === 301 ? new URL(origin).host : status,
      ])
    }
    for (const to of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'data:text/html,x', ''])
      expect([to, (await lead('/x', to)).statusCode]).toEqual([to, 400])
  })

  it('are offered what was asked for in vain: counted, without a word about who asked', async () => {
    const misses = async (kind = 'page') => (await call('GET', `/api/missed-addresses?kind=${kind}`)).json()
    const before = (await misses()).map(({ path }: { path: string }) => path)
    for (const path of before) await call('DELETE', `/api/missed-addresses/${encodeURIComponent(path)}`)
    for (const path of [
      '/lost',
      '/lost?utm=secret',
      '/lost/',
      '/once',
      '/u/laila@nile.example',
      '/wp-login.php',
    ])
      await fetch(origin + path)
    const seen = { firstDay: '2026-11-16', lastDay: '2026-11-16' }
    expect(await misses()).toEqual([
      { path: '/lost', count: 3, ...seen },
      { path: '/once', count: 1, ...seen },
    ])
    expect(await misses('robot')).toContainEqual({ path: '/wp-login.php', count: 1, ...seen })
    // Staff who look for a page that is not there yet are no visitors.
    await fetch(`${origin}/once`, { headers: editor.headers })
    site.clock.now = new Date('2026-11-17T10:00:00.000Z')
    editor = await signInAs(site, 'editor')
    await fetch(`${origin}/lost`)
    expect(await misses()).toEqual([
      { path: '/lost', count: 4, ...seen, lastDay: '2026-11-17' },
      { path: '/once', count: 1, ...seen },
    ])
    await lead('/lost', '/about')
    expect((await call('DELETE', '/api/missed-addresses/%2Fonce')).statusCode).toBe(204)
    expect((await call('DELETE', '/api/missed-addresses/%2Fonce')).statusCode).toBe(404)
    expect(await misses()).toEqual([])
  })

  it('and what was asked for in vain fill no memory and no table', async () => {
    const { db } = site.context.database
    const rows = Array.from({ length: 1100 }, (_, index) => ({
      path: `/made-up-${index}`,
      kind: 'page',
      count: index === 0 ? 1 : 2,
      first_day: '2026-11-01',
      last_day: '2026-11-15',
    }))
    await db.insertInto('missed_addresses').values(rows).execute()
    await db
      .updateTable('missed_addresses')
      .set({ last_day: '2026-01-01' })
      .where('path', '=', '/made-up-9')
      .execute()
    await fetch(`${origin}/another`)
    const kept: { path: string }[] = (await call('GET', '/api/missed-addresses')).json()
    expect(kept).toHaveLength(1000)
    expect(kept.map(({ path }) => path)).not.toContain('/made-up-0')
    expect(kept.map(({ path }) => path)).not.toContain('/made-up-9')
  })

  it('come many at once, all or none', async () => {
    const store = (redirects: unknown) => call('POST', '/api/redirects/import', { redirects })
    const refused = await store([
      { from: '/i1', to: '/about' },
      { from: '/i2', to: '/i2' },
    ])
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'redirects.1.to'])
    expect(await visit('/i1')).toEqual([404, null])
    const stored = await store([
      { from: '/i1', to: '/i2' },
      { from: '/i2', to: '/about' },
    ])
    expect([stored.statusCode, stored.json()]).toEqual([200, { stored: 2 }])
    expect(await visit('/i1')).toEqual([301, '/about'])
    for (const wrong of ['x', Array.from({ length: 501 }, () => ({ from: '/a', to: '/b' })), [1]])
      expect((await store(wrong)).statusCode).toBe(400)
  })

  it('take any spelling of an old address, once', async () => {
    await lead('https://old.example/قديم/?id=3', '/about')
    expect(await visit(`/${encodeURIComponent('قديم')}`)).toEqual([301, '/about'])
    expect((await lead('/قديم', '/about')).json().issues[0].message).toBe('/قديم leads to /about already')
    expect((await lead('/new', '/جديد')).statusCode).toBe(201)
    expect(await visit('/new')).toEqual([301, encodeURI('/جديد')])
    for (const from of ['/', '/admin/x', '/api/y']) expect((await lead(from, '/about')).statusCode).toBe(400)
  })
})
