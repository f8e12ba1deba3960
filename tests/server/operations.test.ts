import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Handle } from '../../src/server/database/tables.ts'
import { claimDueWork, markFailed } from '../../src/server/due-work/claimed-work-store.ts'
import { ensureRecurring } from '../../src/server/due-work/due-work-store.ts'
import { queueMail } from '../../src/server/mail/queue-mail.ts'
import { verifyChangeLog } from '../../src/server/verify/verify-change-log.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const nine = Date.parse('2026-11-15T09:00:00.000Z')
const minute = 60_000

onEachDatabase('what staff see of due work', (database) => {
  let testApp: TestApp
  let admin: TestUser
  beforeAll(async () => {
    testApp = await startTestApp(database)
    setClock(nine)
    admin = await signInAs(testApp, 'admin')
  })
  afterAll(() => testApp.close())
  beforeEach(async () => {
    setClock(nine)
    await testApp.context.database.db.deleteFrom('due_work').execute()
  })

  const setClock = (time: number) => {
    testApp.clock.now = new Date(time)
  }
  const call = (method: 'GET' | 'POST' | 'DELETE', path = '', by = admin) =>
    testApp.app.inject({ method, url: `/api/due-work${path}`, headers: by.headers })
  const write = <T>(work: (tx: Handle) => Promise<T>) => testApp.context.database.write(work)
  const queue = (to = 'Laila@nile.example') =>
    write((tx) => queueMail(tx, { to, subject: 'Hello', text: 'Good day' }, new Date(nine)))
  const claim = () =>
    write((tx) =>
      claimDueWork(tx, 'mail', { now: new Date(nine), leaseEnds: new Date(nine + minute), claim: 'here' }),
    )
  /** As after a try in vain; without a next one, for good. */
  const fail = async (nextTry: Date | undefined) => {
    const work = await claim()
    if (work) await write((tx) => markFailed(tx, work, 'ECONNREFUSED', { now: new Date(nine), nextTry }))
  }
  const only = async (state = 'waiting') => (await call('GET', `?state=${state}`)).json()[0]
  const status = async () => (await call('GET', '/status')).json()

  it('is listed with its last error, and never what a mail says', async () => {
    await queue()
    await fail(new Date(nine + minute))
    const answer = await call('GET')
    expect(answer.json()).toEqual([
      {
        id: expect.any(String),
        ...{ kind: 'mail', state: 'waiting', person: 'laila@nile.example', attempts: 1 },
        ...{ lastError: 'ECONNREFUSED', isRunning: false, isRecurring: false, doneAt: null },
        dueAt: '2026-11-15T09:01:00.000Z',
        plannedFor: '2026-11-15T09:00:00.000Z',
        createdAt: '2026-11-15T09:00:00.000Z',
      },
    ])
    expect(answer.body).not.toContain('Good day')
    expect(await status()).toMatchObject({ waiting: 1, failing: 1, failed: 0, lastError: 'ECONNREFUSED' })
    expect((await call('GET', '?state=perhaps')).json().issues[0].path).toBe('state')
  })

  it('names no recipient to whoever may not read applications', async () => {
    const keeper = await signInAs(testApp, 'editor', { permissions: ['read', 'manage_users'] })
    await queue()
    const listed = await call('GET', '', keeper)
    expect(listed.json()).toMatchObject([{ person: '…@nile.example' }])
    expect(listed.body).not.toMatch(/laila/i)
  })

  it('is tried again at once when asked, unless it runs or is over', async () => {
    await queue()
    await fail(new Date(nine + 60 * minute))
    setClock(nine + minute)
    const { id } = await only()
    let wakes = 0
    const stop = testApp.context.database.onNewWork(() => {
      wakes += 1
    })
    expect((await call('POST', `/${id}/retry`)).json()).toMatchObject({
      id,
      dueAt: '2026-11-15T09:01:00.000Z',
    })
    stop()
    expect(wakes).toBe(1)
    expect(await only()).toMatchObject({ dueAt: '2026-11-15T09:01:00.000Z', attempts: 1 })
    setClock(nine)
    await testApp.context.database.db
      .updateTable('due_work')
      .set({ due_at: new Date(nine).toISOString(), retry_at: null })
      .execute()
    await fail(undefined)
    expect((await call('POST', `/${id}/retry`)).statusCode).toBe(409)
    expect((await call('POST', '/nothing/retry')).statusCode).toBe(404)
  })

  it('is given up by whoever says so, which stays in the change log without a word of it', async () => {
    await queue()
    await fail(new Date(nine + minute))
    const { id } = await only()
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    expect(await only()).toBeUndefined()
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404)
    const activity = (await testApp.app.inject({ url: '/api/activity', headers: admin.headers })).body
    expect(activity).toContain('deleted the task “mail”')
    expect(activity).not.toMatch(/laila@/i)
    expect((await verifyChangeLog(testApp.context.database.db)).problems).toEqual([])
  })

  it('that failed for good is told until somebody takes it off the list', async () => {
    await queue()
    await fail(undefined)
    expect(await status()).toMatchObject({ waiting: 0, failing: 0, failed: 1, lastError: 'ECONNREFUSED' })
    const { id, person } = await only('failed')
    expect(person).toBe('')
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    expect(await status()).toMatchObject({ failed: 0, lastError: null })
  })

  it('cannot be given up while it runs, nor where it comes again by itself', async () => {
    await queue()
    await claim()
    const running = await only()
    expect(running.isRunning).toBe(true)
    expect((await call('DELETE', `/${running.id}`)).statusCode).toBe(409)
    await testApp.context.database.db.deleteFrom('due_work').execute()
    await write((tx) => ensureRecurring(tx, 'clean-up', {}, new Date(nine)))
    const recurring = await only()
    expect(recurring).toMatchObject({ kind: 'clean-up', isRecurring: true })
    expect((await call('DELETE', `/${recurring.id}`)).statusCode).toBe(403)
  })

  it('is told to whoever watches the site when nobody takes it up', async () => {
    const health = async () => (await testApp.app.inject('/health')).json()
    await queue()
    setClock(nine + 4 * minute)
    expect(await health()).toEqual({ status: 'ok' })
    setClock(nine + 6 * minute)
    expect(await health()).toEqual({ status: 'ok', overdueSeconds: 360 })
    expect(await status()).toMatchObject({ overdueSeconds: 360 })
    await write((tx) =>
      claimDueWork(tx, 'mail', {
        now: new Date(nine),
        leaseEnds: new Date(nine + 16 * minute),
        claim: 'here',
      }),
    )
    expect(await health()).toEqual({ status: 'ok' })
  })
})
