import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../src/server/auth/passwords.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { testHashingCost } from '../support/test-hashing-cost.ts'
import { createTestUser, startTestSession, testPassword } from '../support/test-user.ts'

/** No time passes but where a test says so: failures are forgotten with time. */
const start = new Date('2026-11-16T09:00:00.000Z')

onEachDatabase('sign-in', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database)
    testApp.clock.now = start
  })
  afterAll(() => testApp.close())

  let lastAddress = 0
  /** Every test comes from an address of its own: failures are counted by it. */
  const newAddress = () => `198.51.100.${++lastAddress}`

  function signIn(payload: unknown, remoteAddress = newAddress(), headers: Record<string, string> = {}) {
    return testApp.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
      remoteAddress,
    })
  }

  it('answers with the user, the end of the session and a cookie that opens it', async () => {
    const user = await createTestUser(testApp, 'editor')
    const answer = await signIn({ email: user.email, password: testPassword })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toContain('no-store')
    const body = answer.json()
    expect(Object.keys(body)).toEqual(['user', 'expiresAt'])
    expect(Object.keys(body.user)).toEqual([
      ...['id', 'email', 'name', 'displayName', 'role', 'permissions'],
      ...['isActive', 'language', 'lastLogin', 'createdAt', 'updatedAt'],
    ])
    expect(body.user).toMatchObject({ id: user.id, role: 'editor', isActive: true })
    const [cookie] = answer.cookies
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
    const session = await testApp.app.inject({ url: '/api/auth/session', headers })
    expect(session.json()).toEqual(body)
  })

  it('notes the time of the last sign-in, without a line in the change log', async () => {
    const user = await createTestUser(testApp, 'editor')
    const changes = () => testApp.context.database.db.selectFrom('changes').selectAll().execute()
    const before = await changes()
    const answer = await signIn({ email: user.email, password: testPassword })
    expect(Date.parse(answer.json().user.lastLogin)).toBeGreaterThanOrEqual(Date.parse(user.createdAt))
    expect(await changes()).toEqual(before)
  })

  it('takes the email in any case and with spaces around it', async () => {
    const user = await createTestUser(testApp, 'viewer')
    const answer = await signIn({ email: ` ${user.email.toUpperCase()} `, password: testPassword })
    expect(answer.statusCode).toBe(200)
  })

  it('says when nobody has the email', async () => {
    for (const email of ['nobody@example.org', 'nobody', "' or 1=1 --", 'a\u0000b@example.org']) {
      const answer = await signIn({ email, password: testPassword })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({ message: 'No account found with this email address.' })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('says when the password is wrong', async () => {
    const user = await createTestUser(testApp, 'viewer')
    const answer = await signIn({ email: user.email, password: `${testPassword}!` })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ message: 'Invalid credentials' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('says when the account is disabled, before it looks at the password', async () => {
    const user = await createTestUser(testApp, 'viewer', { isActive: false })
    for (const password of [testPassword, 'wrong guess']) {
      const answer = await signIn({ email: user.email, password })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ message: 'Account is disabled. Please contact an administrator.' })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it.each([
    { change: { password_hash: 'another' }, message: 'Invalid credentials' },
    { change: { is_active: 0 }, message: 'Account is disabled. Please contact an administrator.' },
  ])('opens no session when the account gets $change while its password is checked', async (race) => {
    const user = await createTestUser(testApp, 'viewer')
    const { database } = testApp.context
    const { write } = database
    database.write = async (work) => {
      database.write = write
      await database.db.updateTable('users').set(race.change).where('id', '=', user.id).execute()
      return write(work)
    }
    const answer = await signIn({ email: user.email, password: testPassword })
    expect(answer.json().message).toBe(race.message)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('names every field that is missing or of the wrong kind', async () => {
    const paths = async (payload: unknown) => {
      const answer = await signIn(payload)
      expect(answer.statusCode).toBe(400)
      return answer.json().issues.map((issue: { path: string }) => issue.path)
    }
    expect(await paths({})).toEqual(['email', 'password'])
    expect(await paths({ email: ' ', password: '' })).toEqual(['email', 'password'])
    expect(await paths({ email: { $ne: '' }, password: ['x'] })).toEqual(['email', 'password'])
    expect(await paths({ email: 'a@example.org', password: 'x'.repeat(201) })).toEqual(['password'])
    expect(await paths([])).toEqual([''])
    expect(await paths('text')).toEqual([''])
  })

  describe('limits', () => {
    const owner = async () => {
      const user = await createTestUser(testApp, 'admin')
      const guess = (address: string, headers = {}) =>
        signIn({ email: user.email, password: 'wrong guess' }, address, headers)
      const enter = (address: string, headers = {}) =>
        signIn({ email: user.email.toUpperCase(), password: testPassword }, address, headers)
      return { user, guess, enter }
    }
    const statusesOf = async (answers: ReturnType<typeof signIn>[]) => {
      const counts: Record<number, number> = {}
      for (const { statusCode } of await Promise.all(answers))
        counts[statusCode] = (counts[statusCode] ?? 0) + 1
      return counts
    }
    const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>, name: RegExp) => {
      const found = answer.cookies.find((cookie) => name.test(cookie.name))
      return { cookie: `${found?.name}=${found?.value}` }
    }
    const atSecond = async <T>(seconds: number, work: () => Promise<T>): Promise<T> => {
      testApp.clock.now = new Date(start.getTime() + seconds * 1000)
      return work().finally(() => {
        testApp.clock.now = start
      })
    }

    it('let 8 of many guesses at one account from one address through, however many are sent at once', async () => {
      const { guess } = await owner()
      const address = newAddress()
      expect(await statusesOf(Array.from({ length: 12 }, () => guess(address)))).toEqual({ 401: 8, 429: 4 })
    })

    it('let 30 guesses at one account through from everywhere together', async () => {
      const { guess } = await owner()
      const guesses = Array.from({ length: 36 }, (_, index) => guess(`203.0.113.${index}`))
      expect(await statusesOf(guesses)).toEqual({ 401: 30, 429: 6 })
    })

    it('slow an address down: one more try after a minute, then after two', async () => {
      const { guess, enter } = await owner()
      const address = newAddress()
      await atSecond(0, async () => {
        for (let count = 0; count < 8; count++) await guess(address)
        const refused = await enter(address)
        expect(refused.statusCode).toBe(429)
        expect(refused.headers['retry-after']).toBe('60')
        expect(refused.json()).toEqual({ message: 'Too many failed attempts. Please try again in a minute.' })
      })
      await atSecond(61, async () => {
        expect(await statusesOf(Array.from({ length: 4 }, () => guess(address)))).toEqual({ 401: 1, 429: 3 })
        const again = await enter(address)
        expect(again.json().message).toBe('Too many failed attempts. Please try again in 2 minutes.')
      })
      await atSecond(61 + 119, async () => expect((await enter(address)).statusCode).toBe(429))
      await atSecond(61 + 121, async () => expect((await enter(address)).statusCode).toBe(200))
    })

    it('do not keep the owner out at another address', async () => {
      const { guess, enter } = await owner()
      const stranger = newAddress()
      for (let count = 0; count < 12; count++) await guess(stranger)
      expect((await enter(newAddress())).statusCode).toBe(200)
    })

    it('let a browser in that signed in before, whatever others try, even from the same address', async () => {
      const { guess, enter } = await owner()
      const address = newAddress()
      const device = cookieOf(await enter(address), /^device-/)
      await statusesOf(Array.from({ length: 31 }, (_, index) => guess(`203.0.113.${index}`)))
      for (let count = 0; count < 8; count++) await guess(address)
      expect((await enter(address)).statusCode).toBe(429)
      expect((await enter(address, device)).statusCode).toBe(200)
    })

    it('count what is tried in such a browser, too', async () => {
      const { guess, enter } = await owner()
      const device = cookieOf(await enter(newAddress()), /^device-/)
      const guesses = Array.from({ length: 12 }, () => guess(newAddress(), device))
      expect(await statusesOf(guesses)).toEqual({ 401: 8, 429: 4 })
      expect((await enter(newAddress(), device)).statusCode).toBe(429)
    })

    it('know a browser by a cookie that opens nothing, of this account and this password alone', async () => {
      const { user, guess, enter } = await owner()
      const other = await owner()
      const answer = await enter(newAddress())
      const found = answer.cookies.find((cookie) => /^device-/.test(cookie.name))
      expect(found).toMatchObject({
        ...{ path: '/api/auth/sign-in', httpOnly: true, sameSite: 'Strict', maxAge: 31_536_000 },
      })
      const device = cookieOf(answer, /^device-/)
      const session = await testApp.app.inject({ url: '/api/auth/session', headers: device })
      expect(session.statusCode).toBe(401)

      const address = newAddress()
      for (let count = 0; count < 8; count++) await Promise.all([guess(address), other.guess(address)])
      const theirs = cookieOf(await other.enter(newAddress()), /^device-/)
      const [name, value] = device.cookie.split('=')
      const forged = { cookie: `${name}=${theirs.cookie.split('=')[1]}` }
      const altered = { cookie: `${name}=${value?.replace(/^.{5}/, 'AAAAA')}` }
      for (const wrong of [theirs, forged, altered, { cookie: `${name}=x` }])
        expect((await enter(address, wrong)).statusCode).toBe(429)
      expect((await enter(address, device)).statusCode).toBe(200)

      const { db } = testApp.context.database
      const hashOf = { password_hash: await hashPassword(testPassword, testHashingCost) }
      await db.updateTable('users').set(hashOf).where('id', '=', user.id).execute()
      expect((await enter(address, device)).statusCode).toBe(429)
    })

    it('forget a browser after a year', async () => {
      const { guess, enter } = await owner()
      const device = cookieOf(await enter(newAddress()), /^device-/)
      const address = newAddress()
      await atSecond(366 * 86_400, async () => {
        for (let count = 0; count < 8; count++) await guess(address)
        expect((await enter(address, device)).statusCode).toBe(429)
      })
    })

    it('let nobody walk through a list of emails, whatever address the request claims to come from', async () => {
      const address = newAddress()
      const tries = Array.from({ length: 30 }, (_, index) =>
        signIn({ email: `person${index}@example.org`, password: testPassword }, address, {
          'x-forwarded-for': `192.0.2.${index}`,
        }),
      )
      const statuses = (await Promise.all(tries)).map((answer) => answer.statusCode)
      expect(statuses.filter((status) => status === 401)).toHaveLength(20)
      expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    })

    it('count only failures', async () => {
      const user = await createTestUser(testApp, 'editor')
      const address = newAddress()
      for (let count = 0; count < 21; count++)
        expect((await signIn({ email: user.email, password: testPassword }, address)).statusCode).toBe(200)
    })

    it('count the tries at a disabled account', async () => {
      const { email } = await createTestUser(testApp, 'editor', { isActive: false })
      const address = newAddress()
      for (let count = 0; count < 8; count++)
        expect((await signIn({ email, password: testPassword }, address)).statusCode).toBe(403)
      expect((await signIn({ email, password: testPassword }, address)).statusCode).toBe(429)
    })

    it('guard the old password of a signed-in person just as well', async () => {
      const user = await createTestUser(testApp, 'editor')
      const { headers } = await startTestSession(testApp, user)
      const guess = () =>
        testApp.app.inject({
          method: 'PUT',
          url: '/api/auth/password',
          headers,
          payload: { currentPassword: 'wrong guess', newPassword: 'nine blue kites' },
        })
      const statuses = (await Promise.all(Array.from({ length: 12 }, guess))).map((a) => a.statusCode)
      expect(statuses.filter((status) => status === 400)).toHaveLength(8)
      expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    })
  })
})

onEachDatabase('sign-in behind a trusted proxy', (database) => {
  it('counts by the address the proxy names', async () => {
    const testApp = await startTestApp(database, { TRUST_PROXY: '127.0.0.1' })
    const statusFrom = async (forwardedFor: string) => {
      const answer = await testApp.app.inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        headers: { 'x-forwarded-for': forwardedFor },
        payload: { email: `${crypto.randomUUID()}@example.org`, password: testPassword },
      })
      return answer.statusCode
    }
    for (let count = 0; count < 20; count++) expect(await statusFrom('192.0.2.1')).toBe(401)
    expect(await statusFrom('192.0.2.1')).toBe(429)
    expect(await statusFrom('192.0.2.2')).toBe(401)
    await testApp.close()
  })
})
