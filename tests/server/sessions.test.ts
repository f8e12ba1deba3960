import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startDueWork } from '../../src/server/due-work/start-due-work.ts'
import { cleanUpKind } from '../../src/server/operations/clean-up-kind.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, startTestSession, type TestUser, testPassword } from '../support/test-user.ts'

const minute = 60_000
const hour = 60 * minute

onEachDatabase('a session', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database)
  })
  afterAll(() => testApp.close())
  afterEach(() => {
    testApp.clock.now = undefined
  })

  const moveClock = (milliseconds: number) => {
    testApp.clock.now = new Date((testApp.clock.now?.getTime() ?? Date.now()) + milliseconds)
  }
  const readSession = (headers: Record<string, string>) =>
    testApp.app.inject({ url: '/api/auth/session', headers })
  const statusOf = async ({ headers }: TestUser) => (await readSession(headers)).statusCode
  const signIn = (email: string, headers: Record<string, string> = {}) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      headers,
      payload: { email, password: testPassword },
    })
  const changeUser = (by: TestUser, id: string, payload: object) =>
    testApp.app.inject({ method: 'PUT', url: `/api/users/${id}`, headers: by.headers, payload })

  it('is needed to ask who is signed in', async () => {
    for (const cookie of ['', 'session=', 'session=short', `session=${'A'.repeat(43)}`, 'session=a%00b']) {
      const answer = await readSession({ cookie })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ message: 'Please sign in' })
    }
  })

  it('has a token of 256 bits, of which the database holds only the hash', async () => {
    const { headers } = await signInAs(testApp, 'viewer')
    const token = headers.cookie.split('=')[1] ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await testApp.context.database.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const hash = createHash('sha256').update(token).digest('hex')
    expect(rows.map((row) => row.token_hash)).toContain(hash)
    expect(await readSession({ cookie: `session=${hash}` })).toMatchObject({ statusCode: 401 })
  })

  it('ends at sign-out, which clears the cookie and ends no other session', async () => {
    const here = await signInAs(testApp, 'viewer')
    const there = await startTestSession(testApp, here.user)
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/auth/sign-out',
      headers: here.headers,
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.cookies[0]).toMatchObject({ name: 'session', value: '', path: '/' })
    expect(answer.cookies[0]?.expires?.getTime()).toBe(0)
    expect(await statusOf(here)).toBe(401)
    expect(await statusOf(there)).toBe(200)
  })

  it('need not exist to sign out', async () => {
    for (const cookie of ['', `session=${'A'.repeat(43)}`]) {
      const answer = await testApp.app.inject({
        method: 'POST',
        url: '/api/auth/sign-out',
        headers: { cookie },
      })
      expect(answer.statusCode).toBe(204)
    }
  })

  it('is always a new one after sign-in; the one the browser came with is over', async () => {
    const old = await signInAs(testApp, 'viewer')
    const victim = await signInAs(testApp, 'editor')
    const answer = await signIn(victim.user.email, old.headers)
    expect(answer.cookies[0]?.value).not.toBe(old.headers.cookie.split('=')[1])
    expect(await statusOf(old)).toBe(401)
  })

  it('is never one that the browser brings along', async () => {
    const { user } = await signInAs(testApp, 'editor')
    const planted = `session=${'B'.repeat(43)}`
    expect((await signIn(user.email, { cookie: planted })).statusCode).toBe(200)
    expect((await readSession({ cookie: planted })).statusCode).toBe(401)
  })

  describe('lasts 24 hours', () => {
    it('from the last activity, not a moment longer', async () => {
      testApp.clock.now = new Date()
      const person = await signInAs(testApp, 'viewer')
      moveClock(24 * hour - 1)
      // The last moment counts as activity and opens another 24 hours.
      expect(await statusOf(person)).toBe(200)
      moveClock(24 * hour - 1)
      expect(await statusOf(person)).toBe(200)
      moveClock(24 * hour)
      expect(await statusOf(person)).toBe(401)
    })

    it('and is extended at most once in five minutes, with the cookie sent again', async () => {
      testApp.clock.now = new Date()
      const { headers } = await signInAs(testApp, 'viewer')
      const first = await readSession(headers)
      moveClock(5 * minute - 1)
      const early = await readSession(headers)
      expect(early.headers['set-cookie']).toBeUndefined()
      expect(early.json().expiresAt).toBe(first.json().expiresAt)
      moveClock(1)
      const answers = await Promise.all(Array.from({ length: 6 }, () => readSession(headers)))
      const withCookie = answers.filter((answer) => answer.headers['set-cookie'] !== undefined)
      expect(withCookie).toHaveLength(1)
      expect(withCookie[0]?.cookies[0]).toMatchObject({ value: headers.cookie.split('=')[1], maxAge: 86_400 })
      const later = await readSession(headers)
      expect(Date.parse(later.json().expiresAt)).toBe(testApp.clock.now.getTime() + 24 * hour)
      expect(later.headers['set-cookie']).toBeUndefined()
    })

    it('and sends no cookie with answers that shared caches may keep', async () => {
      testApp.clock.now = new Date()
      const { headers } = await signInAs(testApp, 'viewer')
      moveClock(hour)
      const answer = await testApp.app.inject({ url: '/health', headers })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['set-cookie']).toBeUndefined()
    })

    it('and its row is gone soon after, whether anybody signs in or not', async () => {
      testApp.clock.now = new Date()
      const person = await signInAs(testApp, 'viewer')
      moveClock(25 * hour)
      await signIn(person.user.email)
      const log = { info: () => {}, warn: () => {}, error: () => {} }
      await startDueWork(testApp.context, {
        kinds: { 'clean-up': cleanUpKind(testApp.context) },
        log,
      }).close()
      const rows = await testApp.context.database.db
        .selectFrom('sessions')
        .select('expires_at')
        .where('user_id', '=', person.user.id)
        .execute()
      expect(rows).toHaveLength(1)
    })
  })

  describe('ends at once, and does not come back, when its user', () => {
    it('is deactivated', async () => {
      const boss = await signInAs(testApp, 'admin')
      const person = await signInAs(testApp, 'editor')
      expect((await changeUser(boss, person.user.id, { isActive: false })).statusCode).toBe(200)
      expect(await statusOf(person)).toBe(401)
      expect((await changeUser(boss, person.user.id, { isActive: true })).statusCode).toBe(200)
      expect(await statusOf(person)).toBe(401)
    })

    it('is deactivated in the database itself', async () => {
      const person = await signInAs(testApp, 'editor')
      const { db } = testApp.context.database
      await db.updateTable('users').set({ is_active: 0 }).where('id', '=', person.user.id).execute()
      expect(await statusOf(person)).toBe(401)
    })

    it('is deleted', async () => {
      const boss = await signInAs(testApp, 'admin')
      const person = await signInAs(testApp, 'editor')
      const answer = await testApp.app.inject({
        method: 'DELETE',
        url: `/api/users/${person.user.id}`,
        headers: boss.headers,
      })
      expect(answer.statusCode).toBe(204)
      expect(await statusOf(person)).toBe(401)
    })

    it.each([
      { change: 'gets another role', payload: { role: 'viewer' } },
      { change: 'gets other permissions', payload: { permissions: ['read', 'write'] } },
      { change: 'gets a new password from an admin', payload: { password: 'nine blue kites' } },
    ])('$change', async ({ payload }) => {
      const boss = await signInAs(testApp, 'admin')
      const person = await signInAs(testApp, 'editor')
      expect((await changeUser(boss, person.user.id, payload)).statusCode).toBe(200)
      expect(await statusOf(person)).toBe(401)
    })
  })

  it('goes on when only a name changes, or the same rights are saved again', async () => {
    const boss = await signInAs(testApp, 'admin')
    const person = await signInAs(testApp, 'editor')
    const permissions = ['manage_content', 'write', 'read']
    const payload = { name: 'Mona Farid', role: 'editor', permissions, isActive: true }
    expect((await changeUser(boss, person.user.id, payload)).statusCode).toBe(200)
    const answer = await readSession(person.headers)
    expect(answer.json().user.name).toBe('Mona Farid')
  })

  it('can be listed, and all others ended', async () => {
    const here = await signInAs(testApp, 'viewer')
    const there = await startTestSession(testApp, here.user)
    const stranger = await signInAs(testApp, 'viewer')
    const list = await testApp.app.inject({ url: '/api/auth/sessions', headers: here.headers })
    const sessions: { isCurrent: boolean; userAgent: string }[] = list.json()
    expect(sessions).toHaveLength(2)
    expect(sessions.filter((session) => session.isCurrent)).toHaveLength(1)
    expect(Object.keys(sessions[0] ?? {})).toEqual([
      ...['userAgent', 'createdAt', 'lastSeenAt', 'expiresAt', 'isCurrent'],
    ])
    const ended = await testApp.app.inject({
      method: 'DELETE',
      url: '/api/auth/sessions',
      headers: here.headers,
    })
    expect(ended.statusCode).toBe(204)
    expect(await statusOf(here)).toBe(200)
    expect(await statusOf(there)).toBe(401)
    expect(await statusOf(stranger)).toBe(200)
  })
})

