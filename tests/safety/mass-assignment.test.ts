import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Role, roles } from '../../src/shared/roles.ts'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication } from '../support/test-application.ts'
import { createTestUser, signInAs, type TestUser } from '../support/test-user.ts'
import { definitions, freshBody, save } from './content-bodies.ts'

/** What a client must never decide, in the spellings of bodies and of tables. */
const smuggled = {
  role: 'super_admin',
  permissions: ['all'],
  isAdmin: true,
  passwordHash: 'planted',
  password_hash: 'planted',
  mustChangePassword: false,
  must_change_password: 0,
  lastLogin: '2001-01-01T00:00:00.000Z',
  revision: 99,
  createdAt: '2001-01-01T00:00:00.000Z',
  updatedAt: '2001-01-01T00:00:00.000Z',
  created_at: '2001-01-01T00:00:00.000Z',
  deleted_at: '2001-01-01T00:00:00.000Z',
  updated_by: 'Planted',
  is_visible: 1,
  unique_key: 'planted',
  position: -99,
  actor: 'Planted',
}

onEachDatabase('values that are not the sender’s to set', (database) => {
  let site: AttackedSite
  let people: Record<Role, TestUser>
  beforeAll(async () => {
    site = await startAttackedSite(database)
    const signedIn = await Promise.all(roles.map(async (role) => [role, await signInAs(site, role)]))
    people = Object.fromEntries(signedIn)
  })
  afterAll(() => site.close())

  const storedUser = (id: string) =>
    site.context.database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const put = (path: string, { headers }: TestUser, body: object) =>
    site.send({ method: 'PUT', path, headers, body })

  describe.each(roles)('sent by a %s', (role) => {
    it('do not change their own account', async () => {
      const person = people[role]
      const before = await storedUser(person.user.id)
      const body = { ...smuggled, id: 'other', email: 'other@example.org', isActive: false, name: 'New Name' }
      expect((await put('/api/auth/profile', person, body)).status).toBe(200)
      expect(await storedUser(person.user.id)).toEqual({
        ...before,
        name: 'New Name',
        display_name: expect.any(String),
        revision: before.revision + 1,
        updated_at: expect.stringMatching(/^202/),
      })
    })

    it('do not raise anybody', async () => {
      const other = await createTestUser(site, 'viewer')
      for (const target of [people[role].user, other]) {
        const before = await storedUser(target.id)
        const { status } = await put(`/api/users/${target.id}`, people[role], smuggled)
        const after = await storedUser(target.id)
        expect(status).toBe(role === 'super_admin' ? 200 : 403)
        expect(after.password_hash).toBe(before.password_hash)
        if (role !== 'super_admin') expect(after).toEqual(before)
      }
    })

    it('come to nothing in an application', async () => {
      const body = { ...exampleApplication, ...smuggled, id: 'planted', status: 'accepted', notes: 'planted' }
      const headers = { ...people[role].headers, 'idempotency-key': `planted ${role}` }
      const answer = await site.send({ method: 'POST', path: '/api/applications', headers, body })
      expect(answer.status).toBe(201)
      const row = await site.context.database.db
        .selectFrom('applications')
        .selectAll()
        .where('id', '=', answer.json().id)
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({ status: 'pending', notes: '', revision: 1, first_response_at: null })
      expect(JSON.stringify(row)).not.toMatch(/2001-01-01|"planted"/)
    })
  })

  it('do not set the sender’s words through a review', async () => {
    const headers = { 'idempotency-key': 'review' }
    const sent = await site.send({
      method: 'POST',
      path: '/api/applications',
      headers,
      body: exampleApplication,
    })
    const { id } = sent.json()
    const body = { ...smuggled, status: 'contacted', id: 'planted', name: 'Planted', request: 'Planted' }
    const answer = await put(`/api/applications/${id}`, people.editor, body)
    expect(answer.json()).toMatchObject({ ...exampleApplication, id, status: 'contacted' })
    expect(answer.text).not.toMatch(/2001-01-01|Planted/)
  })

  it.each(definitions.map((definition) => [definition.path, definition] as const))(
    'are left out of %s',
    async (path, definition) => {
      const isOurs = ([name]: [string, unknown]) => !(name in definition.fields)
      const extra = Object.fromEntries(Object.entries(smuggled).filter(isOurs))
      const body = { ...freshBody(definition), ...extra }
      const created = await save(site, people.super_admin, definition, body)
      expect(created.status, created.text).toBeLessThan(300)
      const { id } = created.json()
      const address = definition.kind === 'singleton' ? `/api/${path}` : `/api/${path}/${id}`
      const writer = definition.writePermission === 'all' ? 'super_admin' : 'admin'
      const changed = await put(address, people[writer], { ...extra, id: 'planted' })
      expect(changed.json()).toMatchObject({ id })
      const row = await site.context.database.db
        .selectFrom('entries')
        .selectAll()
        .where('type', '=', definition.name)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({
        revision: 2,
        deleted_at: null,
        updated_by: people[writer].user.displayName,
      })
      expect(Object.keys(JSON.parse(row.data)).sort()).toEqual(Object.keys(definition.fields).sort())
      expect(JSON.stringify(row)).not.toMatch(/2001-01-01|[Pp]lanted/)
    },
  )
})
