import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { createTestUser, startTestSession, testPassword } from '../support/test-user.ts'

onEachDatabase('sign-in', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database)
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
      ...['isActive', 'lastLogin', 'createdAt', 'updatedAt'],
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
    it('let 8 of many guesses at one account through, however many are sent at once and from where', async () => {
      const user = await createTestUser(testApp, 'admin')
      const guesses = Array.from({ length: 24 }, (_, index) =>
        signIn({ email: user.email, password: `guess number ${index}` }, `203.0.113.${index}`),
      )
      const statuses = (await Promise.all(guesses)).map((answer) => answer.statusCode)
      expect(statuses.filter((status) => status === 401)).toHaveLength(8)
      expect(statuses.filter((status) => status === 429)).toHaveLength(16)
    })

    it('refuse even the right password then, say how long, and let it in after 15 minutes', async () => {
      const user = await createTestUser(testApp, 'admin')
      for (let count = 0; count < 8; count++) await signIn({ email: user.email, password: 'wrong guess' })
      const refused = await signIn({ email: user.email.toUpperCase(), password: testPassword })
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
      expect(refused.json()).toEqual({
        message: 'Too many failed attempts. Please try again in 15 minutes.',
      })
      testApp.clock.now = new Date(Date.now() + 15 * 60_000 + 1000)
      const admitted = await signIn({ email: user.email, password: testPassword })
      testApp.clock.now = undefined
      expect(admitted.statusCode).toBe(200)
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
      for (let count = 0; count < 8; count++)
        expect((await signIn({ email, password: testPassword })).statusCode).toBe(403)
      expect((await signIn({ email, password: testPassword })).statusCode).toBe(429)
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