onEachDatabase('the cookie', (database) => {
  it.each([
    { site: 'http://localhost:3000', name: 'session', secure: undefined },
    { site: 'https://foundation.example', name: '__Host-session', secure: true },
  ])('of $site is called $name', async ({ site, name, secure }) => {
    const testApp = await startTestApp(database, { PUBLIC_URL: site })
    const { user, headers } = await signInAs(testApp, 'viewer')
    const call = (url: string, payload?: object) =>
      testApp.app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) })
    const signedIn = await call('/api/auth/sign-in', { email: user.email, password: testPassword })
    const signedOut = await call('/api/auth/sign-out')
    for (const answer of [signedIn, signedOut]) {
      const [cookie] = answer.cookies
      expect(cookie).toMatchObject({ name, path: '/', httpOnly: true, sameSite: 'Lax' })
      expect(cookie?.secure).toBe(secure)
      expect(cookie?.domain).toBeUndefined()
    }
    expect(signedIn.cookies[0]?.maxAge).toBe(24 * 60 * 60)
    await testApp.close()
  })
})

it('reading goes on when the storage cannot be written to extend the session', async () => {
  const testApp = await startTestApp('SQLite')
  const { headers } = await signInAs(testApp, 'viewer')
  testApp.clock.now = new Date(Date.now() + hour)
  await sql`pragma query_only = on`.execute(testApp.context.database.db)
  const answer = await testApp.app.inject({ url: '/api/auth/session', headers })
  await sql`pragma query_only = off`.execute(testApp.context.database.db)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['set-cookie']).toBeUndefined()
  await testApp.close()
})
