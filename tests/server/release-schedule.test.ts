import { afterEach, beforeEach, expect, it } from 'vitest'
import { startDueWork } from '../../src/server/due-work/start-due-work.ts'
import { openContents } from '../../src/server/open-contents.ts'
import { dueKinds } from '../../src/server/operations/due-kinds.ts'
import type { Release } from '../../src/server/releases/release-record.ts'
import { verifySite } from '../../src/server/verify/verify-site.ts'
import { mainLanguage } from '../../src/shared/languages.ts'
import { queuedMails } from '../support/queued-mails.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const day = 24 * 3_600_000
const note = () => undefined
const log = { info: note, warn: note, error: note }

/** Looks at planned releases as the recurring work does. */
async function outlook({ context }: TestApp): Promise<void> {
  const { 'release-outlook': kind } = dueKinds(context, openContents(context), log)
  if (!('apply' in kind)) throw new Error('It is work on the database alone')
  await context.database.write((tx) => kind.apply(tx, work, context.now()))
}

const work = {
  ...{ id: 'outlook', payload: {}, about: '', dueAt: '', createdAt: '' },
  ...{ attempts: 1, claim: 'test', wasHeld: false },
}

onEachDatabase('a release that goes live by itself', (database) => {
  let site: TestApp
  let mona: TestUser
  beforeEach(async () => {
    site = await startTestApp(database)
    mona = await signInAs(site, 'editor', { displayName: 'Mona' })
    await signInAs(site, 'admin')
    await signInAs(site, 'viewer')
  })
  afterEach(() => site.close())

  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    site.app.inject({ method, url, headers: mona.headers, ...(payload ? { payload } : {}) })
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await send(method, url, payload)
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(300)
    return answer.json()
  }

  /** Two partners that are only drafts, in a release that is due tomorrow. */
  async function schedule(): Promise<Release> {
    const { id } = await call('POST', '/api/releases', { name: 'Annual report' })
    for (const partner of ['nile', 'delta']) {
      await call('POST', '/api/partners/drafts', { id: partner, values: { name: partner } })
      const drafts = [{ type: 'partner', id: partner, lang: mainLanguage }]
      await call('POST', `/api/releases/${id}/drafts`, { drafts })
    }
    return call('POST', `/api/releases/${id}/schedule`, {
      publishAt: new Date(Date.now() + day).toISOString(),
    })
  }

  /** Does what is due as a process does that starts by then, and ends. */
  async function passTime(ms: number): Promise<void> {
    site.clock.now = new Date(Date.now() + ms)
    const { release } = dueKinds(site.context, openContents(site.context), log)
    await startDueWork(site.context, { kinds: { release }, log }).close()
    site.clock.now = undefined
  }

  const read = async ({ id }: Pick<Release, 'id'>): Promise<Release> => call('GET', `/api/releases/${id}`)
  const status = async (id: string) => (await send('GET', `/api/partners/${id}`)).statusCode

  it('is published once, as a whole, in the name of whoever chose the time', async () => {
    const release = await schedule()
    expect(release).toMatchObject({ state: 'scheduled', count: 2 })
    const entry = {
      kind: 'release',
      id: release.id,
      title: 'Annual report',
      at: release.publishAt,
      by: 'Mona',
    }
    expect(await call('GET', '/api/calendar')).toContainEqual(expect.objectContaining(entry))
    await passTime(day - 60_000)
    expect(await read(release)).toMatchObject({ state: 'scheduled' })
    const version = Number(site.context.version.current())
    await passTime(day + 1000)
    expect(await read(release)).toMatchObject({ state: 'published', publishedBy: 'Mona', publishAt: null })
    expect([await status('nile'), await status('delta')]).toEqual([200, 200])
    expect(site.context.version.current()).toBe(version + 1)
    await passTime(2 * day)
    const [revision, ...others] = await call('GET', '/api/partners/nile/revisions')
    expect([others, revision.release]).toEqual([
      [],
      { id: release.id, name: 'Annual report', isUndone: false },
    ])
  })

  it('says of each draft whether it can go live, and tells people when that becomes so', async () => {
    const sinai = { type: 'partner', id: 'sinai', lang: mainLanguage }
    await call('POST', '/api/partners', { id: 'sinai', name: 'Sinai' })
    await call('PUT', '/api/partners/sinai/draft', { values: { name: 'Sinai Fund' } })
    const { id } = await schedule()
    await call('POST', `/api/releases/${id}/drafts`, { drafts: [sinai] })
    const look = () => outlook(site)
    const refusals = async () => (await read({ id })).drafts.map(({ refusal }) => refusal?.code ?? null)
    const version = site.context.version.current()
    expect(await refusals()).toEqual([null, null, null])
    await look()
    expect(await queuedMails(site.context.database.db)).toEqual([])
    // To see whether it can go live shows nothing to anybody.
    expect([await status('nile'), site.context.version.current()]).toEqual([404, version])

    const clash = async (name: string) => call('PUT', '/api/partners/sinai', { name })
    await clash('Sinai Trust')
    expect(await refusals()).toEqual([null, null, 'stale'])
    const { reason } = (await read({ id })).drafts.at(-1)?.refusal ?? {}
    expect(reason).toMatch(/^Mona published the same in other words in the meantime, on \w+day \d/)
    await look()
    await look()
    const mails = await queuedMails(site.context.database.db)
    expect(mails.map(({ recipient }) => recipient.replace(/-.*/, '')).sort()).toEqual(['admin', 'editor'])
    expect(mails[0]).toMatchObject({ subject: 'This release cannot go live: Annual report' })
    expect(mails[0]?.body).toContain('– Sinai Fund')

    // Mended in place: what is kept is written over what is published.
    const { publishedRevision } = await call('GET', '/api/partners/sinai/draft')
    const mended = { values: { name: 'Sinai Fund' }, recordRevision: publishedRevision }
    await call('PUT', '/api/partners/sinai/draft', mended)
    expect(await refusals()).toEqual([null, null, null])
    await look()
    await clash('Sinai Foundation')
    await look()
    expect(await queuedMails(site.context.database.db)).toHaveLength(4)
  })

  it('stays drafts where one is refused, says which and why, and tells its author and the administrators', async () => {
    const release = await schedule()
    await call('POST', '/api/partners', { name: 'DELTA', id: 'other' })
    await passTime(day + 1000)
    const failed = await read(release)
    expect(failed).toMatchObject({
      state: 'open',
      publishAt: null,
      count: 2,
      failure: {
        drafts: [
          { type: 'partner', id: 'delta', title: 'delta', reason: 'Partner with this name already exists' },
        ],
      },
    })
    expect([await status('nile'), await status('delta')]).toEqual([404, 404])
    const mails = await queuedMails(site.context.database.db)
    const roles = mails.map(({ recipient }) => recipient.replace(/-.*/, ''))
    expect(roles.sort()).toEqual(['admin', 'editor'])
    expect(mails[0]).toMatchObject({ subject: 'Not published: the release Annual report' })
    expect(mails[0]?.body).toContain('– delta')
    expect(mails[0]?.body).toContain(`/admin/releases/${release.id}`)
    await passTime(2 * day)
    expect(await queuedMails(site.context.database.db)).toHaveLength(2)

    await call('PUT', '/api/partners/delta/draft', { values: { name: 'Delta Two' } })
    expect(await call('POST', `/api/releases/${release.id}/publish`)).toMatchObject({
      state: 'published',
      failure: null,
    })
  })

  it('is given up after four faults of the server, and its author and the administrators are told', async () => {
    const release = await schedule()
    const { db } = site.context.database
    const fail = async (ms: number) => {
      await db.insertInto('settings').values({ name: 'approval_roles', value: '{' }).execute()
      await passTime(day + ms)
      await db.deleteFrom('settings').where('name', '=', 'approval_roles').execute()
    }
    const minute = 60_000
    for (const at of [1000, 2 * minute, 5 * minute]) await fail(at)
    expect(await read(release)).toMatchObject({ state: 'scheduled', publishAt: release.publishAt })
    expect(await queuedMails(db)).toEqual([])
    await fail(10 * minute)
    expect(await read(release)).toMatchObject({
      state: 'open',
      count: 2,
      failure: { reason: 'Something went wrong', drafts: [] },
    })
    const mails = await queuedMails(db)
    expect(mails.map(({ recipient }) => recipient.replace(/-.*/, '')).sort()).toEqual(['admin', 'editor'])
    expect(mails[0]?.body).toContain('something went wrong on the server')
    await passTime(2 * day)
    expect(await read(release)).toMatchObject({ state: 'open' })
    expect(await queuedMails(db)).toHaveLength(2)
  })

  it('is found by verify where nothing is queued for its time, or a draft in it is gone', async () => {
    const release = await schedule()
    const problems = async () => (await verifySite(site.context)).releases.problems
    expect(await problems()).toEqual([])
    const { db } = site.context.database
    await db.deleteFrom('due_work').where('kind', '=', 'release').execute()
    await db.deleteFrom('drafts').where('id', '=', 'nile').execute()
    expect(await problems()).toEqual([
      'The release “Annual report” never goes live: nothing is queued for its time.',
      `The release ${release.id} holds partner nile (${mainLanguage}), which is no draft.`,
    ])
  })

  it('can be moved, called off, emptied or published before its time, and then does nothing by itself', async () => {
    const release = await schedule()
    const url = `/api/releases/${release.id}`
    const past = await send('POST', `${url}/schedule`, { publishAt: '2020-01-01T09:00:00Z' })
    expect([past.statusCode, past.json().issues[0].path]).toEqual([400, 'publishAt'])
    expect((await send('POST', `${url}/schedule`, { publishAt: 'tomorrow' })).statusCode).toBe(400)
    await call('POST', `${url}/schedule`, { publishAt: new Date(Date.now() + 3 * day).toISOString() })
    await passTime(day + 1000)
    expect(await read(release)).toMatchObject({ state: 'scheduled' })
    expect(await call('POST', `${url}/cancel`)).toMatchObject({ state: 'open', publishAt: null })
    expect((await send('POST', `${url}/cancel`)).statusCode).toBe(409)
    await passTime(4 * day)
    expect(await read(release)).toMatchObject({ state: 'open', failure: null })

    await call('POST', `${url}/schedule`, { publishAt: new Date(Date.now() + day).toISOString() })
    await call('POST', '/api/partners/nile/draft/publish', {})
    await send('DELETE', '/api/partners/delta/draft')
    await passTime(day + 1000)
    expect(await read(release)).toMatchObject({ state: 'open', count: 0, failure: { drafts: [] } })
    const empty = await send('POST', `${url}/schedule`, {
      publishAt: new Date(Date.now() + day).toISOString(),
    })
    expect(empty.json().message).toBe('There is nothing in this release to publish.')
    expect((await send('DELETE', url)).statusCode).toBe(204)
  })
})
