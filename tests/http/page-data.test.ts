import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageKey, renderPage } from '../../src/entry/render.tsx'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { pageDataAddress } from '../../src/shared/page-data-path.ts'
import { countMade } from '../support/count-made.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

const pages = { render: renderPage, keyOf: pageKey, assets: developmentAssets }

let testApp: TestApp
let site: string
beforeAll(async () => {
  testApp = await startTestApp('SQLite', {}, { pages })
  site = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

const get = (path: string, headers = {}) => fetch(site + path, { headers })

async function stateOf(url: string) {
  const body = await (await get(url)).text()
  return JSON.parse(/<script id="page-state"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '')
}

it('is not sent twice: the document names where its answers are read', async () => {
  const state = await stateOf('/programs?from=mail')
  expect(state).toEqual({ facts: expect.anything(), data: pageDataAddress('/programs') })
  const answers = (await (await get(state.data)).json()) as Record<string, unknown>
  expect(Object.keys(answers)).toContain('/api/programs?summary=true')
  for (const [url, answer] of Object.entries(answers))
    expect(answer, url).toEqual(await (await get(url)).json())
})

it('stands in the document of a page that its path alone does not decide', async () => {
  const { data, answers } = await stateOf('/search?q=nile')
  expect(data).toBeUndefined()
  expect(Object.keys(answers)).toContain('/api/site-search?q=nile&page=1')
})

it('is cached for visitors like the page, until something is saved', async () => {
  const { headers } = await signInAs(testApp, 'editor')
  const read = () => get(pageDataAddress('/partners'))
  expect((await read()).headers.get('cache-control')).toBe('public, no-cache')
  expect(await countMade(async () => void (await Promise.all([read(), read()])))).toBe(0)
  expect((await get(pageDataAddress('/partners'), headers)).headers.get('cache-control')).toBe(
    'private, no-store',
  )
  const partner = { name: 'Nile Ventures', isActive: true }
  await testApp.app.inject({ method: 'POST', url: '/api/partners', headers, payload: partner })
  const answers = (await (await read()).json()) as Record<string, unknown>
  expect(answers['/api/partners']).toMatchObject([partner])
})

it('is refused for what is no path of a page', async () => {
  for (const path of ['', 'programs', '//evil.example', '/programs?x=1', '/a b', '/%E0%A4%A'])
    expect((await get(pageDataAddress(path))).status, path).toBe(400)
  expect((await get('/api/page-data?path=/a&path=/b')).status).toBe(400)
  expect((await get('/api/page-data')).status).toBe(400)
})
