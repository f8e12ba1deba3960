import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { PageRequest, RenderedPage } from '../../src/server/pages/rendering/render-page.ts'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { countMade } from '../support/count-made.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const words = `<p>${'The same words after every save. '.repeat(100)}</p>`
const page: RenderedPage = {
  status: 200,
  head: '<title>Home</title>',
  body: words,
  state: { facts: {}, answers: new Map() },
  file: 'src/site/home/home-page.tsx',
  isComplete: true,
}
/** Reads the partners, and shows nothing of them. */
const render = vi.fn(async ({ fetchApi }: PageRequest) => {
  await fetchApi('/api/partners')
  return page
})

let testApp: TestApp
let editor: TestUser
let url: string
beforeAll(async () => {
  const pages = { render, keyOf: () => 'home', assets: developmentAssets }
  testApp = await startTestApp('SQLite', {}, { pages })
  editor = await signInAs(testApp, 'editor')
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

/** Left hidden, the content has a new version, and every public answer stays the same. */
const save = (name: string, path = '/api/partners') =>
  testApp.app.inject({
    method: 'POST',
    url: path,
    headers: editor.headers,
    payload: { name, title: name, isActive: false },
  })
const etagOf = async (path: string) => (await fetch(url + path)).headers.get('etag') ?? ''
const revalidate = (path: string, etag: string) => fetch(url + path, { headers: { 'if-none-match': etag } })

it.each([
  ['once where the save changed what it is made from', '/api/partners', 1],
  ['not at all where other content was saved', '/api/programs', 0],
])(
  'for ten visitors in a row who ask whether theirs is still good a page is drawn %s',
  async (_, path, times) => {
    const etag = await etagOf('/')
    const saved = await save(`Saved to ${path}`, path)
    expect(saved.statusCode, saved.body).toBe(201)
    render.mockClear()
    for (let visitor = 0; visitor < 10; visitor += 1) {
      const answer = await revalidate('/', etag)
      expect([answer.status, await answer.text()]).toEqual([304, ''])
      expect(answer.headers.get('etag')).toBe(etag)
    }
    expect(render).toHaveBeenCalledTimes(times)
  },
)

it('keeps the whole page for those who come without one', async () => {
  const etag = await etagOf('/')
  await save('Sahara Bank')
  await revalidate('/', etag)
  render.mockClear()
  const whole = await fetch(url)
  expect(whole.status).toBe(200)
  expect(await whole.text()).toContain(words)
  expect(render).not.toHaveBeenCalled()
})

it.each([
  ['/api/partners', 1],
  ['/sitemap.xml', 1],
  // Made from other content than what was saved.
  ['/events.ics', 0],
])('for ten who hold %s makes it %i times', async (path, times) => {
  const etag = await etagOf(path)
  await save(`Partner beside ${path}`)
  const made = await countMade(async () => {
    for (let visitor = 0; visitor < 10; visitor += 1) expect((await revalidate(path, etag)).status).toBe(304)
  })
  expect(made).toBe(times)
})

it('answers whoever holds something else with the whole', async () => {
  const answer = await revalidate('/', '"another"')
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(words)])
})
