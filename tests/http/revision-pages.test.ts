import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Pages } from '../../src/server/pages/rendering/draw-page.ts'
import type { PageRequest } from '../../src/server/pages/rendering/render-page.ts'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

const reads = ['/api/programs/nile', '/api/programs?summary=true', '/api/footer', '/api/partners']

/** A page that shows what it read. */
const pages: Pages = {
  keyOf: () => undefined,
  assets: developmentAssets,
  render: async ({ url, fetchApi, olderVersion }: PageRequest) => {
    const answers = await Promise.all(reads.map(fetchApi))
    const body = JSON.stringify({ url, olderVersion, answers: answers.map(({ data }) => data) })
    return {
      status: 200,
      head: '',
      body,
      state: stateOf,
      file: '',
      isComplete: true,
    }
  },
}
const stateOf = { facts: { renderedAt: 'now' }, answers: new Map([['/api/x', Buffer.from('"state"')]]) }

let site: TestApp
let editor: Record<string, string>
let viewer: Record<string, string>

beforeAll(async () => {
  site = await startTestApp('SQLite', {}, { pages })
  editor = (await signInAs(site, 'editor')).headers
  viewer = (await signInAs(site, 'viewer')).headers
  await send('POST', '/api/programs', { id: 'delta', title: 'Delta', order: 2 })
  await send('POST', '/api/programs', {
    id: 'nile',
    title: 'Nile',
    order: 1,
    sections: [{ id: 's1', header: 'One' }],
  })
  await send('PUT', '/api/programs/nile', { title: 'Nile Valley' })
  await send('PUT', '/api/programs/nile', { title: 'Hidden', isActive: false })
})
afterAll(() => site.close())

const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
  site.app.inject({ method, url, headers: editor, payload })
const ask = (url: string, headers = viewer) => site.app.inject({ url, headers })
const pageOf = (html: string) => JSON.parse(/<div id="root">(.*)<\/div><script id/.exec(html)?.[1] ?? '{}')

it('draws the page from the record as it was, alone and in lists, and everything else as it is', async () => {
  const page = pageOf((await ask('/api/programs/nile/revisions/1/page')).body)
  const [record, list, , partners] = page.answers
  expect(page.url).toBe('/programs/nile')
  expect(page.olderVersion).toEqual({ time: expect.any(String), who: expect.any(String) })
  expect([record.title, record.sections.length, record.updatedBy]).toEqual(['Nile', 1, undefined])
  // Hidden by now, so today's list lacks it: it stands where its order puts it.
  expect(list.map(({ title }: { title: string }) => title)).toEqual(['Nile', 'Delta'])
  expect([list[0].sections, partners]).toEqual([undefined, []])
})

it('is for staff alone, never cached or indexed, and runs no script', async () => {
  const url = '/api/programs/nile/revisions/1/page'
  const answer = await ask(url)
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-type': 'text/html; charset=utf-8',
  })
  expect(answer.headers.etag).toBeUndefined()
  expect(answer.body).not.toMatch(/<script[^>]* src=|"state"/)
  expect((await ask(url, {})).statusCode).toBe(401)
  const nobody = (await signInAs(site, 'viewer', { permissions: [] })).headers
  expect((await ask(url, nobody)).statusCode).toBe(403)
})

it('has no page for a version that visitors could not see, nor for one that never was', async () => {
  const hidden = await ask('/api/programs/nile/revisions/3/page')
  expect([hidden.statusCode, hidden.json().message]).toEqual([404, 'Visitors could not see this version'])
  expect((await ask('/api/programs/nile/revisions/9/page')).statusCode).toBe(404)
  expect((await ask('/api/programs/none/revisions/1/page')).statusCode).toBe(404)
  expect((await ask('/api/programs/nile/revisions/x/page')).statusCode).toBe(400)
})

it('draws the page that shows a single record', async () => {
  await send('PUT', '/api/footer', { companyDescription: 'Old words' })
  await send('PUT', '/api/footer', { companyDescription: 'New words' })
  const page = pageOf((await ask('/api/footer/revisions/1/page')).body)
  expect([page.url, page.answers[2].companyDescription]).toEqual(['/', 'Old words'])
})

it('draws the page in another language with words that are only typed, also of a record that is hidden', async () => {
  const url = '/api/programs/nile/translations/ar'
  const draw = (payload: object, headers = viewer) =>
    site.app.inject({ method: 'POST', url: `${url}/page`, headers, payload })
  const answer = await draw({ texts: { title: 'النيل', 'no/such': 'لا شيء' } })
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual([
    200,
    'private, no-store',
    'noindex',
  ])
  expect(answer.body).not.toMatch(/<script[^>]* src=|"state"/)
  const page = pageOf(answer.body)
  const [record, list] = page.answers
  expect([page.url, page.olderVersion]).toEqual(['/ar/programs/nile', undefined])
  // What is not translated is there in the original.
  expect(record).toMatchObject({ title: 'النيل', lang: 'ar', isActive: true, sections: [{ header: 'One' }] })
  expect(list.map(({ title }: { title: string }) => title)).toEqual(['النيل', 'Delta'])
  expect((await ask(url)).json()).toMatchObject({ state: 'none', revision: 0, texts: {} })
  expect((await draw({ texts: { title: 'النيل' } }, {})).statusCode).toBe(401)
  expect((await draw({ texts: { title: 5 } })).statusCode).toBe(400)
  const footer = { method: 'POST', url: '/api/footer/footer/translations/ar/page', headers: viewer } as const
  const single = pageOf((await site.app.inject({ ...footer, payload: { texts: {} } })).body)
  expect([single.url, single.answers[2].lang]).toEqual(['/ar', 'ar'])
})
