import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentTypes } from '../../src/content/index.ts'
import type { Definition } from '../../src/schema/define-content.ts'
import { changeOf, freshBody, otherTitle } from '../support/contract-site.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

let site: TestApp
let owner: TestUser
/** May write every type, but what an admin changes waits for approval here. */
let author: TestUser

beforeAll(async () => {
  site = await startTestApp('SQLite')
  owner = await signInAs(site, 'super_admin')
  author = await signInAs(site, 'admin', { permissions: ['all'] })
  const { statusCode } = await send(owner, 'PUT', '/api/approval-roles', { roles: ['admin'] })
  expect(statusCode).toBe(200)
})
afterAll(() => site.close())

/** What only this type has; tests/server/redirects.test.ts calls it. */
const ofOneType = ['POST /api/redirects/import']

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const send = ({ headers }: TestUser, method: Method, url: string, body?: unknown) =>
  site.app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body as object }) })

/** Calls the routes of a type as they are declared, and notes which ones. */
function caller({ path }: Definition) {
  const called = new Set<string>()
  let id = ''
  const call = async (route: string, body?: unknown, { status = 200, by = owner, revision = 1 } = {}) => {
    const [method = '', rest = ''] = route.split(' ')
    called.add(`${method} /api/${path}${rest}`)
    const named = rest.replace(':id', id).replace(':lang', 'ar').replace(':revision', String(revision))
    const answer = await send(by, method as Method, `/api/${path}${named}`, body)
    expect([route, answer.statusCode], answer.body).toEqual([route, status])
    return status === 204 || answer.headers['content-type']?.includes('xml') ? undefined : answer.json()
  }
  const use = (name: string) => {
    id = name
  }
  return { called, call, use }
}

type Call = ReturnType<typeof caller>['call']
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const gone = { status: 204 }

/** What the type answers as one of several records, and as the only one. */
async function callRecord(call: Call, use: (id: string) => void, definition: Definition): Promise<void> {
  const body = freshBody(definition)
  if (definition.singletonId !== undefined) {
    use(definition.singletonId)
    await call('PUT ', body)
    expect(await call('GET ')).toMatchObject(definition.example)
    await call('PUT ', changeOf(definition))
    expect(await call('GET /revisions')).toHaveLength(2)
    expect(await call('POST /revisions/:revision/restore')).toMatchObject(definition.example)
    return
  }
  use(String(body.id))
  expect(await call('POST ', body, { status: 201 })).toMatchObject(body)
  expect(await call('GET ')).toMatchObject([body])
  expect(await call('GET /:id')).toMatchObject(body)
  await call('PUT /:id', changeOf(definition))
  if ('order' in definition.fields) await call('PUT /order', { ids: [body.id] })
  expect(await call('GET /:id/revisions')).toHaveLength(2)
  expect(await call('POST /:id/revisions/:revision/restore')).toMatchObject(body)
  await call('DELETE /:id', undefined, gone)
  const restored = await send(owner, 'POST', `/api/trash/${definition.path}/${body.id}/restore`)
  expect(restored.statusCode, restored.body).toBe(200)
}

async function callDraft(call: Call, definition: Definition): Promise<void> {
  const values = { [definition.titleField]: otherTitle(definition) }
  const write = (by = owner) => call('PUT /:id/draft', { values }, { by })
  await write()
  expect((await call('GET /:id/draft')).state).toBe('draft')
  await call('DELETE /:id/draft', undefined, gone)
  await call('POST /:id/draft/restore')
  await call('PUT /:id/schedule', { publishAt: inAnHour() })
  expect((await call('GET /:id/schedule')).publish).not.toBeNull()
  await call('DELETE /:id/schedule', undefined, gone)
  expect(await call('POST /:id/draft/publish')).toMatchObject(values)

  values[definition.titleField] = definition.example[definition.titleField] ?? otherTitle(definition)
  const approval = 'POST /:id/draft/approval'
  const { revision } = await write(author)
  const sending = { by: author, status: 204 }
  await call(approval, { revision }, sending)
  await call(`${approval}/withdraw`, {}, sending)
  await call(approval, { revision }, sending)
  await call(`${approval}/send-back`, { comment: 'Not yet' }, gone)
  await call(approval, { revision }, sending)
  await call(`${approval}/approve`, { revision })
}

async function callTranslation(call: Call): Promise<void> {
  const route = '/:id/translations/:lang'
  const { sources } = await call(`GET ${route}`)
  const texts = Object.fromEntries(sources.map(({ path }: { path: string }) => [path, 'كلام']))
  const { revision } = await call(`PUT ${route}`, { texts, state: 'published' })
  await call(`GET ${route}/revisions`)
  await call(`POST ${route}/revisions/:revision/restore`, undefined, { revision })
  // Types without words have nothing to send to translators.
  await call(`GET ${route}/export.xlf`, undefined, { status: sources.length > 0 ? 200 : 404 })
  await call(`PUT ${route}/draft`, { texts })
  await call(`GET ${route}/draft`)
  await call(`DELETE ${route}/draft`, undefined, gone)
  await call(`POST ${route}/draft/restore`)
  await call(`POST ${route}/draft/publish`)
  await call(`DELETE ${route}`, undefined, gone)
}

it.each(contentTypes.map((definition: Definition) => [definition.name, definition] as const))(
  'every route of %s answers',
  async (_name, definition) => {
    const { called, call, use } = caller(definition)
    await callRecord(call, use, definition)
    await callDraft(call, definition)
    await callTranslation(call)
    if (definition.kind === 'collection') {
      const { id: _id, ...values } = freshBody(definition)
      const begun = await call('POST /drafts', { values }, { status: 201 })
      expect(begun.isNew).toBe(true)
    }
    const own = `/api/${definition.path}`
    const declared = site.app.routeTable
      .filter(({ method, url }) => method !== 'HEAD' && (url === own || url.startsWith(`${own}/`)))
      .map(({ method, url }) => `${method} ${url}`)
      .filter((route) => !ofOneType.includes(route))
    expect([...called].sort()).toEqual(declared.sort())
  },
)
