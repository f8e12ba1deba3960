import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { codeAt, stepAt } from '../../src/server/auth/totp.ts'
import { SiteKey } from '../../src/server/database/site-key.ts'
import { ChangeLog } from '../../src/server/engine/change-log.ts'
import type { Role } from '../../src/shared/roles.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, startTestSession, type TestUser, testPassword } from '../support/test-user.ts'

const url = '/api/auth/second-factor'
const step = 30_000

onEachDatabase('a second factor', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database)
  })
  afterAll(() => testApp.close())
  afterEach(() => {
    testApp.clock.now = undefined
  })

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, by: TestUser, payload?: object) =>
    testApp.app.inject({ method, url: path, headers: by.headers, ...(payload ? { payload } : {}) })
  const signIn = ({ user }: TestUser, code?: string) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { email: user.email, password: testPassword, ...(code === undefined ? {} : { code }) },
    })
  const codeNow = (secret: string) => codeAt(secret, stepAt(testApp.context.now()))
  const nextStep = () => {
    testApp.clock.now = new Date(testApp.context.now().getTime() + step)
  }
  const setUp = async (person: TestUser) => {
    const begun = await call('POST', `${url}/setup`, person, { password: testPassword })
    expect(begun.statusCode).toBe(200)
    const { secret } = begun.json()
    const answer = await call('POST', url, person, { code: codeNow(secret) })
    expect(answer.statusCode).toBe(201)
    return { secret: secret as string, codes: answer.json().recoveryCodes as string[] }
  }
  const protectedPerson = async (role: Role = 'viewer') => {
    const person = await signInAs(testApp, role)
    return { person, ...(await setUp(person)) }
  }
  const requireFor = (by: TestUser, roles: string[]) => call('PUT', '/api/second-factor-roles', by, { roles })

  it('is set up with the password and proven with a code', async () => {
    const person = await signInAs(testApp, 'viewer')
    const wrong = await call('POST', `${url}/setup`, person, { password: 'wrong guess' })
    expect(wrong.json().issues).toEqual([{ path: 'password', message: 'The current password is not right.' }])
    const begun = (await call('POST', `${url}/setup`, person, { password: testPassword })).json()
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(begun.uri).toContain(encodeURIComponent(person.user.email))
    expect((await call('POST', url, person, { code: '000000' })).json().issues).toMatchObject([
      { path: 'code' },
    ])
    // Not asked for before it is proven: a phone that never got the secret locks nobody out.
    expect((await signIn(person)).statusCode).toBe(200)
    const code = codeNow(begun.secret)
    const finished = await call('POST', url, person, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(finished.json().recoveryCodes).toHaveLength(10)
    const facts = (await call('GET', url, person)).json()
    expect(facts).toMatchObject({ isOn: true, recoveryCodesLeft: 10, isRequired: false })
    expect((await call('POST', url, person, { code })).statusCode).toBe(404)
  })

  it('moves to another phone; the old one counts until the new one is proven', async () => {
    const { person, secret, codes } = await protectedPerson()
    const { secret: next } = (await call('POST', `${url}/setup`, person, { password: testPassword })).json()
    nextStep()
    expect((await signIn(person, codeNow(next))).statusCode).toBe(401)
    expect((await signIn(person, codeNow(secret))).statusCode).toBe(200)
    expect((await call('POST', url, person, { code: codeNow(secret) })).statusCode).toBe(400)
    expect((await call('POST', url, person, { code: codeNow(next) })).statusCode).toBe(201)
    nextStep()
    expect((await signIn(person, codeNow(secret))).statusCode).toBe(401)
    expect((await signIn(person, codes[0])).statusCode).toBe(401)
    expect((await signIn(person, codeNow(next))).statusCode).toBe(200)
  })

  it('is asked for after the right password only', async () => {
    const { person, secret } = await protectedPerson()
    nextStep()
    const asked = await signIn(person)
    expect(asked.statusCode).toBe(401)
    expect(asked.json()).toEqual({
      message: 'Enter the code from your authenticator app.',
      code: 'second_factor_required',
    })
    expect(asked.headers['set-cookie']).toBeUndefined()
    const refused = await signIn(person, '000000')
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toMatchObject({ code: 'second_factor_required' })
    expect((await signIn(person, codeNow(secret))).statusCode).toBe(200)
  })

  it('takes no code twice, not even side by side', async () => {
    const { person, secret } = await protectedPerson()
    const code = codeNow(secret)
    expect((await signIn(person, code)).statusCode).toBe(401)
    nextStep()
    const answers = await Promise.all([1, 2].map(() => signIn(person, codeNow(secret))))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401])
  })

  it('counts wrong codes as failed sign-ins', async () => {
    const { person, secret } = await protectedPerson()
    nextStep()
    for (let tries = 0; tries < 12; tries += 1) await signIn(person)
    for (let tries = 0; tries < 8; tries += 1) expect((await signIn(person, '000000')).statusCode).toBe(401)
    expect((await signIn(person, codeNow(secret))).statusCode).toBe(429)
  })

  it('can be replaced by each recovery code once', async () => {
    const { person, codes } = await protectedPerson()
    const [first = '', second = ''] = codes
    expect((await signIn(person, first)).statusCode).toBe(200)
    expect((await signIn(person, first)).statusCode).toBe(401)
    expect((await signIn(person, second.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200)
    expect((await call('GET', url, person)).json().recoveryCodesLeft).toBe(8)
    const renewed = await call('POST', `${url}/recovery-codes`, person, { password: testPassword })
    expect(renewed.json().recoveryCodes).toHaveLength(10)
    expect((await signIn(person, codes[2])).statusCode).toBe(401)
    expect((await signIn(person, renewed.json().recoveryCodes[0])).statusCode).toBe(200)
  })

  it('is stored encrypted, and cannot be moved to another account', async () => {
    const [one, other] = [await protectedPerson(), await protectedPerson()]
    const { db } = testApp.context.database
    const rows = () => db.selectFrom('second_factors').selectAll().execute()
    expect(JSON.stringify(await rows())).not.toContain(one.secret)
    const stored = (await rows()).find(({ user_id }) => user_id === one.person.user.id)?.secret ?? ''
    await db
      .updateTable('second_factors')
      .set({ secret: stored })
      .where('user_id', '=', other.person.user.id)
      .execute()
    nextStep()
    expect((await signIn(other.person, codeNow(one.secret))).statusCode).toBe(401)
    expect((await signIn(one.person, codeNow(one.secret))).statusCode).toBe(200)
  })

  it('that the site cannot read any more lets a recovery code in, and says so of any other', async () => {
    const { person, secret, codes } = await protectedPerson()
    const { db } = testApp.context.database
    const other = new SiteKey('the key of another site, which is not here').encrypt(secret, 'second factor')
    await db
      .updateTable('second_factors')
      .set({ secret: other })
      .where('user_id', '=', person.user.id)
      .execute()
    nextStep()
    const refused = await signIn(person, codeNow(secret))
    expect(refused.statusCode).toBe(401)
    expect(refused.body).toContain('The site can no longer check codes of your app.')
    expect((await signIn(person, codes[0])).statusCode).toBe(200)
  })

  it('is removed with the password', async () => {
    const { person } = await protectedPerson()
    const wrong = await call('POST', `${url}/removal`, person, { password: 'wrong guess' })
    expect(wrong.statusCode).toBe(400)
    expect((await signIn(person)).statusCode).toBe(401)
    const removed = await call('POST', `${url}/removal`, person, { password: testPassword })
    expect(removed.statusCode).toBe(204)
    expect((await signIn(person)).statusCode).toBe(200)
    expect((await call('GET', url, person)).json()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 })
  })

  it('is reset by an administrator, in the open', async () => {
    const { person } = await protectedPerson('editor')
    const admin = await signInAs(testApp, 'admin')
    const path = `/api/users/${person.user.id}/second-factor`
    expect((await call('DELETE', path, await signInAs(testApp, 'editor'))).statusCode).toBe(403)
    expect((await call('DELETE', path, admin)).statusCode).toBe(204)
    expect((await call('DELETE', path, admin)).statusCode).toBe(404)
    expect((await call('GET', '/api/auth/session', person)).statusCode).toBe(401)
    expect((await signIn(person)).statusCode).toBe(200)
    const activity = (await call('GET', '/api/activity?type=user&limit=1', admin)).json()
    expect(activity[0].sentence).toContain('second factor')
    const boss = (await protectedPerson('super_admin')).person
    expect((await call('DELETE', `/api/users/${boss.user.id}/second-factor`, admin)).statusCode).toBe(403)
    expect((await call('DELETE', `/api/users/${boss.user.id}/second-factor`, boss)).statusCode).toBe(403)
  })

  it('can be required of a role, whose people set it up before anything else', async () => {
    const boss = await signInAs(testApp, 'super_admin')
    const viewer = await signInAs(testApp, 'viewer')
    expect((await requireFor(viewer, [])).statusCode).toBe(403)
    expect((await requireFor(boss, ['nobody'])).statusCode).toBe(400)
    expect((await requireFor(boss, ['viewer'])).json()).toEqual({ roles: ['viewer'] })
    try {
      const refused = await call('GET', '/api/activity', viewer)
      expect(refused.statusCode).toBe(403)
      expect(refused.json().code).toBe('second_factor_setup_required')
      expect((await signIn(viewer)).json().firstStep).toBe('second_factor_setup_required')
      await setUp(viewer)
      expect((await call('GET', '/api/activity', viewer)).statusCode).toBe(200)
      const removal = await call('POST', `${url}/removal`, viewer, { password: testPassword })
      expect(removal.statusCode).toBe(403)
    } finally {
      expect((await requireFor(boss, [])).json()).toEqual({ roles: [] })
    }
  })

  it('is required by nobody of a role above their own', async () => {
    const admin = await signInAs(testApp, 'admin')
    expect((await requireFor(admin, ['super_admin'])).statusCode).toBe(403)
    expect((await call('GET', '/api/second-factor-roles', admin)).json()).toEqual({ roles: [] })
  })

  it('leaves its secrets in no answer, no line of the change log and no other session', async () => {
    const { person, secret, codes } = await protectedPerson('super_admin')
    const elsewhere = await startTestSession(testApp, person.user)
    const answers = await Promise.all(
      ['/api/users', '/api/activity?limit=200', '/api/auth/session', url].map((path) =>
        call('GET', path, elsewhere),
      ),
    )
    const log = await new ChangeLog('user').list(testApp.context.database.db, person.user.id)
    const seen = answers.map((answer) => answer.body).join() + JSON.stringify(log)
    expect(log[0]?.after).toMatchObject({ 'second factor': 'set up' })
    for (const hidden of [secret, ...codes]) expect(seen).not.toContain(hidden)
    const stored = await testApp.context.database.db.selectFrom('recovery_codes').selectAll().execute()
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''))
  })
})
