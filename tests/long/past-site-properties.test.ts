import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentTypes } from '../../src/content/index.ts'
import { contentAt } from '../../src/server/previews/content-at.ts'
import { openShadowSite, type ShadowSite } from '../../src/server/previews/shadow-site.ts'
import { fillShadow } from '../../src/server/previews/shadow-store.ts'
import { languages, otherLanguages } from '../../src/shared/languages.ts'
import { performSchedules } from '../support/perform-schedules.ts'
import { numbersFrom } from '../support/seeded-numbers.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, startTestSession, type TestUser } from '../support/test-user.ts'

const steps = 120
const snapshotEvery = 12

/** Types with pages of their own, in an order of the staff, without pages, and a single one. */
const kinds = [
  { path: 'programs', body: (n: number) => ({ title: `Program ${n}`, order: n % 4 }) },
  { path: 'partners', body: (n: number) => ({ name: `Partner ${n}` }) },
  { path: 'own-pages', body: (n: number) => ({ title: `Page ${n}` }) },
]
const ids = ['one', 'two', 'three']

onEachDatabase('the site as it was', (database) => {
  let site: TestApp
  let admin: TestUser
  beforeEach(async () => {
    site = await startTestApp(database)
    admin = await signInAs(site, 'super_admin')
  })
  afterEach(() => site.close())

  /** Everything that visitors could read, with where addresses led. */
  async function everythingIn(read: (url: string) => Promise<{ status: number; data: unknown }>) {
    const lists = contentTypes.map(({ path }) => `/api/${path}`)
    const records = kinds.flatMap(({ path }) =>
      [...ids, 'moved-1', 'moved-2'].flatMap((id) => [`/api/${path}/${id}`, `/api/${path}/${id}?by=address`]),
    )
    const plain = [...lists, ...records, '/api/menu']
    const all = languages.flatMap(({ code }) =>
      plain.map((url) => `${url}${url.includes('?') ? '&' : '?'}lang=${code}`),
    )
    const answers: [string, number, unknown][] = []
    for (const url of all) {
      const { status, data } = await read(url)
      answers.push([url, status, data])
    }
    return answers
  }

  const readLive = async (url: string) => {
    const answer = await site.app.inject({ url })
    return { status: answer.statusCode, data: answer.json() }
  }

  async function siteAt(moment: Date): Promise<ShadowSite> {
    const rows = await site.context.database.snapshot((tx) => contentAt(tx, contentTypes, moment))
    const shadow = await openShadowSite(site.context, () => moment)
    await shadow.publishing.write((tx) => fillShadow(tx, rows, { drafts: [], changes: [] }, []))
    return shadow
  }

  let taken = 0
  const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await site.app.inject({
      method,
      url,
      headers: admin.headers,
      ...(payload ? { payload } : {}),
    })
    expect(answer.statusCode, answer.body).toBeLessThan(500)
    if (answer.statusCode < 300) taken += 1
  }

  /** Every text of the record, so that it can be published. */
  async function translate(record: string, lang: string | undefined, n: number): Promise<void> {
    const url = `${record}/translations/${lang}`
    const { sources = [] } = (await site.app.inject({ url, headers: admin.headers })).json()
    const texts = sources.map(({ path }: { path: string }) => [path, `نص ${n}`])
    await call('PUT', url, { state: 'published', texts: Object.fromEntries(texts) })
  }

  const soon = (seconds: number) => new Date(site.context.now().getTime() + seconds * 1000).toISOString()

  /** One thing that staff do; some of them are refused, as in life. */
  async function act(random: (below: number) => number, n: number): Promise<void> {
    const { path, body } = kinds[random(kinds.length)] ?? { path: 'partners', body: () => ({}) }
    const record = `/api/${path}/${ids[random(ids.length)]}`
    const lang = otherLanguages[random(otherLanguages.length)]
    const actions = [
      () => call('POST', `/api/${path}`, { ...body(n), id: ids[random(ids.length)] }),
      () => call('PUT', record, body(n)),
      () => call('PUT', record, { ...body(n), isActive: random(2) === 0, isPublished: random(2) === 0 }),
      () => call('PUT', record, { address: ['moved-1', 'moved-2', ''][random(3)] }),
      () => call('PUT', record, { address: ['moved-1', 'moved-2', ''][random(3)] }),
      () => call('PUT', `${record}/draft`, { values: body(n) }),
      () => call('POST', `${record}/draft/publish`, { values: body(n), recordRevision: 1 }),
      () => call('PUT', `${record}/schedule`, { publishAt: soon(1 + random(9)) }),
      () => call('PUT', `${record}/schedule`, { hideAt: soon(1 + random(9)) }),
      () => call('DELETE', record),
      () => call('POST', `/api/trash/${path}/${ids[random(ids.length)]}/restore`),
      () => call('POST', `${record}/revisions/${1 + random(3)}/restore`),
      () => call('PUT', `/api/${path}/order`, { ids: [ids[random(ids.length)]] }),
      () => call('PUT', `${record}/translations/${lang}`, { state: 'draft', texts: { title: `نص ${n}` } }),
      () => translate(record, lang, n),
      () => call('DELETE', `${record}/translations/${lang}`),
      () => call('PUT', '/api/footer', { copyright: `Copyright ${n}` }),
      () => call('PUT', '/api/site-settings', { shortName: `Site ${n}` }),
    ]
    await actions[random(actions.length)]?.()
  }

  it('is what visitors saw then, whatever staff did since', async () => {
    const random = numbersFrom(2026)
    taken = 0
    const snapshots: { moment: Date; seen: unknown }[] = []
    const performed: string[] = []
    const start = Date.parse('2026-11-15T09:00:00.000Z')
    site.clock.now = new Date(start)
    admin = await startTestSession(site, admin.user)
    for (const { path, body } of kinds)
      for (const [n, id] of ids.entries()) await call('POST', `/api/${path}`, { ...body(n), id })
    for (let n = 1; n <= steps; n += 1) {
      site.clock.now = new Date(start + n * 1000)
      performed.push(...(await performSchedules(site)))
      await act(random, n)
      if (n % snapshotEvery === 0)
        snapshots.push({ moment: site.clock.now, seen: await everythingIn(readLive) })
    }
    expect(taken).toBeGreaterThan(steps / 2)
    expect(performed).toContain('done')
    for (const { moment, seen } of snapshots) {
      const shadow = await siteAt(moment)
      expect(await everythingIn(shadow.fetchApi)).toEqual(seen)
      await shadow.close()
    }
  })
})
