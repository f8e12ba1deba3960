import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageKey, renderPage } from '../../src/entry/render.tsx'
import { buildApp } from '../../src/server/app.ts'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { seedSample } from '../support/seed-sample.ts'
import { numbersFrom } from '../support/seeded-numbers.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

const pages = {
  render: renderPage,
  keyOf: pageKey,
  assets: { ...developmentAssets, isDevelopment: false },
}
const times = Number(process.env.RANDOM_SAVES ?? 4)
/** One with a single save, and one with two and three at once. */
const rounds = 3
/** The same saves in every run; `RANDOM_SAVES_SEED=…` looks for others. */
const seed = Number(process.env.RANDOM_SAVES_SEED ?? 2026)
const addresses = [
  ...['/', '/ar', '/about', '/programs', '/ar/programs/bridgez', '/programs/bridgez', '/partners', '/news'],
  ...['/events', '/ar/events', '/events/mentors-summit', '/events/what-did-not-work', '/impact', '/join'],
  ...['/sitemap.xml', '/events.ics', '/ar/events.ics', '/news.json', '/site.webmanifest'],
]
/** Of each: the texts that may change, and how it is hidden and shown. */
const kinds = [
  {
    path: 'events',
    texts: ['title', 'location', 'description', 'time'],
    hide: { status: 'Draft' },
    show: { status: 'Published' },
  },
  { path: 'programs', texts: ['title', 'description'], hide: { isActive: false }, show: { isActive: true } },
  { path: 'projects', texts: ['title', 'description'], hide: { isActive: false }, show: { isActive: true } },
  { path: 'partners', texts: ['name'], hide: { isActive: false }, show: { isActive: true } },
  { path: 'team-members', texts: ['name', 'position'], hide: { isActive: false }, show: { isActive: true } },
] as const

onEachDatabase('random saves', (database) => {
  let site: TestApp
  let headers: Record<string, string>
  beforeAll(async () => {
    site = await startTestApp(database, { PUBLIC_URL: 'https://site.example' }, { pages })
    site.clock.now = new Date('2026-11-15T10:00:00Z')
    await seedSample(site)
    headers = (await signInAs(site, 'super_admin')).headers
  })
  afterAll(() => site.close())

  const call = async (method: string, url: string, body?: object) => {
    const payload = body && { payload: body }
    return site.app.inject({ method: method as 'PUT', url, headers, ...payload })
  }
  const shownBy = async ({ app }: Pick<TestApp, 'app'>) => {
    const shown = new Map<string, string>()
    for (const address of addresses) {
      const { statusCode, body } = await app.inject(address)
      shown.set(address, `${statusCode} ${body}`)
    }
    return shown
  }
  /** What a site shows that holds nothing. */
  const drawnNow = async () => {
    const app = await buildApp(site.context, { pages })
    const shown = await shownBy({ app })
    await app.close()
    return shown
  }

  /** By a number in the words, no two texts are the same. */
  let number = 0
  const removed: string[] = []
  async function write(): Promise<string> {
    number += 1
    // Each has numbers of its own: which of those at once comes first is not ours to say.
    const random = numbersFrom(seed + number)
    const one = <T>(of: readonly T[]): T => of[random(of.length)] as T
    const kind = one(kinds)
    const records = JSON.parse((await call('GET', `/api/${kind.path}`)).body) as { id: string }[]
    const id = one(records).id
    const path = `/api/${kind.path}/${id}`
    const sent = (method: string, to: string, body?: object) => [method, to, body] as const
    const back = removed.pop()
    const [method, to, body] = one([
      sent('PUT', path, { [one(kind.texts)]: `Words ${number}` }),
      sent('PUT', path, { [one(kind.texts)]: `Words ${number}` }),
      sent('PUT', path, kind.hide),
      sent('PUT', path, kind.show),
      sent('DELETE', path),
      sent('PUT', '/api/footer', { companyDescription: `Words ${number}` }),
      sent('PUT', '/api/site-settings', { shortName: `S ${number}` }),
      ...(back ? [sent('POST', back), sent('POST', back)] : []),
    ])
    if (back && to !== back) removed.push(back)
    const { statusCode: status } = await call(method, to, body)
    if (method === 'DELETE' && status === 204) removed.push(`/api/trash/${kind.path}/${id}/restore`)
    return `${method} ${to} ${JSON.stringify(body)}: ${status}`
  }

  const turns = Array.from({ length: times }, (_, turn) => turn + 1)
  it.each(turns)('leave no page in memory that is older than they are (%i)', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await shownBy(site)
      // Some at once, and asked for meanwhile, so that one overtakes the drawing of another.
      const together = Promise.all(Array.from({ length: 1 + (round % 3) }, write))
      await shownBy(site)
      const writes = await together
      const [shown, now] = [await shownBy(site), await drawnNow()]
      for (const address of addresses)
        expect(shown.get(address) === now.get(address), `${address} after ${writes.join(', ')}`).toBe(true)
    }
  })
})
