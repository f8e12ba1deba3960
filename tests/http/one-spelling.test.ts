import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageKey, plainPath, renderPage } from '../../src/entry/render.tsx'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { maxSearchesPerMinute } from '../../src/server/search/site-search-route.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

const rendered: string[] = []
const pages = {
  render: (page: Parameters<typeof renderPage>[0]) => {
    rendered.push(page.url)
    return renderPage(page)
  },
  keyOf: pageKey,
  plainPath,
  assets: { ...developmentAssets, isDevelopment: false },
}
let site: TestApp
let port: number
beforeAll(async () => {
  site = await startTestApp('SQLite', {}, { pages })
  const { headers } = await signInAs(site, 'editor')
  const store = (url: string, payload: object) => site.app.inject({ method: 'POST', url, headers, payload })
  expect((await store('/api/programs', { id: 'Nile', title: 'Nile' })).statusCode).toBe(201)
  expect((await store('/api/own-pages', { id: 'Report', title: 'Report' })).statusCode).toBe(201)
  expect(
    (
      await store('/api/news', {
        title: 'Wells',
        summary: 'Deep',
        content: 'Deep',
        date: '2026-01-02',
        tags: ['Water'],
      })
    ).statusCode,
  ).toBe(201)
  const moved = { from: '/PROGRAMS/Old', to: '/about' }
  expect((await store('/api/redirects', moved)).statusCode).toBe(201)
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  port = (site.app.server.address() as AddressInfo).port
})
afterAll(() => site.close())

/** As it goes over the line: nothing is normalised. */
const get = (path: string, method = 'GET') =>
  new Promise<{ status: number; location: string | undefined; text: string }>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method }, async (answer) => {
      const text = (await answer.toArray()).join('')
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, text })
    })
    sent.once('error', reject)
    sent.end()
  })

it.each([
  ['/PRogRAMS', '/programs'],
  ['/Programs/Nile', '/programs/Nile'],
  ['/pro%67rams', '/programs'],
  ['/pro%67rams/%4eile?x=%41', '/programs/Nile?x=%41'],
  ['/NEWS', '/news'],
  ['/news/TAG/Water%20now/Page/2', '/news/tag/Water%20now/page/2'],
  ['/news/tag/%d9%85', '/news/tag/%D9%85'],
  ['/AR', '/ar'],
  ['/AR/Programs?q=A', '/ar/programs?q=A'],
  ['/ar/PORTFOLIO', '/ar/portfolio'],
  ['/%61r/portfolio', '/ar/portfolio'],
  ['/%52eport', '/Report'],
  ['//Programs//', '/programs'],
  ['/SEARCH?q=water', '/search?q=water'],
])('sends %s on to %s, the only spelling that is rendered and cached', async (path, plain) => {
  rendered.length = 0
  for (const method of ['GET', 'HEAD', 'GET']) {
    const { status, location } = await get(path, method)
    expect([status, location]).toEqual([301, plain])
  }
  expect(rendered).toEqual([])
  expect((await get(plain)).status).not.toBe(301)
})

it('renders no address that cannot be written in one way for another', async () => {
  expect((await get('/programs')).text).toContain('Nile')
  for (const path of ['/x/../programs', '/programs/..', '/programs/%2e%2e', '/partners/%2e', '/./impact']) {
    rendered.length = 0
    expect((await get(path)).status, path).toBe(404)
    for (const plain of ['/', '/programs', '/partners', '/impact'])
      expect((await get(plain)).status, `${plain} after ${path}`).toBe(200)
  }
})

it('leads on where staff made a redirect from just this spelling', async () => {
  expect(await get('/PROGRAMS/Old')).toMatchObject({ status: 301, location: '/about' })
  expect(await get('/PROGRAMS/Other')).toMatchObject({ status: 301, location: '/programs/Other' })
})

it('shows the news of a tag at one address, as the newest of them spells it', async () => {
  expect((await get('/news/tag/Water')).status).toBe(200)
  for (const path of ['/news/tag/WATER', '/news/tag/wATER', '/news/tag/WATER'])
    expect(await get(path)).toMatchObject({ status: 301, location: '/news/tag/Water' })
})

it('counts the searches of an address by what answers them, however they are spelled', async () => {
  const state = { facts: {}, answers: new Map() }
  const empty = { status: 200, head: '', body: '', state, file: '', isComplete: true }
  const searched = await startTestApp('SQLite', {}, { pages: { ...pages, render: async () => empty } })
  const spellings = {
    '203.0.113.7': ['/api/site-search/', '/api//site-search', '/api/%73ite-search', '/api/site-search'],
    '203.0.113.8': ['/search', '/ar/search'],
  }
  for (const [remoteAddress, paths] of Object.entries(spellings)) {
    const statuses = { 200: 0, 429: 0, 301: 0 }
    const ask = async (path: string | undefined, method: 'GET' | 'HEAD' = 'GET') => {
      const { statusCode } = await searched.app.inject({ url: `${path}?q=water`, method, remoteAddress })
      statuses[statusCode as keyof typeof statuses] += 1
    }
    for (let n = 0; n < maxSearchesPerMinute + 10; n += 1)
      await ask(paths[n % paths.length], n % 7 === 0 ? 'HEAD' : 'GET')
    // Sent on to the plain spelling, which costs nothing.
    await ask('/SEARCH')
    expect(statuses).toEqual({ 200: maxSearchesPerMinute, 429: 10, 301: 1 })
  }
  await searched.close()
})
