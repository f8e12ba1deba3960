import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication } from '../support/test-application.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const secret = 'Zenobia Marker'

/** Other ways to write the address of a guarded list. */
const spellings = [
  '/api/applications/',
  '/api//applications',
  '//api/applications',
  '/api/./applications',
  '/api/x/../applications',
  '/api/%61pplications',
  '/api%2Fapplications',
  '/api/applications%2F',
  '/api/applications%20',
  '/API/applications',
  '/api/Applications',
  '/api/applications;a=b',
  '/api/applications?',
  '/api/applications#',
  '/api/applications/?limit=1',
  '/files/../api/applications',
  '/assets/../api/applications',
]

/** Headers by which some servers let a client rename its request. */
const overrides = [
  { 'x-http-method-override': 'GET' },
  { 'x-http-method': 'GET' },
  { 'x-method-override': 'GET' },
  { 'x-original-url': '/api/partners' },
  { 'x-rewrite-url': '/api/partners' },
]

onEachDatabase('a guarded route under another spelling', (database) => {
  let site: AttackedSite
  let viewer: TestUser
  let editor: TestUser
  beforeAll(async () => {
    site = await startAttackedSite(database)
    viewer = await signInAs(site, 'viewer')
    editor = await signInAs(site, 'editor')
    const body = { ...exampleApplication, name: secret }
    expect((await site.send({ method: 'POST', path: '/api/applications', body })).status).toBe(201)
    const plain = await site.send({ path: '/api/applications', headers: editor.headers })
    expect(plain.text).toContain(secret)
  })
  afterAll(() => site.close())

  it.each(spellings)('is as closed as the plain one: %s', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const asNobody = await site.send({ method, path })
      const asViewer = await site.send({ method, path, headers: viewer.headers })
      expect([301, 400, 401, 404]).toContain(asNobody.status)
      expect([301, 400, 403, 404]).toContain(asViewer.status)
      expect(asNobody.text + asViewer.text).not.toContain(secret)
      expect(asNobody.headers['x-total-count'] ?? asViewer.headers['x-total-count']).toBeUndefined()
    }
  })

  it.each(overrides)('cannot be renamed by headers: %j', async (headers) => {
    const remove = await site.send({ method: 'POST', path: '/api/users', headers })
    const read = await site.send({ path: '/api/applications', headers })
    expect([remove.status, read.status]).toEqual([401, 401])
    const asDelete = { ...editor.headers, 'x-http-method-override': 'DELETE' }
    const { id } = (await site.send({ path: '/api/applications', headers: editor.headers })).json()[0]
    expect((await site.send({ path: `/api/applications/${id}`, headers: asDelete })).status).toBe(200)
    expect((await site.send({ path: `/api/applications/${id}`, headers: editor.headers })).status).toBe(200)
  })

  it.each(['PATCH', 'TRACE', 'PROPFIND', 'LINK', 'OPTIONS'])('has no method %s', async (method) => {
    const answer = await site.send({ method, path: '/api/applications', headers: editor.headers })
    expect(answer.status).toBe(404)
    expect(answer.json()).toEqual({ message: 'Not found' })
  })
})

describe('an address that is no path', () => {
  let site: AttackedSite
  beforeAll(async () => {
    site = await startAttackedSite('SQLite')
  })
  afterAll(() => site.close())

  const odd = [
    '/\\[',
    '/\\evil.example/',
    'http://[',
    'http://evil.example/',
    '/%ZZ',
    '/api/%',
    '/a%00',
    '/?a=%00',
  ]

  it.each(odd)('is refused, and the server goes on: %s', async (target) => {
    const answer = await site.sendRaw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('{"message":"The address is not valid"}')
    expect(answer).toMatch(/^x-content-type-options: nosniff/im)
    expect(answer).toMatch(/^x-request-id: [0-9a-f-]{36}/im)
    expect((await site.send({ path: '/health' })).status).toBe(200)
  })

  it.each(['//evil.example/', '///evil.example//a/', '/events//', '//evil.example/%2e%2e/'])(
    'never leads to another site: %s',
    async (path) => {
      const { status, headers } = await site.send({ path })
      expect(status).toBe(301)
      expect(headers.location).toMatch(/^\/[^/\\]/)
    },
  )

  it.each(['GET / HTTP/9.9', 'GET', '\u0016\u0003\u0001 hello', 'GET / HTTP/1.1\r\nbad header\r\n'])(
    'nor HTTP is answered in the same form: %j',
    async (line) => {
      const answer = await site.sendRaw(`${line}\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).toContain('{"message":"The request is not valid"}')
      expect(answer).toMatch(/^x-request-id: /m)
    },
  )

  it.each(['/', '/health', '/api/partners'])(
    'that names two hosts is refused, also for %s',
    async (target) => {
      const answer = await site.sendRaw(
        `GET ${target} HTTP/1.1\r\nHost: x\r\nhost: evil.example\r\nConnection: close\r\n\r\n`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).toContain('{"message":"The request names more than one host"}')
    },
  )

  it('nor a header without end', async () => {
    const answer = await site.sendRaw(`GET / HTTP/1.1\r\nHost: x\r\nx-long: ${'a'.repeat(100_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  })
})
