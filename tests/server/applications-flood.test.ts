import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { applicationTrap } from '../../src/content/application/application-rules.ts'
import { forgetSuspected } from '../../src/server/applications/forget-suspected.ts'
import { maxPerDay } from '../../src/server/applications/submit-application.ts'
import { listKeptCounts } from '../../src/server/verify/verify-store.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import {
  countSentToday,
  exampleApplication,
  newVisitor,
  sendApplication,
} from '../support/test-application.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const robot = { [applicationTrap]: 'https://spam.example' }
const day = 24 * 3_600_000
const sentAt = new Date('2026-11-12T09:00:00.000Z')

onEachDatabase('what one address can store', (database) => {
  let site: TestApp
  let editor: TestUser
  beforeAll(async () => {
    site = await startTestApp(database)
  })
  beforeEach(async () => {
    site.clock.now = sentAt
    editor = await signInAs(site, 'editor')
    for (const table of ['applications', 'rate_limits', 'due_work'] as const)
      await site.context.database.db.deleteFrom(table).execute()
  })
  afterAll(() => site.close())

  const call = (method: 'GET' | 'PUT', path: string, payload?: object) =>
    site.app.inject({
      method,
      url: `/api/applications${path}`,
      headers: editor.headers,
      ...(payload ? { payload } : {}),
    })
  const read = async (path: string) => (await call('GET', path)).json()
  const names = async (path: string) => (await read(path)).map(({ name }: { name: string }) => name).sort()
  const rows = () => site.context.database.db.selectFrom('applications').selectAll().execute()
  const forget = (now: Date) => {
    site.clock.now = now
    return site.context.database.write((tx) => forgetSuspected(tx, now))
  }

  it('is not indexed where the trap caught it, and is found among the suspected all the same', async () => {
    await sendApplication(site, { name: 'Honest' })
    const { id } = (await sendApplication(site, { name: 'Doubtful', ...robot })).json()
    const indexed = () => site.context.database.db.selectFrom('application_texts').select('id').execute()
    expect(await indexed()).toHaveLength(1)
    expect(await names('?suspected=true&search=doubtful')).toEqual(['Doubtful'])
    expect(await names('?suspected=true&search=honest')).toEqual([])
    expect(await names('?suspected=true&search=ab')).toEqual([])
    expect((await call('GET', '?suspected=true&search=bakery')).headers['x-total-count']).toBe('1')
    expect((await call('GET', '/export.csv?suspected=true&search=bakery')).body).toContain('Doubtful')
    await call('PUT', `/${id}`, { isSuspected: false })
    expect(await indexed()).toHaveLength(2)
    expect(await names('?search=doubtful')).toEqual(['Doubtful'])
    for (const { kept, real } of await listKeptCounts(site.context.database.db)) expect(kept).toBe(real)
  })

  it('is forgotten after 30 days where the trap caught it, and staff are told until when', async () => {
    await sendApplication(site, { name: 'Honest' })
    const ids = new Map<string, string>()
    for (const name of ['Doubtful', 'Cleared', 'Looked at'])
      ids.set(name, (await sendApplication(site, { name, ...robot })).json().id)
    const until = new Date(sentAt.getTime() + 30 * day).toISOString()
    expect((await read(`/${ids.get('Doubtful')}`)).forgottenAt).toBe(until)
    expect((await read('?search=honest'))[0].forgottenAt).toBe(null)
    const cleared = await call('PUT', `/${ids.get('Cleared')}`, { isSuspected: false })
    const noted = await call('PUT', `/${ids.get('Looked at')}`, { notes: 'Called back' })
    expect([cleared.json().forgottenAt, noted.json().forgottenAt]).toEqual([null, null])

    expect(await forget(new Date(sentAt.getTime() + 30 * day - 1000))).toBe(0)
    editor = await signInAs(site, 'editor')
    expect(await names('?suspected=true')).toEqual(['Doubtful', 'Looked at'])
    expect(await forget(new Date(sentAt.getTime() + 30 * day + 1000))).toBe(1)
    expect(await names('?suspected=true')).toEqual(['Looked at'])
    expect(await names('')).toEqual(['Cleared', 'Honest'])
    const { db } = site.context.database
    const log = await db
      .selectFrom('changes')
      .select(['action', 'after'])
      .where('id', '=', ids.get('Doubtful') ?? '')
      .orderBy('sequence', 'desc')
      .execute()
    expect(log.map(({ action }) => action)).toEqual(['delete', 'create'])
    expect(log.map(({ after }) => after)).toEqual([null, null])
    for (const { kept, real } of await listKeptCounts(db)) expect(kept).toBe(real)
  })

  it('is marked where it is only one of many from one address, and stands, counts and is mailed about as all others', async () => {
    const remoteAddress = newVisitor()
    await countSentToday(site, remoteAddress, 301)
    await sendApplication(site, { name: 'Student', email: 's@nile.example' }, { remoteAddress })
    expect(await read('')).toMatchObject([
      { name: 'Student', isSuspected: false, isOneOfMany: true, forgottenAt: null },
    ])
    expect((await read('/counts')).total).toBe(1)
    expect(await names('?search=student')).toEqual(['Student'])
    const mails = await site.context.database.db.selectFrom('due_work').select('kind').execute()
    expect(mails).toHaveLength(2)
  })

  it('ends at 2,000 a day: the sentence says to try again tomorrow, and nobody else waits', async () => {
    const remoteAddress = newVisitor()
    await countSentToday(site, remoteAddress, maxPerDay - 1)
    expect((await sendApplication(site, {}, { remoteAddress })).statusCode).toBe(201)
    for (const changes of [{}, robot]) {
      const refused = await sendApplication(site, changes, { remoteAddress })
      expect([refused.statusCode, refused.json().message]).toEqual([
        429,
        'Very many applications have come from your network today. Please try again tomorrow.',
      ])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20 * 3600)
    }
    expect(await rows()).toHaveLength(1)
    expect((await sendApplication(site)).statusCode).toBe(201)
    site.clock.now = new Date(sentAt.getTime() + day)
    expect((await sendApplication(site, {}, { remoteAddress })).statusCode).toBe(201)
  })

  it('answers a second try of what it stored also then', async () => {
    const options = { remoteAddress: newVisitor(), headers: { 'idempotency-key': 'a-key-of-its-own' } }
    await countSentToday(site, options.remoteAddress, maxPerDay - 1)
    const first = await sendApplication(site, {}, options)
    const again = await sendApplication(site, {}, options)
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json().id).toBe(first.json().id)
  })

  if (database === 'SQLite')
    it('is bounded in bytes: the longest of a robot take half of what the index took', async () => {
      const { db } = site.context.database
      const pragma = async (name: string) =>
        Number(Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0])
      const bytes = async () => (await pragma('page_count')) * (await pragma('page_size'))
      const before = await bytes()
      for (let n = 0; n < 100; n += 1)
        await sendApplication(site, {
          ...exampleApplication,
          request: randomBytes(2450).toString('hex'),
          ...robot,
        })
      expect(((await bytes()) - before) / 100).toBeLessThan(16_000)
    })
})
