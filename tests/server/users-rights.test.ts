import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateUser } from '../../src/server/users/user-service.ts'
import type { User } from '../../src/server/users/user-store.ts'
import { defaultPermissions, type Role, rankOf, roles } from '../../src/shared/roles.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { createTestUser, signInAs, type TestUser } from '../support/test-user.ts'

onEachDatabase('rights over users', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database)
    // Somebody else is always super admin, except where a test takes that away.
    await createTestUser(testApp, 'super_admin')
  })
  afterAll(() => testApp.close())

  const call = (by: TestUser, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    testApp.app.inject({
      method,
      url: `/api/users${path}`,
      headers: by.headers,
      ...(payload ? { payload } : {}),
    })
  const change = async (by: TestUser, target: User, payload: object) =>
    (await call(by, 'PUT', `/${target.id}`, payload)).statusCode
  const remove = async (by: TestUser, target: User) => (await call(by, 'DELETE', `/${target.id}`)).statusCode
  const create = async (by: TestUser, payload: object) => {
    const person = { email: `${crypto.randomUUID()}@example.org`, password: 'nine blue kites', name: 'Mona' }
    return (await call(by, 'POST', '', { ...person, ...payload })).statusCode
  }
  const stored = (id: string) =>
    testApp.context.database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

  describe.each(roles)('of a %s', (role) => {
    const mayManage = rankOf(role) >= rankOf('admin')

    it(mayManage ? 'include every call' : 'include no call at all', async () => {
      const person = await signInAs(testApp, role)
      const target = await createTestUser(testApp, 'viewer')
      expect((await call(person, 'GET', '')).statusCode).toBe(mayManage ? 200 : 403)
      expect((await call(person, 'GET', `/${target.id}`)).statusCode).toBe(mayManage ? 200 : 403)
      expect(await create(person, { role: 'viewer' })).toBe(mayManage ? 201 : 403)
      expect(await change(person, target, { name: 'Mona' })).toBe(mayManage ? 200 : 403)
      expect(await remove(person, target)).toBe(mayManage ? 204 : 403)
      expect((await stored(target.id)) === undefined).toBe(mayManage)
    })

    it.each(roles)('over a %s end at their own rank', async (other: Role) => {
      const isAllowed = mayManage && rankOf(other) <= rankOf(role)
      const person = await signInAs(testApp, role)
      const target = await createTestUser(testApp, other)
      const before = await stored(target.id)
      expect(await create(person, { role: other })).toBe(isAllowed ? 201 : 403)
      const promoted = await createTestUser(testApp, 'viewer')
      expect(await change(person, promoted, { role: other })).toBe(isAllowed ? 200 : 403)
      for (const payload of [{ name: 'Mona' }, { isActive: false }, { role: 'viewer' }]) {
        expect(await change(person, target, payload)).toBe(isAllowed ? 200 : 403)
      }
      if (!isAllowed) {
        expect(await change(person, target, { password: 'nine blue kites' })).toBe(403)
        expect(await stored(target.id)).toEqual(before)
      }
      expect(await remove(person, isAllowed ? await createTestUser(testApp, other) : target)).toBe(
        isAllowed ? 204 : 403,
      )
    })

    it('do not include raising themself', async () => {
      const person = await signInAs(testApp, role)
      const status = await change(person, person.user, { role: 'super_admin', permissions: ['all'] })
      expect(status).toBe(role === 'super_admin' ? 200 : 403)
      expect((await stored(person.user.id))?.role).toBe(role)
    })
  })

  it('need a session', async () => {
    const nobody = { headers: { cookie: '' } } as TestUser
    const target = await createTestUser(testApp, 'viewer')
    expect((await call(nobody, 'GET', '')).statusCode).toBe(401)
    expect(await create(nobody, {})).toBe(401)
    expect(await change(nobody, target, { name: 'Mona' })).toBe(401)
    expect(await remove(nobody, target)).toBe(401)
  })

  describe('by permissions', () => {
    it('are given and taken by manage_users, whatever the role', async () => {
      const editor = await signInAs(testApp, 'editor', { permissions: ['read', 'manage_users'] })
      expect((await call(editor, 'GET', '')).statusCode).toBe(200)
      const admin = await signInAs(testApp, 'admin', { permissions: ['read'] })
      expect((await call(admin, 'GET', '')).statusCode).toBe(403)
    })

    it('never go beyond what one holds', async () => {
      const admin = await signInAs(testApp, 'admin')
      const target = await createTestUser(testApp, 'viewer')
      expect(await create(admin, { role: 'viewer', permissions: ['all'] })).toBe(403)
      expect(await change(admin, target, { permissions: ['read', 'all'] })).toBe(403)
      expect(await change(admin, admin.user, { permissions: ['all'] })).toBe(403)
      expect(await change(admin, target, { permissions: ['read', 'manage_media'] })).toBe(200)
      const editor = await signInAs(testApp, 'editor', { permissions: ['read', 'manage_users'] })
      expect(await create(editor, { role: 'viewer', permissions: ['read', 'write'] })).toBe(403)
      expect(await create(editor, { role: 'editor' })).toBe(403)
      expect(await create(editor, { role: 'viewer' })).toBe(201)
    })

    it('do not lift the limit of the role', async () => {
      const permissions = defaultPermissions('admin')
      const editor = await signInAs(testApp, 'editor', { permissions })
      expect(await create(editor, { role: 'editor' })).toBe(201)
      const answer = await call(editor, 'PUT', `/${editor.user.id}`, { role: 'admin' })
      expect(answer.statusCode).toBe(403)
      expect(answer.json().message).toBe('You cannot grant a role above your own.')
    })

    it('do not reach an account that holds more: its password would be a way up', async () => {
      const permissions = ['read', 'write', 'manage_content', 'manage_users']
      const editor = await signInAs(testApp, 'editor', { permissions })
      const above = await createTestUser(testApp, 'admin', { permissions: ['read'] })
      const beside = await createTestUser(testApp, 'editor', { permissions: ['read', 'manage_media'] })
      for (const target of [above, beside]) {
        expect(await change(editor, target, { password: 'nine blue kites' })).toBe(403)
        expect(await remove(editor, target)).toBe(403)
      }
      const below = await createTestUser(testApp, 'editor')
      expect(await change(editor, below, { password: 'nine blue kites' })).toBe(200)
    })

    it('cannot be taken from a super admin but with the role', async () => {
      const first = await signInAs(testApp, 'super_admin')
      const answer = await call(first, 'PUT', `/${first.user.id}`, { permissions: ['read'] })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().issues).toMatchObject([{ path: 'permissions' }])
      expect(await create(first, { role: 'super_admin', permissions: ['read'] })).toBe(400)
    })
  })

  it('do not include deleting oneself', async () => {
    for (const role of ['admin', 'super_admin'] as const) {
      const person = await signInAs(testApp, role)
      const answer = await call(person, 'DELETE', `/${person.user.id}`)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ message: 'You cannot delete your own account.' })
      expect(await stored(person.user.id)).toBeDefined()
    }
  })

  it('over a super admin belong to super admins, whatever permissions others hold', async () => {
    const admin = await signInAs(testApp, 'admin', { permissions: ['all'] })
    const target = await createTestUser(testApp, 'super_admin')
    const answer = await call(admin, 'PUT', `/${target.id}`, { name: 'Mona' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe('Only a super admin can change or delete a super admin.')
  })

  describe('of a request are those its sender has when it is written:', () => {
    it('of two who demote each other, one succeeds', async () => {
      const first = await signInAs(testApp, 'super_admin')
      const second = await signInAs(testApp, 'super_admin')
      const statuses = await Promise.all([
        change(first, second.user, { role: 'viewer' }),
        change(second, first.user, { role: 'viewer' }),
      ])
      // The slower one has lost the right, or already the session.
      expect(statuses.sort()).toEqual([200, expect.toBeOneOf([401, 403])])
    })

    it('none once the sender was deactivated or may no longer manage users', async () => {
      const target = await createTestUser(testApp, 'viewer')
      const inactive = await createTestUser(testApp, 'admin', { isActive: false })
      const trimmed = await createTestUser(testApp, 'admin', { permissions: ['read', 'write'] })
      const write = (actorId: string) =>
        updateUser(testApp.context, {
          actorId,
          id: target.id,
          changes: { name: 'Mona' },
          ifMatch: undefined,
        })
      await expect(write(inactive.id)).rejects.toMatchObject({ code: 'no_session' })
      await expect(write(trimmed.id)).rejects.toMatchObject({ code: 'not_allowed' })
    })
  })

  describe('leave the last active super admin', () => {
    const last = 'The last active super admin cannot be deleted, deactivated or given another role.'
    const activeSuperAdmins = () =>
      testApp.context.database.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'super_admin')
        .where('is_active', '=', 1)
        .execute()
    const onlyTheseAreSuperAdmins = async (...people: TestUser[]) => {
      const ids = people.map((person) => person.user.id)
      const { db } = testApp.context.database
      await db.updateTable('users').set({ is_active: 0 }).where('id', 'not in', ids).execute()
    }

    it.each([{ isActive: false }, { role: 'admin' }, { role: 'viewer', isActive: false }])(
      'as it is: %j',
      async (payload) => {
        const person = await signInAs(testApp, 'super_admin')
        await onlyTheseAreSuperAdmins(person)
        const answer = await call(person, 'PUT', `/${person.user.id}`, payload)
        expect(answer.statusCode).toBe(403)
        expect(answer.json().message).toBe(last)
        expect(await activeSuperAdmins()).toEqual([{ id: person.user.id }])
        expect(await change(person, person.user, { name: 'Mona' })).toBe(200)
      },
    )

    it('in place', async () => {
      const person = await signInAs(testApp, 'super_admin')
      await onlyTheseAreSuperAdmins(person)
      const answer = await call(person, 'DELETE', `/${person.user.id}`)
      expect(answer.statusCode).toBe(403)
      expect(answer.json().message).toBe(last)
      expect(await activeSuperAdmins()).toHaveLength(1)
    })

    it.each([
      { what: 'step down', first: { role: 'admin' }, second: { isActive: false } },
      { what: 'become inactive', first: { isActive: false }, second: { isActive: false } },
    ])('when two $what at the same moment', async ({ first, second }) => {
      const [one, two] = [await signInAs(testApp, 'super_admin'), await signInAs(testApp, 'super_admin')]
      await onlyTheseAreSuperAdmins(one, two)
      const statuses = await Promise.all([change(one, one.user, first), change(two, two.user, second)])
      expect(statuses.sort()).toEqual([200, 403])
      expect(await activeSuperAdmins()).toHaveLength(1)
    })

    it('when two delete each other at the same moment', async () => {
      const [one, two] = [await signInAs(testApp, 'super_admin'), await signInAs(testApp, 'super_admin')]
      await onlyTheseAreSuperAdmins(one, two)
      const statuses = await Promise.all([remove(one, two.user), remove(two, one.user)])
      expect(statuses.sort()).toEqual([204, 401])
      expect(await activeSuperAdmins()).toHaveLength(1)
    })
  })
})
