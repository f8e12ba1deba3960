import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentTypes } from '../../src/content/index.ts'
import { pageKey, renderPage } from '../../src/entry/render.tsx'
import type { Definition } from '../../src/schema/define-content.ts'
import { buildApp } from '../../src/server/app.ts'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { countMade } from '../support/count-made.ts'
import { seedSample } from '../support/seed-sample.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'
import { wordedValues } from '../support/worded-records.ts'

const pages = { render: renderPage, keyOf: pageKey, assets: { ...developmentAssets, isDevelopment: false } }
const publicUrl = 'https://site.example'

let site: TestApp
let url: string
let staff: { cookie: string }
let main: string[]
let addresses: string[]
beforeAll(async () => {
  site = await startTestApp('SQLite', { PUBLIC_URL: publicUrl }, { pages })
  site.clock.now = new Date('2026-11-15T10:00:00Z')
  await seedSample(site)
  url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  staff = (await signInAs(site, 'super_admin')).headers
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const all = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, page = '']) => page.replace(publicUrl, '') || '/',
  )
  // Two of each kind, and of the other language those that are made from most.
  main = all.filter((address) => !/^\/ar(\/|$)/.test(address))
  addresses = main.filter((address) => {
    const alike = main.filter((one) => path.dirname(one) === path.dirname(address))
    return path.dirname(address) === '/' || alike.indexOf(address) < 2
  })
  addresses.push(
    '/sitemap.xml',
    '/events.ics',
    '/ar/events.ics',
    '/news.xml',
    '/news.json',
    '/site.webmanifest',
    '/robots.txt',
  )
  addresses.push(
    '/ar/about',
    '/ar/events',
    '/ar/programs',
    '/join',
    '/search',
    '/nothing-here',
    '/ar/nothing-here',
  )
})
afterAll(() => site.close())

const call = async (method: string, path: string, body?: object) => {
  const payload = body && { payload: body }
  const answer = await site.app.inject({ method: method as 'PUT', url: path, headers: staff, ...payload })
  return { status: answer.statusCode, body: answer.body }
}

/** What visitors get of every page: drawn now, or kept since before. */
async function shown(): Promise<Record<string, string>> {
  const answers: [string, string][] = []
  for (const address of addresses) {
    const answer = await fetch(url + address, { redirect: 'manual' })
    await answer.arrayBuffer()
    answers.push([address, `${answer.status} ${answer.headers.get('etag')}`])
  }
  return Object.fromEntries(answers)
}

/** The same by a site that keeps nothing. */
async function drawnNow(): Promise<Record<string, string>> {
  const app = await buildApp(site.context, { pages })
  const answers: [string, string][] = []
  for (const address of addresses) {
    const { statusCode, headers } = await app.inject(address)
    answers.push([address, `${statusCode} ${headers.etag ?? null}`])
  }
  await app.close()
  return Object.fromEntries(answers)
}

/** Of a type with pages a record whose page is looked at. */
async function change(definition: Definition): Promise<void> {
  const list = `/api/${definition.path}`
  const values = wordedValues(definition)
  if (definition.kind === 'singleton')
    return expect(await call('PUT', list, values)).toMatchObject({
      status: 200,
    })
  const records = JSON.parse((await call('GET', list)).body) as { id: string }[]
  const changed =
    records.find(({ id }) => addresses.some((address) => address.endsWith(`/${id}`))) ?? records[0]
  if (changed) expect(await call('PUT', `${list}/${changed.id}`, values)).toMatchObject({ status: 200 })
  else expect(await call('POST', list, values)).toMatchObject({ status: 201 })
}

describe('after a save', () => {
  it.each(contentTypes.map((definition) => [definition.name, definition] as const))(
    'of %s every page is what a new drawing of it would be',
    async (_, definition) => {
      await shown()
      await change(definition)
      expect(await shown()).toEqual(await drawnNow())
    },
  )

  it('pages that show nothing of what was saved are not drawn again', async () => {
    await shown()
    const [event] = (await (await fetch(`${url}/api/events`)).json()) as { id: string; address: string }[]
    const visit = (address: string) => async () => void (await fetch(url + address))
    const own = `/events/${event?.address || event?.id}`
    await visit(own)()
    await call('PUT', `/api/events/${event?.id}`, { location: 'Aswan' })
    expect(await countMade(visit('/impact'))).toBe(0)
    expect(await countMade(visit('/ar/programs'))).toBe(0)
    expect(await countMade(visit('/news.xml'))).toBe(0)
    expect(await countMade(visit(own))).toBeGreaterThan(0)
  })
})
