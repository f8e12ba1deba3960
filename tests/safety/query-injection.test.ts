import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication } from '../support/test-application.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'
import { definitions, freshBody, save } from './content-bodies.ts'
import { storedState } from './stored-state.ts'

const notNumbers = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  'NaN',
  ' 1',
  '1;select 1',
  "1'",
  '',
  '9'.repeat(30),
  '1,2',
]
const sql = ["'", '"', "' or '1'='1", "'; drop table entries; --", '\\', '%', '_', '$1', '?', ')', '/*']
/** Where one text is due. */
const notTexts: unknown[] = [{ $gt: '' }, ['a'], 7, true, { toString: 'x' }]

onEachDatabase('an injection', (database) => {
  let site: AttackedSite
  let admin: TestUser
  beforeAll(async () => {
    site = await startAttackedSite(database)
    admin = await signInAs(site, 'super_admin')
    for (const definition of definitions.filter(({ path }) => path === 'partners' || path === 'events'))
      for (let count = 0; count < 3; count += 1) await save(site, admin, definition, freshBody(definition))
    await site.send({ method: 'POST', path: '/api/applications', body: exampleApplication })
  })
  afterAll(() => site.close())

  const get = (path: string) => site.send({ path, headers: admin.headers })
  const post = (path: string, body: object, headers = admin.headers) =>
    site.send({ method: 'POST', path, headers, body })

  describe('in the query', () => {
    const paged = ['/api/partners', '/api/applications', '/api/activity']

    it.each(notNumbers)('as a number is refused: %j', async (value) => {
      for (const path of paged) {
        expect((await get(`${path}?limit=${encodeURIComponent(value)}`)).status).toBe(400)
        if (value !== '0') expect((await get(`${path}?offset=${encodeURIComponent(value)}`)).status).toBe(400)
      }
    })

    it.each(['=a&{}=b', '[]=a&{}[]=b', '[$ne]=x&{}[$gt]='])(
      'as a list or an object is refused: %s',
      async (tail) => {
        const lists: [string, string][] = [
          ['/api/events', 'status'],
          ['/api/applications', 'status'],
          ['/api/applications', 'search'],
          ['/api/activity', 'actor'],
          ['/api/search', 'q'],
        ]
        for (const [path, name] of lists) {
          const plain = await get(path)
          const answer = await get(`${path}?${name}${tail.replace('{}', name)}`)
          // Brackets are part of another name, which means nothing here.
          const isOtherName = tail.startsWith('[')
          expect([path, answer.status]).toEqual([path, isOtherName ? 200 : 400])
          if (isOtherName) expect(answer.text).toBe(plain.text)
        }
      },
    )

    it.each(sql)('finds what it names, which is nothing: %j', async (value) => {
      const encoded = encodeURIComponent(value)
      for (const path of ['/api/events?status=', '/api/activity?actor=', '/api/activity?type='])
        expect([path, (await get(path + encoded)).json()]).toEqual([path, []])
      expect((await get(`/api/applications?status=${encoded}`)).status).toBe(400)
      expect((await get(`/api/applications?search=${encoded}`)).json()).toEqual([])
      for (const name of ['order', 'where'])
        expect((await get(`/api/partners?${name}=${encoded}`)).json()).toHaveLength(3)
    })

    it.each([...sql, '__proto__', 'constructor', '999999999999', '-1', '1.5'])(
      'as an id is nobody’s: %j',
      async (value) => {
        const id = encodeURIComponent(value)
        for (const path of ['partners', 'applications', 'users']) {
          expect((await get(`/api/${path}/${id}`)).status).toBe(404)
          const removal = { method: 'DELETE', path: `/api/${path}/${id}`, headers: admin.headers }
          expect((await site.send(removal)).status).toBe(404)
        }
        expect((await post(`/api/trash/partners/${id}/restore`, {})).status).toBe(404)
        expect((await post(`/api/trash/${id}/x/restore`, {})).status).toBe(404)
        const revision = await post(`/api/partners/x/revisions/${id}/restore`, {})
        expect([400, 404]).toContain(revision.status)
      },
    )
  })

  it.each(notTexts)('in place of a text is refused: %j', async (value) => {
    const before = await storedState(site)
    const person = { email: 'a@example.org', password: 'nine blue kites', name: 'A' }
    for (const name of ['email', 'password']) {
      expect((await post('/api/auth/sign-in', { ...person, [name]: value })).status).toBe(400)
      expect((await post('/api/users', { ...person, [name]: value })).status).toBe(400)
    }
    for (const name of Object.keys(exampleApplication))
      expect((await post('/api/applications', { ...exampleApplication, [name]: value })).status).toBe(400)
    for (const definition of definitions) {
      const body = { ...freshBody(definition), [definition.titleField]: value }
      expect([definition.path, (await save(site, admin, definition, body)).status]).toEqual([
        definition.path,
        400,
      ])
    }
    const order = { method: 'PUT', path: '/api/partners/order', headers: admin.headers }
    expect((await site.send({ ...order, body: { ids: value } })).status).not.toBe(200)
    expect((await site.send({ ...order, body: { ids: [value] } })).status).toBe(
      Array.isArray(value) || typeof value !== 'string' ? 400 : 404,
    )
    expect(await storedState(site)).toEqual(before)
  })
})
