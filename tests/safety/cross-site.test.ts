import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication } from '../support/test-application.ts'
import { pictureForm, plain } from '../support/test-pictures.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'
import { definitions, freshBody, save } from './content-bodies.ts'
import { apiRules, distinctRoutes } from './route-rules.ts'
import { storedState } from './stored-state.ts'

/** What a browser adds to a request that a page of another site makes. */
const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://foundation.example.evil.example' },
  { origin: 'https://foundation.example@evil.example' },
  { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://blog.foundation.example' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://foundation.example' },
  { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
]

/** A browser that leaves out where the request comes from. */
const unnamed: Record<string, string>[] = [
  { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' },
  { referer: 'https://evil.example/page' },
  { referer: 'https://foundation.example/' },
]

const formTypes = [
  'text/plain',
  'Text/Plain; charset=utf-8',
  ' text/plain;application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
]

onEachDatabase('a page of another site', (database) => {
  let site: AttackedSite
  let admin: TestUser
  beforeAll(async () => {
    site = await startAttackedSite(database, { PUBLIC_URL: 'https://foundation.example' })
    admin = await signInAs(site, 'super_admin')
    for (const definition of definitions) await save(site, admin, definition, freshBody(definition))
    await site.send({ method: 'POST', path: '/api/applications', body: exampleApplication })
  })
  afterAll(() => site.close())

  it.each([...foreign, ...unnamed])('cannot write through a visitor’s browser: %j', async (headers) => {
    const before = await storedState(site)
    for (const route of [...distinctRoutes, 'POST /join']) {
      const [method = '', address = ''] = route.split(' ')
      if (method === 'GET') continue
      const path = address.replace(/:\w+/g, '1')
      const answer = await site.send({
        method,
        path,
        headers: { ...headers, ...admin.headers },
        ...(method === 'DELETE' ? {} : { body: exampleApplication }),
      })
      expect([route, answer.status]).toEqual([route, 403])
    }
    expect((await site.send({ path: '/api/auth/session', headers: admin.headers })).status).toBe(200)
    expect(await storedState(site)).toEqual(before)
  })

  it('of our own name is another site where it came unencrypted', async () => {
    const host = `127.0.0.1:${site.port}`
    for (const [origin, status] of [
      [`http://${host}`, 403],
      [`https://${host}`, 201],
    ] as const) {
      const headers = { origin, ...admin.headers }
      const call = { method: 'POST', path: '/api/partners', headers, body: { name: `By ${origin}` } }
      expect([origin, (await site.send(call)).status]).toEqual([origin, status])
    }
  })

  describe('cannot use the forms that browsers send without asking', () => {
    it.each(formTypes)('as %j, whether it says where it comes from or not', async (type) => {
      const before = await storedState(site)
      const body = JSON.stringify(exampleApplication)
      for (const origin of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}])
        for (const path of ['/api/partners', '/api/applications', '/api/auth/sign-out', '/join']) {
          const headers = { ...admin.headers, ...origin, 'content-type': type }
          const answer = await site.send({ method: 'POST', path, headers, body })
          expect([path, origin, answer.status]).toEqual([path, origin, 403])
        }
      expect(await storedState(site)).toEqual(before)
      expect((await site.send({ path: '/api/auth/session', headers: admin.headers })).status).toBe(200)
    })

    it('nor the upload', async () => {
      const { payload, headers } = pictureForm(await plain(8, 8).png().toBuffer())
      for (const more of [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
        ...unnamed,
      ]) {
        const all = { ...headers, ...more, ...admin.headers }
        const call = { method: 'POST', path: '/api/storage/upload', headers: all, body: payload }
        expect([more, (await site.send(call)).status]).toEqual([more, 403])
      }
    })
  })

  it('cannot change anything by an address that is merely opened', async () => {
    const before = await storedState(site)
    for (const route of apiRules.keys()) {
      const [, address = ''] = route.split(' ')
      for (const suffix of ['', '?_method=DELETE&status=accepted'])
        for (const method of ['GET', 'HEAD']) {
          const path = address
            .replace(/:revision/, '1')
            .replace(/:path/, 'partners')
            .replace(/:\w+/, 'attacked-1')
          const { status } = await site.send({ method, path: path + suffix, headers: admin.headers })
          expect(status).toBeLessThan(500)
        }
    }
    expect((await site.send({ path: '/api/auth/session', headers: admin.headers })).status).toBe(200)
    expect(await storedState(site)).toEqual(before)
  })

  it('is not allowed to read answers either', async () => {
    const headers = { ...admin.headers, origin: 'https://evil.example' }
    for (const path of ['/api/partners', '/api/auth/session', '/']) {
      const answer = await site.send({ path, headers })
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
    const asked = { ...headers, 'access-control-request-method': 'PUT' }
    const preflight = await site.send({ method: 'OPTIONS', path: '/api/partners/x', headers: asked })
    expect(preflight.status).toBe(404)
  })

  it('is told from our own, which may write', async () => {
    const own = [
      { origin: 'https://foundation.example', 'sec-fetch-site': 'same-origin' },
      { origin: 'https://foundation.example' },
    ]
    for (const headers of own) {
      const body = { name: `Own ${JSON.stringify(headers)}` }
      const call = { method: 'POST', path: '/api/partners', headers: { ...headers, ...admin.headers }, body }
      expect((await site.send(call)).status).toBe(201)
    }
  })

  it('is told from a program, which need not say where it comes from', async () => {
    const { payload, headers: form } = pictureForm(await plain(8, 8, '#fff').png().toBuffer())
    // Those of curl and of the fetch of Node.js, which tells its mode but no site.
    for (const program of [
      { 'user-agent': 'curl/8.14.1' },
      { 'user-agent': 'node', 'sec-fetch-mode': 'cors' },
    ]) {
      const headers = { ...program, ...admin.headers }
      const body = { name: `By ${program['user-agent']}` }
      const saved = await site.send({ method: 'POST', path: '/api/partners', headers, body })
      expect(saved.status).toBe(201)
      const upload = { method: 'POST', path: '/api/storage/upload', headers: { ...headers, ...form } }
      expect((await site.send({ ...upload, body: payload })).status).toBe(200)
      const partner = `/api/partners/${saved.json().id}`
      expect((await site.send({ method: 'DELETE', path: partner, headers })).status).toBe(204)
    }
  })
})
