import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentTypes } from '../src/content/index.ts'
import type { Definition } from '../src/schema/define-content.ts'
import { type Fields, isEmpty } from '../src/schema/field.ts'
import { pageAddressOf } from '../src/schema/page-address.ts'
import { isLeftOutOfSummaries } from '../src/server/engine/list-json.ts'
import type { Role } from '../src/shared/roles.ts'
import { shownValues } from './safety/content-bodies.ts'
import { onEachDatabase, startTestApp, type TestApp } from './support/test-app.ts'
import { signInAs, type TestUser } from './support/test-user.ts'

const definitions: readonly Definition[] = contentTypes
const collections = definitions.filter((definition) => definition.kind === 'collection')
const singletons = definitions.filter((definition) => definition.kind === 'singleton')
const roles: Role[] = ['viewer', 'editor', 'admin', 'super_admin']

onEachDatabase('the contract of content', (database) => {
  let site: TestApp
  const people = new Map<string, TestUser>()

  beforeAll(async () => {
    site = await startTestApp(database)
    for (const role of roles) people.set(role, await signInAs(site, role))
  })
  afterAll(() => site.close())

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    role?: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) =>
    site.app.inject({
      method,
      url,
      headers: { ...(role ? people.get(role)?.headers : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })

  let made = 0
  /** An input that no other record of the type collides with. */
  function freshInput(definition: Definition): Record<string, unknown> {
    made += 1
    const input: Record<string, unknown> = { ...definition.example, id: `contract-${made}` }
    for (const [name, field] of Object.entries(definition.fields))
      if (field.uniqueMessage) input[name] = `Unique ${made}`
    return input
  }

  async function create(definition: Definition, changes: Record<string, unknown> = {}) {
    const answer = await call('POST', `/api/${definition.path}`, 'admin', {
      ...freshInput(definition),
      ...changes,
    })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }

  /** The title with another text in it, or another choice: a change every type can take. */
  const changeOf = ({ fields, titleField, example }: Definition) => {
    const others = fields[titleField]?.facts.options?.filter((option) => option !== example[titleField])
    return { [titleField]: others?.[0] ?? `Changed ${made++}` }
  }

  describe.each(collections.map((definition) => [definition.path, definition] as const))(
    '/api/%s',
    (path, definition) => {
      it('creates, reads, lists, changes and deletes a record', async () => {
        const record = await create(definition)
        expect((await call('GET', `/api/${path}/${record.id}`, 'viewer')).json()).toEqual(record)
        const list = await call('GET', `/api/${path}`, 'viewer')
        expect(list.json()).toContainEqual(record)
        expect(list.headers['x-total-count']).toBe(String(list.json().length))

        const changed = await call('PUT', `/api/${path}/${record.id}`, 'admin', changeOf(definition))
        expect(changed.statusCode, changed.body).toBe(200)
        expect(changed.json()).toMatchObject({
          ...record,
          ...pick(changed.json(), [definition.titleField, 'updatedAt', 'lastModified']),
        })

        expect((await call('DELETE', `/api/${path}/${record.id}`, 'admin')).statusCode).toBe(204)
        expect((await call('GET', `/api/${path}/${record.id}`, 'admin')).statusCode).toBe(404)
        expect((await call('GET', `/api/${path}`, 'admin')).json()).not.toContainEqual(
          expect.objectContaining({ id: record.id }),
        )
      })

      it('lists the same in short, without what only the page of a record shows', async () => {
        await create(definition)
        const whole: Record<string, unknown>[] = (await call('GET', `/api/${path}`, 'viewer')).json()
        const short = await call('GET', `/api/${path}?summary=true`, 'viewer')
        const left = Object.keys(definition.fields).filter((name) => isLeftOutOfSummaries(definition, name))
        expect(short.json()).toEqual(
          whole.map((record) =>
            Object.fromEntries(Object.entries(record).filter(([name]) => !left.includes(name))),
          ),
        )
        expect(short.headers['x-total-count']).toBe(String(whole.length))
      })

      it.runIf(pageAddressOf(definition.fields))('keeps an address of a page that changed', async () => {
        const { id } = await create(definition, shownValues(definition))
        const other = await create(definition, shownValues(definition))
        const address = `${id}-moved`
        const moved = await call('PUT', `/api/${path}/${id}`, 'editor', { address })
        expect([moved.statusCode, moved.json().address]).toEqual([200, address])
        for (const name of [id, address])
          for (const query of ['', '?by=address'])
            expect((await call('GET', `/api/${path}/${name}${query}`)).json()).toMatchObject({ id, address })
        const taken = await call('PUT', `/api/${path}/${other.id}`, 'editor', { address })
        expect([taken.statusCode, taken.json().issues[0].path]).toEqual([409, 'address'])
        expect((await call('PUT', `/api/${path}/${other.id}`, 'editor', { address: 'a b' })).statusCode).toBe(
          400,
        )
      })

      it('creates one record however often a request with one key arrives', async () => {
        const body = freshInput(definition)
        const headers = { 'idempotency-key': `contract ${path}` }
        const send = () => call('POST', `/api/${path}`, 'admin', body, headers)
        const answers = [...(await Promise.all([send(), send()])), await send()]
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
        expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
        expect(
          (await call('POST', `/api/${path}`, 'admin', freshInput(definition), headers)).statusCode,
        ).toBe(409)
      })

      it('tells staff who saved a record last, and visitors nothing of it', async () => {
        const record = await create(definition, shownValues(definition))
        expect(record.updatedBy).toBe('Admin')
        const changed = await call('PUT', `/api/${path}/${record.id}`, 'super_admin', {
          ...changeOf(definition),
          updatedBy: 'Nobody',
        })
        expect(changed.json().updatedBy).toBe('Super Admin')
        const read = async (url: string, role?: string) => (await call('GET', url, role)).json()
        expect(await read(`/api/${path}/${record.id}`, 'viewer')).toEqual(changed.json())
        expect(await read(`/api/${path}`, 'viewer')).toContainEqual(changed.json())
        const { updatedBy: _author, ...shown } = changed.json()
        expect(Object.keys(await read(`/api/${path}/${record.id}`))).toEqual(Object.keys(shown))
        expect(await read(`/api/${path}`)).not.toContainEqual(
          expect.objectContaining({ updatedBy: expect.anything() }),
        )
      })

      it('keeps every field that an update does not name', async () => {
        const record = await create(definition)
        const { updatedAt: _a, lastModified: _b, ...same } = record
        expect(
          (await call('PUT', `/api/${path}/${record.id}`, 'admin', { unknown: 1 })).json(),
        ).toMatchObject(same)
      })

      it.each(roles)('lets %s write exactly as the role permits', async (role) => {
        const record = await create(definition)
        const allowed =
          role === 'super_admin' ||
          role === 'admin' ||
          (role === 'editor' && definition.writePermission === 'manage_content')
        const answers = [
          await call('POST', `/api/${path}`, role, freshInput(definition)),
          await call('PUT', `/api/${path}/${record.id}`, role, changeOf(definition)),
          await call('DELETE', `/api/${path}/${record.id}`, role),
        ]
        expect(answers.map((answer) => answer.statusCode)).toEqual(
          allowed ? [201, 200, 204] : [403, 403, 403],
        )
      })

      it('asks strangers to sign in before any write', async () => {
        const record = await create(definition)
        const answers = [
          await call('POST', `/api/${path}`, undefined, freshInput(definition)),
          await call('PUT', `/api/${path}/${record.id}`, undefined, changeOf(definition)),
          await call('DELETE', `/api/${path}/${record.id}`),
          await call('GET', `/api/${path}/${record.id}/revisions`),
        ]
        expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401])
        expect((await call('GET', `/api/${path}/${record.id}`, 'admin')).json()).toEqual(record)
      })

      it('reports every required field that is missing', async () => {
        const required = Object.entries(definition.fields).filter(([, field]) => field.isRequired)
        const emptied = Object.fromEntries(required.map(([name]) => [name, null]))
        const answer = await call('POST', `/api/${path}`, 'admin', emptied)
        const unforgiving = required
          .filter(([, field]) => isEmpty(field.empty) || field.missingMessage !== undefined)
          .map(([name]) => name)
        if (unforgiving.length === 0) return
        expect(answer.statusCode).toBe(400)
        expect(
          answer
            .json()
            .issues.map((issue: { path: string }) => issue.path)
            .sort(),
        ).toEqual(unforgiving.sort())
      })

      it.each([['[]'], ['"text"'], ['7'], ['null'], ['{"broken'], ['']])(
        'refuses the body %s',
        async (payload) => {
          const headers = { ...people.get('admin')?.headers, 'content-type': 'application/json' }
          const answer = await site.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload })
          expect(answer.statusCode).toBe(400)
          expect(answer.json()).toHaveProperty('message')
        },
      )

      it('refuses a wrong type in any field and stores nothing', async () => {
        const before = (await call('GET', `/api/${path}`, 'admin')).json().length
        for (const name of Object.keys(definition.fields)) {
          const answer = await call('POST', `/api/${path}`, 'admin', {
            ...freshInput(definition),
            [name]: { $gt: '' },
          })
          const takesObjects = definition.fields[name]?.kind === 'group'
          if (!takesObjects) expect([name, answer.statusCode]).toEqual([name, 400])
          else await call('DELETE', `/api/${path}/${answer.json().id}`, 'admin')
        }
        expect((await call('GET', `/api/${path}`, 'admin')).json()).toHaveLength(before)
      })

      it('answers 304 to a visitor who holds what is sent, and to nobody after a change', async () => {
        const record = await create(definition, shownValues(definition))
        const url = `/api/${path}/${record.id}`
        for (const address of [url, `/api/${path}`]) {
          const etag = String((await call('GET', address)).headers.etag)
          const again = () => call('GET', address, undefined, undefined, { 'if-none-match': etag })
          expect((await again()).statusCode).toBe(304)
          await call('PUT', url, 'admin', changeOf(definition))
          const changed = await again()
          expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false])
        }
      })

      it('tells whoever may write the revision, and refuses a write to another one', async () => {
        const record = await create(definition)
        const url = `/api/${path}/${record.id}`
        const read = await call('GET', url, 'admin', undefined, { 'if-none-match': '"r1"' })
        // The tag names the revision, not the bytes: what is sent may look different after a deploy.
        expect([read.statusCode, read.headers.etag, read.headers['cache-control']]).toEqual([
          200,
          '"r1"',
          'private, no-store',
        ])
        const put = (ifMatch: string) =>
          call('PUT', url, 'admin', changeOf(definition), { 'if-match': ifMatch })
        const saved = await put('"r1"')
        expect([saved.statusCode, saved.headers.etag]).toEqual([200, '"r2"'])
        const stale = await put('"r1"')
        expect(stale.statusCode).toBe(412)
        expect(stale.json().message).toContain('Admin')
        expect((await put('"Zm9vYmFyYmF6cXV4cXV1eA"')).statusCode).toBe(412)
        expect((await put('"r1", W/"r2"')).statusCode).toBe(200)
        expect((await call('DELETE', url, 'admin', undefined, { 'if-match': '"r2"' })).statusCode).toBe(412)
        expect((await call('DELETE', url, 'admin', undefined, { 'if-match': '"r3"' })).statusCode).toBe(204)
      })

      it('remembers each revision and brings any of them back', async () => {
        const record = await create(definition)
        const url = `/api/${path}/${record.id}`
        const changed = (await call('PUT', url, 'admin', changeOf(definition))).json()
        const revisions = (await call('GET', `${url}/revisions`, 'viewer')).json()
        expect(revisions.map((revision: { action: string }) => revision.action)).toEqual(['update', 'create'])
        expect(revisions[0]).toMatchObject({
          revision: 2,
          changed: [definition.titleField],
          actor: { name: 'Admin' },
        })
        expect((await call('POST', `${url}/revisions/1/restore`, 'viewer')).statusCode).toBe(403)
        const restore = (ifMatch: string) =>
          call('POST', `${url}/revisions/1/restore`, 'admin', undefined, { 'if-match': ifMatch })
        expect((await restore('"r1"')).statusCode).toBe(412)
        const restored = await restore('"r2"')
        expect([restored.statusCode, restored.headers.etag]).toEqual([200, '"r3"'])
        expect(restored.json()[definition.titleField]).toEqual(record[definition.titleField])
        const part = { part: { field: definition.titleField } }
        const again = await call('POST', `${url}/revisions/2/restore`, 'admin', part)
        expect([again.statusCode, again.json()[definition.titleField]]).toEqual([
          200,
          changed[definition.titleField],
        ])
        expect((await call('POST', `${url}/revisions/99/restore`, 'admin')).statusCode).toBe(404)
      })

      it('moves what is deleted to the trash and back', async () => {
        const record = await create(definition)
        await call('DELETE', `/api/${path}/${record.id}`, 'admin')
        const trash = (await call('GET', '/api/trash', 'viewer')).json()
        expect(trash).toContainEqual(expect.objectContaining({ path, id: record.id, deletedBy: 'Admin' }))
        expect((await call('POST', `/api/trash/${path}/${record.id}/restore`, 'viewer')).statusCode).toBe(403)
        const restore = (ifMatch: string) =>
          call('POST', `/api/trash/${path}/${record.id}/restore`, 'admin', undefined, { 'if-match': ifMatch })
        expect((await restore('"r1"')).statusCode).toBe(412)
        const item = trash.find((candidate: { id: string }) => candidate.id === record.id)
        const restored = await restore(`"r${item.revision}"`)
        expect([restored.statusCode, restored.headers.etag]).toEqual([200, '"r3"'])
        expect(restored.json()).toMatchObject({ id: record.id, createdAt: record.createdAt })
        expect((await call('GET', `/api/${path}/${record.id}`, 'admin')).statusCode).toBe(200)
      })

      it('shows visitors what is public and nothing else', async () => {
        const hidden = hiddenValues(definition)
        if (!hidden) return
        const record = await create(definition, hidden)
        expect((await call('GET', `/api/${path}/${record.id}`)).statusCode).toBe(404)
        expect((await call('GET', `/api/${path}`)).body).not.toContain(record.id)
        expect((await call('GET', `/api/${path}`, 'viewer')).body).toContain(record.id)
      })

      if (definition.sortBy === 'order') {
        it('takes a new order in one call, whole or not at all', async () => {
          const ids: string[] = []
          for (let index = 0; index < 3; index += 1) ids.push((await create(definition)).id)
          const wanted = [ids[2], ids[0], ids[1]]
          const answer = await call('PUT', `/api/${path}/order`, 'admin', { ids: wanted })
          expect(answer.statusCode, answer.body).toBe(200)
          expect(
            answer
              .json()
              .slice(0, 3)
              .map((record: { id: string; order: number }) => [record.id, record.order]),
          ).toEqual(wanted.map((id, order) => [id, order]))
          expect(
            (await call('PUT', `/api/${path}/order`, 'admin', { ids: [ids[1], 'nobody'] })).statusCode,
          ).toBe(404)
          expect(
            (await call('PUT', `/api/${path}/order`, 'admin', { ids: [ids[1], ids[1]] })).statusCode,
          ).toBe(400)
          expect((await call('PUT', `/api/${path}/order`, 'viewer', { ids })).statusCode).toBe(403)
          expect((await call('GET', `/api/${path}`, 'admin')).json()[0].id).toBe(ids[2])
        })

        it('takes the texts of somebody who read a record before others moved it, and leaves it where it is', async () => {
          const records = [await create(definition), await create(definition)]
          const moved = records.map(({ id }) => id).toReversed()
          expect((await call('PUT', `/api/${path}/order`, 'admin', { ids: moved })).statusCode).toBe(200)
          for (const [place, id] of moved.entries()) {
            const { order } = records.find((record) => record.id === id) ?? {}
            const url = `/api/${path}/${id}`
            const put = (values: object) =>
              call('PUT', url, 'super_admin', { ...changeOf(definition), ...values }, { 'if-match': '"r1"' })
            const saved = await put({ order })
            expect([saved.statusCode, saved.json().order], saved.body).toEqual([200, place])
            expect((await put({ order })).statusCode).toBe(412)
          }
        })
      }
    },
  )

  describe.each(singletons.map((definition) => [definition.path, definition] as const))(
    '/api/%s',
    (path, definition) => {
      it('answers the defaults until somebody saves it, then what was saved', async () => {
        expect((await call('GET', `/api/${path}`, 'viewer')).headers.etag).toBe('"r0"')
        const unsaved = (await call('GET', `/api/${path}`)).json()
        expect(unsaved).toMatchObject({ id: definition.singletonId, updatedAt: null })
        expect(Object.keys(unsaved)).toEqual(expect.arrayContaining(Object.keys(definition.fields)))

        expect((await call('PUT', `/api/${path}`, undefined, definition.example)).statusCode).toBe(401)
        const writer = definition.writePermission === 'all' ? 'super_admin' : 'editor'
        for (const role of roles.slice(0, roles.indexOf(writer)))
          expect((await call('PUT', `/api/${path}`, role, definition.example)).statusCode).toBe(403)
        const saved = await call('PUT', `/api/${path}`, writer, definition.example, { 'if-match': '"r0"' })
        expect(saved.statusCode, saved.body).toBe(200)
        expect(saved.json()).toMatchObject({ id: definition.singletonId, ...definition.example })
        expect((await call('GET', `/api/${path}`, 'viewer')).json()).toEqual(saved.json())
        const { updatedBy, ...shown } = saved.json()
        expect(updatedBy).toBe(writer === 'editor' ? 'Editor' : 'Super Admin')
        expect((await call('GET', `/api/${path}`)).json()).toEqual(withoutItemIds(definition.fields, shown))

        const changed = await call('PUT', `/api/${path}`, writer, changeOf(definition), {
          'if-match': String(saved.headers.etag),
        })
        expect(changed.statusCode).toBe(200)
        expect(
          (await call('PUT', `/api/${path}`, writer, {}, { 'if-match': String(saved.headers.etag) }))
            .statusCode,
        ).toBe(412)
        expect((await call('GET', `/api/${path}/revisions`, 'viewer')).json()).toHaveLength(2)
        const stale = { 'if-match': String(saved.headers.etag) }
        const refused = await call('POST', `/api/${path}/revisions/1/restore`, writer, undefined, stale)
        expect(refused.statusCode).toBe(412)
        const restored = await call('POST', `/api/${path}/revisions/1/restore`, writer)
        expect(restored.json()[definition.titleField]).toBe(saved.json()[definition.titleField])
        const part = { part: { field: definition.titleField } }
        const again = await call('POST', `/api/${path}/revisions/2/restore`, writer, part)
        expect([again.statusCode, again.json()[definition.titleField]]).toEqual([
          200,
          changed.json()[definition.titleField],
        ])
      })
    },
  )
})

/** As visitors read it: ids of items are for those who may write, unless they are fields. */
function withoutItemIds(fields: Fields, values: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(values).map(([name, value]) => {
    const inner = fields[name]?.facts.fields
    if (!inner || !Array.isArray(value)) return [name, value]
    const items = value.map(({ id, ...item }) =>
      withoutItemIds(inner, 'id' in inner ? { id, ...item } : item),
    )
    return [name, items]
  })
  return Object.fromEntries(shown)
}

function pick(record: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
}

/** Values that hide a record from visitors, where the type can be hidden at all. */
function hiddenValues(definition: Definition): Record<string, unknown> | undefined {
  const switches = ['isActive', 'isPublished'].filter((name) => name in definition.fields)
  return switches.length > 0 ? Object.fromEntries(switches.map((name) => [name, false])) : undefined
}
