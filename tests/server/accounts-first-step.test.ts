import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

onEachDatabase('a password set by an administrator', (database) => {
  let testApp: TestApp
  let admin: TestUser
  beforeAll(async () => {
    testApp = await startTestApp(database)
    admin = await signInAs(testApp, 'admin')
  })
  afterAll(() => testApp.close())

  const call = (method: 'GET' | 'POST' | 'PUT', url: string, cookie: string, payload?: object) =>
    testApp.app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) })
  const create = async (email: string) => {
    const payload = { email, password: 'eleven grey goats', name: 'New Person', role: 'admin' }
    const answer = await call('POST', '/api/users', admin.headers.cookie, payload)
    expect(answer.statusCode).toBe(201)
    return answer.json().id as string
  }
  const signIn = async (email: string, password = 'eleven grey goats') => {
    const payload = { email, password }
    const answer = await testApp.app.inject({ method: 'POST', url: '/api/auth/sign-in', payload })
    expect(answer.statusCode).toBe(200)
    return { body: answer.json(), cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
  }

  it('lets its owner in to change it, and to nothing else until then', async () => {
    await create('mona@example.org')
    const { body, cookie } = await signIn('mona@example.org')
    expect(body).toMatchObject({
      user: { email: 'mona@example.org' },
      firstStep: 'password_change_required',
    })
    const refused = ['/api/users', '/api/applications', '/api/activity', '/api/auth/sessions', '/api/trash']
    for (const url of refused) {
      const answer = await call('GET', url, cookie)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({
        message: 'Please choose your own password first.',
        code: 'password_change_required',
      })
    }
    for (const [method, url] of [
      ['PUT', '/api/auth/profile'],
      ['POST', '/api/auth/second-factor/setup'],
      ['POST', '/api/partners'],
    ] as const)
      expect((await call(method, url, cookie, { name: 'x' })).statusCode).toBe(403)
    expect((await call('GET', '/api/auth/session', cookie)).json().firstStep).toBe('password_change_required')

    const change = { currentPassword: 'eleven grey goats', newPassword: 'nine blue kites' }
    expect((await call('PUT', '/api/auth/password', cookie, change)).statusCode).toBe(204)
    expect((await call('GET', '/api/users', cookie)).statusCode).toBe(200)
    expect((await call('GET', '/api/auth/session', cookie)).json()).not.toHaveProperty('firstStep')
    expect((await signIn('mona@example.org', 'nine blue kites')).body).not.toHaveProperty('firstStep')
  })

  it('shows only what visitors see until it is changed', async () => {
    const hidden = { name: `Hidden ${database}`, isActive: false }
    const author = await signInAs(testApp, 'super_admin')
    expect((await call('POST', '/api/partners', author.headers.cookie, hidden)).statusCode).toBe(201)
    await create('salma@example.org')
    const { cookie } = await signIn('salma@example.org')
    const answer = await call('GET', '/api/partners', cookie)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain(hidden.name)
  })

  it('cannot be chosen again', async () => {
    await create('laila@example.org')
    const { cookie } = await signIn('laila@example.org')
    const same = { currentPassword: 'eleven grey goats', newPassword: 'eleven grey goats' }
    const answer = await call('PUT', '/api/auth/password', cookie, same)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues).toEqual([
      { path: 'newPassword', message: 'This is the password you already have. Please choose another.' },
    ])
  })

  it('is also one that was forgotten and set anew', async () => {
    const person = await signInAs(testApp, 'editor')
    const url = `/api/users/${person.user.id}`
    await call('PUT', url, admin.headers.cookie, { password: 'five brown mules' })
    const { body } = await signIn(person.user.email, 'five brown mules')
    expect(body.firstStep).toBe('password_change_required')
    const listed = (await call('GET', '/api/users', admin.headers.cookie)).json()
    const facts = listed.find(({ id }: { id: string }) => id === person.user.id)
    expect(facts).toMatchObject({ mustChangePassword: true, hasSecondFactor: false })
  })
})
