import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ownerOf } from '../../src/content/own-page/taken-addresses.ts'
import { buildApp } from '../../src/server/app.ts'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

const pages = {
  render: () => Promise.reject(new Error('No page is drawn here')),
  keyOf: () => undefined,
  assets: developmentAssets,
}

onEachDatabase('a page of the staff', (database) => {
  let site: TestApp
  let app: FastifyInstance
  let headers: { cookie: string }

  beforeEach(async () => {
    site = await startTestApp(database)
    app = await buildApp(site.context, { pages })
    headers = (await signInAs(site, 'editor')).headers
  })
  afterEach(async () => {
    await app.close()
    await site.close()
  })

  const post = (payload: object) => app.inject({ method: 'POST', url: '/api/own-pages', headers, payload })
  const put = (id: string, payload: object) =>
    app.inject({ method: 'PUT', url: `/api/own-pages/${id}`, headers, payload })
  const at = async (address: string) => {
    const answer = await app.inject({
      url: `/api/own-pages/${encodeURIComponent(address)}?by=address`,
    })
    return answer.statusCode === 200 ? answer.json().id : answer.statusCode
  }

  it('stands at an address of up to three parts, and the one it had leads to it', async () => {
    const made = await post({ title: 'Report', address: 'annual-report/2025' })
    expect([made.statusCode, made.json()]).toMatchObject([201, { id: 'report' }])
    expect(await at('annual-report/2025')).toBe('report')
    await put('report', { address: 'reports/2025/full' })
    expect([await at('reports/2025/full'), await at('annual-report/2025')]).toEqual(['report', 'report'])
    expect([await at('reports'), await at('reports/2025')]).toEqual([404, 404])
  })

  it('is refused what is no address', async () => {
    for (const address of ['a/b/c/d', '/a', 'a/', 'a//b', 'a b', 'a.b', '../admin']) {
      const refused = await post({ title: 'A', address })
      expect([address, refused.statusCode, refused.json().issues]).toEqual([
        address,
        400,
        [{ path: 'address', message: expect.stringContaining('in up to 3 parts') }],
      ])
    }
  })

  it('is refused an address that is taken, and told by whom', async () => {
    const owners = {
      about: 'the About page',
      'Programs/bridgez': 'the programs',
      'events/2026': 'the events',
      'admin/pages': 'the admin area',
      api: 'the interface for programs',
      'assets/a': 'the files of the website',
      'ar/about': 'the pages in another language',
      en: 'the pages in another language',
    }
    for (const [address, who] of Object.entries(owners)) {
      const message = `/${address} belongs to ${who}. Choose another address.`
      const refused = await post({ title: 'A', address })
      expect([refused.statusCode, refused.json().issues]).toEqual([400, [{ path: 'address', message }]])
    }
  })

  it('is told which page has the address that it wants', async () => {
    await post({ title: 'Report', address: 'report/2025' })
    const message = '/report/2025 is the address of “Report”. Choose another one, or change that one first.'
    const refused = await post({ title: 'Other', address: 'report/2025' })
    expect([refused.statusCode, refused.json().issues]).toEqual([409, [{ path: 'address', message }]])
  })

  it('gets another id where its title names an address that is taken', async () => {
    expect((await post({ title: 'About' })).json().id).toBe('about-2')
    const refused = await post({ title: 'A', id: 'programs' })
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      '/programs belongs to the programs. Choose another address.',
    ])
  })

  it('is in the sitemap in every language while it is shown, and nowhere while it is hidden', async () => {
    await post({ title: 'Report', address: 'annual-report/2025' })
    const sitemap = async () => (await app.inject({ url: '/sitemap.xml' })).body
    expect(await sitemap()).toContain('/annual-report/2025</loc>')
    expect(await sitemap()).toContain('/ar/annual-report/2025</loc>')
    await put('report', { isActive: false })
    expect(await sitemap()).not.toContain('annual-report')
    expect(await at('annual-report/2025')).toBe(404)
  })

  it('finds no free address where the server answers', () => {
    const parts = app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => line.match(/^[├└]── \/?([a-z]+)\//)?.[1] ?? [])
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.filter((part) => ownerOf(part) === undefined)).toEqual([])
  })
})
