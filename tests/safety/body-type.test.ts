import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication } from '../support/test-application.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'
import { distinctRoutes } from './route-rules.ts'
import { storedState } from './stored-state.ts'

const types: (string | undefined)[] = [
  undefined,
  '',
  'json',
  'text/plain',
  'text/json',
  'text/html',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/octet-stream',
  'application/jsonp',
  'application/json5',
  'application/vnd.api+json',
  'text/plain; application/json',
  'text/plain, application/json',
  'application/json, text/plain',
  'multipart/form-data; boundary=x',
  'multipart/mixed; application/json',
  '*/*',
  'application/*',
]

const writing = distinctRoutes.filter((route) => /^(?:POST|PUT)/.test(route) && !/sign-out/.test(route))

onEachDatabase('a body that does not say it is JSON', (database) => {
  let site: AttackedSite
  let admin: TestUser
  beforeAll(async () => {
    site = await startAttackedSite(database)
    admin = await signInAs(site, 'super_admin')
  })
  afterAll(() => site.close())

  it.each(types)('is refused by every route, and nothing is stored: %j', async (type) => {
    const before = await storedState(site)
    const body = JSON.stringify({ ...exampleApplication, title: 'x', ids: [], permissions: ['all'] })
    for (const route of writing) {
      const [method = '', address = ''] = route.split(' ')
      const path = address.replace(/:revision/, '1').replace(/:\w+/g, 'x')
      const headers = {
        ...admin.headers,
        origin: site.url,
        ...(type === undefined ? {} : { 'content-type': type }),
      }
      const answer = await site.send({ method, path, headers, body })
      expect([route, [400, 415].includes(answer.status)]).toEqual([route, true])
      expect(answer.json().message).toMatch(/^[A-Z]/)
    }
    expect(await storedState(site)).toEqual(before)
  })

  it('is taken by the form without scripts as a form alone', async () => {
    const before = await storedState(site)
    for (const type of types.filter((one) => one !== 'application/x-www-form-urlencoded')) {
      const headers = { origin: site.url, ...(type === undefined ? {} : { 'content-type': type }) }
      const body = new URLSearchParams(exampleApplication).toString()
      const { status } = await site.send({ method: 'POST', path: '/join', headers, body })
      expect([400, 415]).toContain(status)
    }
    expect(await storedState(site)).toEqual(before)
  })

  it.each(['{"name":', '{"a":1}}', "{'a':1}", '', '\u0000', 'undefined', '{"a":NaN}', '[1,2'])(
    'nor one that is not JSON: %j',
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await site.send({ method: 'POST', path: '/api/applications', headers, body })
      expect(answer.status).toBe(400)
      expect(answer.json().message).toMatch(/body/)
    },
  )
})
