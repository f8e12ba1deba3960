import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ChangeLog } from '../../src/server/engine/change-log.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { createTestUser, signInAs, type TestUser, testPassword } from '../support/test-user.ts'

onEachDatabase('users', (database) => {
  let testApp: TestApp
  let admin: TestUser
  beforeAll(async () => {
    testApp = await startTestApp(database)
    admin = await signInAs(testApp, 'admin')
  })
  afterAll(() => testApp.close())

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    extra: Record<string, string> = {},
  ) =>
    testApp.app.inject({
      method,
      url: `/api/users${path}`,
      headers: { ...admin.headers, ...extra },
      ...(payload ? { payload } : {}),
    })
  let count = 0
  const newPerson = (changes: object = {}) => ({
    email: `person${++count}@example.org`,
    password: 'nine blue kites',
    name: 'Mona Farid',
    ...changes,
  })
  const create = async (changes: object = {}) => (await call('POST', '', newPerson(changes))).json()
  const changesOf = (id: string) => new ChangeLog('user').list(testApp.context.database.db, id)
  const signIn = async (email: string, password: string) => {
    const request = { method: 'POST', url: '/api/auth/sign-in', payload: { email, password } } as const
    return (await testApp.app.inject(request)).statusCode
  }

  describe('are created', () => {
    it('as editors with that role’s permissions, active, and shown by their full name', async () => {
      const person = newPerson()
      const answer = await call('POST', '', person)
      expect(answer.statusCode).toBe(201)
      const { id, createdAt, updatedAt, ...rest } = answer.json()
      expect(rest).toEqual({
        email: person.email,
        name: 'Mona Farid',
        displayName: 'Mona Farid',
        role: 'editor',
        permissions: ['read', 'write', 'manage_content'],
        isActive: true,
        language: null,
        lastLogin: null,
      })
      expect(answer.headers.location).toBe(`/api/users/${id}`)
      expect(createdAt).toBe(updatedAt)
      expect(await signIn(person.email, person.password)).toBe(200)
    })

    it('as they are asked for', async () => {
      const wanted = { displayName: 'Mona', role: 'viewer', permissions: ['read', 'write'], isActive: false }
      const answer = await call('POST', '', newPerson(wanted))
      expect(answer.json()).toMatchObject(wanted)
    })

    it('without what the server decides, whatever is sent', async () => {
      const sent = {
        id: 'mine',
        passwordHash: 'x',
        password_hash: 'x',
        revision: 7,
        lastLogin: 'x',
        createdAt: 'x',
      }
      const person = await create(sent)
      expect(person.id).not.toBe('mine')
      expect(person.lastLogin).toBeNull()
      expect(person.createdAt).not.toBe('x')
      expect(person).not.toHaveProperty('revision')
    })

    it('with an email in lower case that nobody else has, in any case', async () => {
      const person = await create({ email: 'Sara@Example.org' })
      expect(person.email).toBe('sara@example.org')
      const answer = await call('POST', '', newPerson({ email: 'SARA@example.ORG' }))
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toEqual({
        message: 'A user with this email address already exists.',
        issues: [{ path: 'email', message: 'A user with this email address already exists.' }],
      })
    })

    it('once, of many requests for one email at once', async () => {
      const person = newPerson()
      const answers = await Promise.all(Array.from({ length: 6 }, () => call('POST', '', person)))
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409])
    })

    it('not at all with wrong input; every wrong field is named', async () => {
      const issuesOf = async (payload: object) => {
        const answer = await call('POST', '', payload)
        expect(answer.statusCode).toBe(400)
        return answer.json().issues
      }
      expect(await issuesOf({})).toEqual([
        { path: 'email', message: 'Email is required' },
        { path: 'password', message: 'Password is required' },
        { path: 'name', message: 'Full Name is required' },
      ])
      const kinds = { email: 'x', password: 5, name: {}, displayName: [], role: 'boss', isActive: 'yes' }
      const paths = (await issuesOf({ ...kinds, permissions: 'all' })).map(
        (issue: { path: string }) => issue.path,
      )
      expect(paths).toEqual([
        ...['email', 'password', 'name', 'displayName', 'role', 'permissions', 'isActive'],
      ])
      expect(await issuesOf(newPerson({ permissions: ['read', 'fly'] }))).toMatchObject([
        { path: 'permissions.1' },
      ])
      const same = { email: 'someone@example.org', password: 'Someone@example.org' }
      expect(await issuesOf({ ...same, name: 5 })).toEqual([
        { path: 'name', message: 'Full Name must be text' },
        { path: 'password', message: 'Password must not be the email address' },
      ])
      for (const password of ['short', 'password123', 'x'.repeat(201)])
        expect(await issuesOf(newPerson({ password }))).toMatchObject([{ path: 'password' }])
      expect(await issuesOf([])).toMatchObject([{ path: '' }])
    })

    it('with a line in the change log that knows no password', async () => {
      const person = await create()
      const changes = await changesOf(person.id)
      expect(changes).toMatchObject([
        { action: 'create', revision: 1, actor: { id: admin.user.id }, before: null, after: person },
      ])
      expect(JSON.stringify(changes)).not.toMatch(/nine blue|argon2/)
    })
  })

  it('are listed newest first, without hashes', async () => {
    testApp.clock.now = new Date(Date.now() + 1000)
    const older = await create()
    testApp.clock.now = new Date(Date.now() + 2000)
    const newer = await create()
    testApp.clock.now = undefined
    const answer = await call('GET', '')
    expect(answer.headers['cache-control']).toContain('no-store')
    const ids = answer.json().map((user: { id: string }) => user.id)
    expect(ids.slice(0, 2)).toEqual([newer.id, older.id])
    expect(answer.body).not.toMatch(/hash|argon2/i)
    expect((await call('GET', `/${newer.id}`)).json()).toEqual(newer)
  })

  describe('are changed', () => {
    it('field by field; what is not sent stays', async () => {
      const person = await create({ displayName: 'Mona' })
      const answer = await call('PUT', `/${person.id}`, { name: 'Mona Aziz' })
      expect(answer.statusCode).toBe(200)
      const { updatedAt, ...rest } = answer.json()
      expect(rest).toEqual({ ...rest, ...person, name: 'Mona Aziz', updatedAt: undefined })
      expect(updatedAt >= person.updatedAt).toBe(true)
      expect((await call('PUT', `/${person.id}`, { displayName: '' })).json().displayName).toBe('Mona Aziz')
    })

    it('but never their email, id or hash', async () => {
      const person = await create()
      const sent = {
        email: 'other@example.org',
        id: 'mine',
        passwordHash: 'x',
        password_hash: 'x',
        createdAt: 'x',
      }
      const answer = await call('PUT', `/${person.id}`, sent)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ id: person.id, email: person.email, createdAt: person.createdAt })
      expect(await signIn(person.email, 'nine blue kites')).toBe(200)
    })

    it('to the permissions of a new role, unless others are named with it', async () => {
      const person = await create({ permissions: ['read', 'write'] })
      const kept = await call('PUT', `/${person.id}`, { role: 'editor', name: 'Mona' })
      expect(kept.json().permissions).toEqual(['read', 'write'])
      const reset = await call('PUT', `/${person.id}`, { role: 'viewer' })
      expect(reset.json()).toMatchObject({ role: 'viewer', permissions: ['read'] })
      const named = await call('PUT', `/${person.id}`, {
        role: 'editor',
        permissions: ['read', 'write', 'read'],
      })
      expect(named.json()).toMatchObject({ role: 'editor', permissions: ['read', 'write'] })
    })

    it('to a new password by an admin', async () => {
      const person = await create()
      const answer = await call('PUT', `/${person.id}`, { password: 'ten small lamps' })
      expect(answer.statusCode).toBe(200)
      expect(await signIn(person.email, 'nine blue kites')).toBe(401)
      expect(await signIn(person.email, 'ten small lamps')).toBe(200)
      const refused = await call('PUT', `/${person.id}`, { password: person.email })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().issues).toMatchObject([{ path: 'password' }])
      const changes = await changesOf(person.id)
      expect(changes[0]?.after).toMatchObject({ password: 'changed' })
      expect(JSON.stringify(changes)).not.toMatch(/ten small|argon2/)
    })

    it('not at all with wrong input', async () => {
      const person = await create()
      const answer = await call('PUT', `/${person.id}`, { name: '', role: 'boss', password: 'short' })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().issues.map((issue: { path: string }) => issue.path)).toEqual([
        ...['name', 'role', 'password'],
      ])
      expect((await call('GET', `/${person.id}`)).json()).toEqual(person)
    })

    it('with a line in the change log each time', async () => {
      const person = await create()
      await call('PUT', `/${person.id}`, { isActive: false })
      expect(await changesOf(person.id)).toMatchObject([
        { action: 'update', revision: 2, before: { isActive: true }, after: { isActive: false } },
        { action: 'create', revision: 1 },
      ])
    })
  })

  it('are deleted for good, and the change log remembers', async () => {
    const person = await create()
    expect((await call('DELETE', `/${person.id}`)).statusCode).toBe(204)
    expect((await call('GET', `/${person.id}`)).statusCode).toBe(404)
    expect(await signIn(person.email, 'nine blue kites')).toBe(401)
    const [change] = await changesOf(person.id)
    expect(change).toMatchObject({ action: 'delete', revision: 2, before: { id: person.id }, after: null })
    expect((await call('POST', '', newPerson({ email: person.email }))).statusCode).toBe(201)
  })

  it('are not found under an unknown id', async () => {
    for (const id of ['nobody', "x'--", '..%2F..']) {
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        const answer = await call(method, `/${id}`, method === 'PUT' ? { name: 'Mona' } : undefined)
        expect(answer.statusCode).toBe(404)
      }
    }
  })

  it('are saved only over the state that was read, where the request names one', async () => {
    const read = await call('GET', `/${(await create()).id}`)
    const path = `/${read.json().id}`
    const etag = String(read.headers.etag)
    expect(await signIn(read.json().email, 'nine blue kites')).toBe(200)
    const first = await call('PUT', path, { name: 'First' }, { 'if-match': etag })
    expect(first.statusCode).toBe(200)
    expect(first.headers.etag).not.toBe(etag)
    expect((await call('PUT', path, { name: 'Second' }, { 'if-match': etag })).statusCode).toBe(412)
    expect((await call('DELETE', path, undefined, { 'if-match': etag })).statusCode).toBe(412)
    expect((await call('GET', path)).json().name).toBe('First')
    const etagNow = String(first.headers.etag)
    expect((await call('DELETE', path, undefined, { 'if-match': etagNow })).statusCode).toBe(204)
  })

  it('keep their own password through the call that asks for the old one', async () => {
    const answer = await call('PUT', `/${admin.user.id}`, { password: 'nine blue kites' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe('Please change your own password in your profile.')
    expect(await signIn(admin.user.email, testPassword)).toBe(200)
  })

  it('with stored permissions that are missing have those of their role', async () => {
    const { id } = await createTestUser(testApp, 'editor')
    const { db } = testApp.context.database
    await db.updateTable('users').set({ permissions: null }).where('id', '=', id).execute()
    expect((await call('GET', `/${id}`)).json().permissions).toEqual(['read', 'write', 'manage_content'])
  })
})
