import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { User } from '../../src/server/users/user-store.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { sendApplication } from '../support/test-application.ts'
import { createTestUser, startTestSession } from '../support/test-user.ts'

onEachDatabase('reviewing applications', (database) => {
  let testApp: TestApp
  let editor: User
  beforeAll(async () => {
    testApp = await startTestApp(database)
    editor = await createTestUser(testApp, 'editor')
  })
  beforeEach(async () => {
    testApp.clock.now = undefined
    await testApp.context.database.db.deleteFrom('applications').execute()
  })
  afterAll(() => testApp.close())

  /** Each call with a session of its own: the clock jumps over the end of older ones. */
  async function call(method: InjectOptions['method'], path: string, options: InjectOptions = {}) {
    const session = await startTestSession(testApp, editor)
    return testApp.app.inject({
      method,
      url: `/api/applications${path}`,
      ...options,
      headers: { ...session.headers, ...options.headers },
    })
  }
  const send = async (changes: Record<string, unknown> = {}) =>
    (await sendApplication(testApp, changes)).json() as { id: string }
  const names = async (query: string) =>
    (await call('GET', query)).json().map((one: { name: string }) => one.name)

  it('lists them newest first, with everything staff need', async () => {
    testApp.clock.now = new Date('2026-11-15T09:00:00.000Z')
    await send({ name: 'First' })
    testApp.clock.now = new Date('2026-11-15T10:00:00.000Z')
    await send({ name: 'Second' })
    const answer = await call('GET', '')
    expect(answer.json().map((one: { name: string }) => one.name)).toEqual(['Second', 'First'])
    expect(answer.headers['x-total-count']).toBe('2')
    expect(answer.json()[0]).toEqual({
      id: expect.any(String),
      name: 'Second',
      email: 'laila@nile.example',
      phone: '+20 100 000 0000',
      subject: 'iMentor',
      request: 'I run a small bakery in Aswan and look for a mentor.',
      status: 'pending',
      notes: '',
      language: 'en',
      isSuspected: false,
      isOneOfMany: false,
      forgottenAt: null,
      createdAt: '2026-11-15T10:00:00.000Z',
      updatedAt: '2026-11-15T10:00:00.000Z',
      firstResponseAt: null,
      anonymisedAt: null,
      dueAt: '2026-11-17T10:00:00.000Z',
      replyState: 'due',
    })
  })

  it('answers 304 to who holds the list already, and lets no cache keep it', async () => {
    await send()
    const first = await call('GET', '')
    expect(first.headers['cache-control']).toContain('no-store')
    const etag = String(first.headers.etag)
    expect((await call('GET', '', { headers: { 'if-none-match': etag } })).statusCode).toBe(304)
  })

  it('finds words in name, email, subject and request, whatever their case and accents', async () => {
    await send({ name: 'Zoë Núñez' })
    await send({ name: 'By email', email: 'zoe.nunez@sahara.example' })
    await send({ name: 'By subject', subject: 'NUNEZ and zoe' })
    await send({ name: 'By request', request: 'Ask zoe\nabout nuñez' })
    await send({ name: 'أحمد' })
    await send({ name: '100% sure_thing' })
    expect((await names('?search=NUÑEZ%20zoe')).sort()).toEqual([
      'By email',
      'By request',
      'By subject',
      'Zoë Núñez',
    ])
    expect(await names(`?search=${encodeURIComponent('احمد')}`)).toEqual(['أحمد'])
    expect(await names('?search=100%25')).toEqual(['100% sure_thing'])
    expect(await names('?search=e_t')).toEqual(['100% sure_thing'])
    expect(await names('?search=%25')).toEqual(['100% sure_thing'])
    expect(await names('?search=bakery%20nobody')).toEqual([])
  })

  it('filters by status, counts by status, and refuses a status it does not know', async () => {
    const { id } = await send({ name: 'Taken' })
    await send({ name: 'Waiting' })
    await call('PUT', `/${id}`, { payload: { status: 'accepted' } })
    expect(await names('?status=accepted')).toEqual(['Taken'])
    expect(await names('?status=pending&search=wait')).toEqual(['Waiting'])
    expect(await names('?status=all')).toHaveLength(2)
    expect((await call('GET', '/counts')).json()).toEqual({
      total: 2,
      pending: 1,
      contacted: 0,
      accepted: 1,
      rejected: 0,
    })
    expect((await call('GET', '?status=lost')).json().issues[0].path).toBe('status')
  })

  it('pages, and says how many there are', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) {
      testApp.clock.now = new Date(`2026-11-15T09:00:0${name.charCodeAt(0) - 65}.000Z`)
      await send({ name })
    }
    const pages = {
      'limit=2&offset=2': 'CB',
      'limit=2&offset=4': 'A',
      'limit=2&offset=9': '',
      'limit=5': 'EDCBA',
    }
    for (const [query, expected] of Object.entries(pages)) {
      const page = await call('GET', `?${query}`)
      expect(page.json().map((one: { name: string }) => one.name)).toEqual([...expected])
      expect(page.headers['x-total-count']).toBe('5')
    }
  })

  it.each([
    'limit=0',
    'limit=x',
    'limit=1001',
    'offset=-1',
    'search=a&search=b',
    `search=${'a'.repeat(201)}`,
  ])('refuses ?%s', async (query) => {
    expect((await call('GET', `?${query}`)).statusCode).toBe(400)
  })

  it('changes only the fields it is given, and only status and notes', async () => {
    const { id } = await send()
    const answer = await call('PUT', `/${id}`, { payload: { notes: 'Called twice', name: 'Other', id: 'x' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      id,
      name: 'Laila Hassan',
      status: 'pending',
      notes: 'Called twice',
    })
    expect((await call('GET', `/${id}`)).json()).toEqual(answer.json())
  })

  it('refuses a status it does not know and notes that are no text', async () => {
    const { id } = await send()
    const answer = await call('PUT', `/${id}`, { payload: { status: 'lost', notes: { $gt: '' } } })
    expect(answer.json().issues.map((issue: { path: string }) => issue.path)).toEqual(['status', 'notes'])
  })

  it('remembers the first response and whether it came in time', async () => {
    testApp.clock.now = new Date('2026-11-15T09:00:00.000Z')
    const { id } = await send()
    await call('PUT', `/${id}`, { payload: { notes: 'Not answered yet' } })
    testApp.clock.now = new Date('2026-11-17T10:00:00.000Z')
    expect((await call('GET', `/${id}`)).json()).toMatchObject({
      firstResponseAt: null,
      anonymisedAt: null,
      replyState: 'overdue',
    })
    const answered = await call('PUT', `/${id}`, { payload: { status: 'contacted' } })
    testApp.clock.now = new Date('2026-11-18T10:00:00.000Z')
    await call('PUT', `/${id}`, { payload: { status: 'pending' } })
    const again = await call('PUT', `/${id}`, { payload: { status: 'accepted' } })
    for (const answer of [answered, again])
      expect(answer.json()).toMatchObject({
        firstResponseAt: '2026-11-17T10:00:00.000Z',
        replyState: 'answered late',
      })
  })

  it('refuses a change to what somebody else changed since, unless no If-Match is sent', async () => {
    testApp.clock.now = new Date('2026-11-15T09:00:00.000Z')
    const { id } = await send()
    const etag = String((await call('GET', `/${id}`)).headers.etag)
    // That the reply is overdue meanwhile is nobody's change.
    testApp.clock.now = new Date('2026-11-20T09:00:00.000Z')
    const headers = { 'if-match': etag }
    const first = await call('PUT', `/${id}`, { headers, payload: { status: 'contacted' } })
    const second = await call('PUT', `/${id}`, { headers, payload: { status: 'rejected' } })
    const third = await call('DELETE', `/${id}`, { headers })
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 412, 412])
    const next = { headers: { 'if-match': String(first.headers.etag) }, payload: { status: 'accepted' } }
    expect((await call('PUT', `/${id}`, next)).statusCode).toBe(200)
    expect((await call('PUT', `/${id}`, { payload: { notes: 'Welcome' } })).statusCode).toBe(200)
  })

  it('never loses one of many changes made at once', async () => {
    const { id } = await send()
    const headers = { 'if-match': String((await call('GET', `/${id}`)).headers.etag) }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        call('PUT', `/${id}`, { headers, payload: { notes: `By ${index}` } }),
      ),
    )
    const codes = answers.map((answer) => answer.statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 412)).toHaveLength(9)
  })

  it('keeps a history of status and notes that names the reviewer and not the applicant', async () => {
    const { id } = await send()
    await call('PUT', `/${id}`, { payload: { status: 'contacted', notes: 'Wrote back' } })
    await call('PUT', `/${id}`, { payload: { status: 'contacted' } })
    const answer = await call('GET', `/${id}/history`)
    const time = expect.any(String)
    expect(answer.json()).toEqual([
      {
        time,
        actor: { id: editor.id, name: 'Editor' },
        before: { status: 'pending', notes: '' },
        after: { status: 'contacted', notes: 'Wrote back' },
      },
      {
        time,
        actor: { id: null, name: 'A visitor' },
        before: null,
        after: { status: 'pending', notes: '' },
      },
    ])
    const log = await testApp.context.database.db.selectFrom('changes').selectAll().execute()
    expect(JSON.stringify(log)).not.toMatch(/Laila|laila@nile|bakery/)
  })

  it.each(['GET /nobody', 'GET /nobody/history', 'PUT /nobody', 'DELETE /nobody'])(
    'answers 404 to %s',
    async (route) => {
      const [method, path] = route.split(' ') as ['GET' | 'PUT' | 'DELETE', string]
      expect((await call(method, path, method === 'PUT' ? { payload: {} } : {})).statusCode).toBe(404)
    },
  )

  it('really erases one: no table holds a word of it afterwards', async () => {
    const words = {
      name: 'Qamar Zahrawi',
      email: 'qamar@erase.example',
      phone: '+20 155 443 3221',
      subject: 'Pottery',
      request: 'Clay and kilns',
    }
    const { id } = await send(words)
    await call('PUT', `/${id}`, { payload: { status: 'contacted', notes: 'Spoke to Qamar' } })
    const traces = /qamar|zahrawi|erase\.example|155 443|pottery|kilns/i
    expect(await everyRow()).toMatch(traces)
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    expect(await everyRow()).not.toMatch(traces)
    expect((await call('GET', `/${id}`)).statusCode).toBe(404)
    expect((await call('GET', `/${id}/history`)).statusCode).toBe(404)
    const log = await testApp.context.database.db
      .selectFrom('changes')
      .select(['action', 'actor_id', 'before', 'after'])
      .where('id', '=', id)
      .orderBy('sequence', 'desc')
      .execute()
    expect(log.map((row) => row.action)).toEqual(['delete', 'update', 'create'])
    expect(log[0]).toMatchObject({ actor_id: editor.id, before: null, after: null })
  })

  async function everyRow(): Promise<string> {
    const { db } = testApp.context.database
    const tables = await db.introspection.getTables()
    expect(tables.map((table) => table.name)).toEqual(expect.arrayContaining(['applications', 'due_work']))
    const rows = await Promise.all(
      tables.map((table) =>
        db
          .selectFrom(table.name as 'applications')
          .selectAll()
          .execute(),
      ),
    )
    return JSON.stringify(rows)
  }
})
