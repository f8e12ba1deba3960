import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ChangeLog } from '../../src/server/engine/change-log.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, startTestSession, type TestUser, testPassword } from '../support/test-user.ts'

onEachDatabase('one’s own account', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database)
  })
  afterAll(() => testApp.close())

  const put = (url: string, { headers }: Pick<TestUser, 'headers'>, payload: object) =>
    testApp.app.inject({ method: 'PUT', url: `/api/auth/${url}`, headers, payload })
  const changePassword = (by: TestUser, currentPassword: string, newPassword: string) =>
    put('password', by, { currentPassword, newPassword })
  const session = ({ headers }: TestUser) => testApp.app.inject({ url: '/api/auth/session', headers })
  const signIn = async ({ user }: TestUser, password: string) => {
    const payload = { email: user.email, password }
    return (await testApp.app.inject({ method: 'POST', url: '/api/auth/sign-in', payload })).statusCode
  }

  it('is closed to whoever is not signed in', async () => {
    const calls = [
      ['GET', 'session'],
      ['PUT', 'profile'],
      ['PUT', 'password'],
      ['GET', 'sessions'],
      ['DELETE', 'sessions'],
    ] as const
    for (const [method, name] of calls) {
      const answer = await testApp.app.inject({ method, url: `/api/auth/${name}` })
      expect(answer.statusCode).toBe(401)
    }
  })

  describe('profile', () => {
    it.each(['viewer', 'editor', 'admin', 'super_admin'] as const)(
      'of a %s takes new names',
      async (role) => {
        const person = await signInAs(testApp, role)
        const names = { name: 'Mona Farid', displayName: `Mona, ${role}` }
        const answer = await put('profile', person, names)
        expect(answer.statusCode).toBe(200)
        expect(answer.json()).toMatchObject({ id: person.user.id, ...names })
        expect((await session(person)).json().user).toEqual(answer.json())
      },
    )

    it('changes nothing but names, whatever else is sent', async () => {
      const person = await signInAs(testApp, 'viewer')
      const answer = await put('profile', person, {
        ...{ name: 'Mona', id: 'x', email: 'other@example.org', role: 'super_admin', permissions: ['all'] },
        ...{ isActive: false, password: 'nine blue kites', passwordHash: 'x', revision: 9 },
      })
      const { name: _old, updatedAt: _before, ...same } = person.user
      expect(answer.json()).toMatchObject(same)
      expect(await signIn(person, testPassword)).toBe(200)
    })

    it('shows the name where the display name is emptied', async () => {
      const person = await signInAs(testApp, 'viewer', { displayName: 'Boss' })
      expect((await put('profile', person, { displayName: '' })).json().displayName).toBe(person.user.name)
    })

    it('goes along with the name for those who go by it', async () => {
      const person = await signInAs(testApp, 'viewer', {
        name: 'Administrator',
        displayName: 'Administrator',
      })
      const renamed = (await put('profile', person, { name: 'Laila Hassan' })).json()
      expect(renamed.displayName).toBe('Laila Hassan')
      await put('profile', person, { displayName: 'Laila' })
      expect((await put('profile', person, { name: 'Laila Samir' })).json().displayName).toBe('Laila')
    })

    it('keeps a name', async () => {
      const person = await signInAs(testApp, 'viewer')
      const answer = await put('profile', person, { name: '  ', displayName: 'x'.repeat(201) })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().issues).toEqual([
        { path: 'name', message: 'Full Name is required' },
        { path: 'displayName', message: 'Display Name must be at most 200 characters' },
      ])
    })

    it('changes leave a line in the change log', async () => {
      const person = await signInAs(testApp, 'viewer')
      await put('profile', person, { name: 'Mona Farid' })
      const [change, ...older] = await new ChangeLog('user').list(testApp.context.database.db, person.user.id)
      expect(older).toEqual([])
      expect(change).toMatchObject({
        action: 'update',
        revision: 2,
        actor: { id: person.user.id, name: person.user.displayName },
        before: { name: person.user.name },
        after: { name: 'Mona Farid' },
      })
    })
  })

  describe('language', () => {
    it('is nobody’s until it is chosen, and then goes with the account', async () => {
      const person = await signInAs(testApp, 'viewer')
      expect((await session(person)).json().user.language).toBeNull()
      const answer = await put('profile', person, { language: 'ar' })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ language: 'ar', name: person.user.name })
      expect((await session(person)).json().user.language).toBe('ar')
      // Another change leaves it as it is.
      expect((await put('profile', person, { name: 'Mona Farid' })).json().language).toBe('ar')
    })

    it('comes back to the browser with every choice and every sign-in, for the screen before it', async () => {
      const person = await signInAs(testApp, 'viewer')
      const kept = { name: 'admin-language', value: 'ar', path: '/admin' }
      const chosen = await put('profile', person, { language: 'ar' })
      expect(chosen.cookies).toContainEqual(expect.objectContaining(kept))
      const payload = { email: person.user.email, password: testPassword }
      const signedIn = await testApp.app.inject({ method: 'POST', url: '/api/auth/sign-in', payload })
      expect(signedIn.cookies).toContainEqual(expect.objectContaining(kept))
    })

    it('is one that the area speaks', async () => {
      const person = await signInAs(testApp, 'viewer')
      const answer = await put('profile', person, { language: 'xx' })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().issues).toEqual([{ path: 'language', message: 'Language must be one of: en, ar' }])
    })

    it('leaves a line in the change log', async () => {
      const person = await signInAs(testApp, 'viewer')
      await put('profile', person, { language: 'ar' })
      const [change] = await new ChangeLog('user').list(testApp.context.database.db, person.user.id)
      expect(change).toMatchObject({ before: { language: null }, after: { language: 'ar' } })
    })
  })

  describe('password', () => {
    it('changes with the old one; other sessions end, this one goes on', async () => {
      const here = await signInAs(testApp, 'viewer')
      const there = await startTestSession(testApp, here.user)
      expect((await changePassword(here, testPassword, 'nine blue kites')).statusCode).toBe(204)
      expect((await session(here)).statusCode).toBe(200)
      expect((await session(there)).statusCode).toBe(401)
      expect(await signIn(here, testPassword)).toBe(401)
      expect(await signIn(here, 'nine blue kites')).toBe(200)
    })

    it('stays without the right old one', async () => {
      const here = await signInAs(testApp, 'viewer')
      const there = await startTestSession(testApp, here.user)
      const answer = await changePassword(here, 'wrong guess', 'nine blue kites')
      expect(answer.statusCode).toBe(400)
      expect(answer.json().issues).toEqual([
        { path: 'currentPassword', message: 'The current password is not right.' },
      ])
      expect((await session(there)).statusCode).toBe(200)
      expect(await signIn(here, testPassword)).toBe(200)
    })

    it('follows the rules for new ones', async () => {
      const here = await signInAs(testApp, 'viewer')
      for (const bad of ['short', 'x'.repeat(201), 'Password123', here.user.email.toUpperCase(), '']) {
        const answer = await changePassword(here, testPassword, bad)
        expect(answer.statusCode).toBe(400)
        expect(answer.json().issues).toMatchObject([{ path: 'newPassword' }])
      }
      const paths = (await put('password', here, {}))
        .json()
        .issues.map((issue: { path: string }) => issue.path)
      expect(paths).toEqual(['currentPassword', 'newPassword'])
      expect(await signIn(here, testPassword)).toBe(200)
    })

    it('is set by one of two changes made at once', async () => {
      const here = await signInAs(testApp, 'viewer')
      const answers = await Promise.all([
        changePassword(here, testPassword, 'nine blue kites'),
        changePassword(here, testPassword, 'ten small lamps'),
      ])
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 400])
    })

    it('appears nowhere in the change log, neither itself nor its hash', async () => {
      const here = await signInAs(testApp, 'viewer')
      await changePassword(here, testPassword, 'nine blue kites')
      const changes = await new ChangeLog('user').list(testApp.context.database.db, here.user.id)
      expect(changes).toHaveLength(1)
      expect(changes[0]?.after).toMatchObject({ password: 'changed' })
      expect(JSON.stringify(changes)).not.toMatch(/nine blue|argon2/)
    })
  })
})
