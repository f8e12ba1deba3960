import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, startTestSession, type TestUser } from '../support/test-user.ts'

const hour = 3_600_000

onEachDatabase('a request with an Idempotency-Key', (database) => {
  let site: TestApp
  let admin: TestUser
  beforeAll(async () => {
    site = await startTestApp(database)
    admin = await signInAs(site, 'admin')
  })
  afterAll(() => site.close())
  afterEach(() => {
    site.clock.now = undefined
  })

  const post = (url: string, key: string, payload: object = {}, more: Record<string, string> = {}) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: { ...admin.headers, 'idempotency-key': key, ...more },
      payload,
    })
  const send = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    site.app.inject({ method, url, headers: admin.headers, ...(payload ? { payload } : {}) })
  const revisionsOf = async (url: string) => (await send('GET', `${url}/revisions`)).json().length
  const named = async (name: string) => {
    const list = (await send('GET', '/api/team-members')).json()
    return list.filter((member: { name: string }) => member.name === name).length
  }
  const member = (name: string) => ({ name, position: 'Tester' })

  it('makes one record, and is answered alike, also when it comes twenty times at once', async () => {
    const body = member('Once')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/api/team-members', 'many', body)),
    )
    const seen = answers.map(({ statusCode, headers, body }) =>
      JSON.stringify([statusCode, headers.etag, headers.location, body]),
    )
    expect(new Set(seen).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(201)
    expect(await named('Once')).toBe(1)
    const version = site.context.version.current()
    await post('/api/team-members', 'many', body)
    expect(site.context.version.current()).toBe(version)
  })

  it('is refused with another body, and nothing is stored', async () => {
    await post('/api/team-members', 'two bodies', member('First body'))
    const other = await post('/api/team-members', 'two bodies', member('Second body'))
    expect([other.statusCode, other.json()]).toEqual([
      409,
      { message: 'Another request was already sent with this Idempotency-Key' },
    ])
    expect(await named('Second body')).toBe(0)
  })

  it('is another one at another address and for another person', async () => {
    const body = { title: 'Shared key', name: 'Shared key', position: 'x' }
    const other = await signInAs(site, 'admin')
    const ids = [
      await post('/api/team-members', 'shared', body),
      await post('/api/team-members', 'shared', body, other.headers),
      await post('/api/programs', 'shared', body),
    ].map((answer) => answer.json().id)
    expect(new Set(ids).size).toBe(3)
    expect(await named('Shared key')).toBe(2)
  })

  it('may be tried again with the same key after it was refused', async () => {
    expect((await post('/api/team-members', 'mended', { name: '' })).statusCode).toBe(400)
    expect((await post('/api/team-members', 'mended', member('Mended'))).statusCode).toBe(201)
  })

  it.each(['k'.repeat(201), 'né'])('is refused where the key is %s', async (key) => {
    const answer = await post('/api/team-members', key, member('No key'))
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'Idempotency-Key'])
  })

  it('brings an earlier state back once, whatever the tag says by then', async () => {
    const { id } = (await post('/api/team-members', 'reverted', member('Old name'))).json()
    const url = `/api/team-members/${id}`
    await send('PUT', url, { name: 'New name' })
    const restore = () => post(`${url}/revisions/1/restore`, 'back', {}, { 'if-match': '"r2"' })
    const answers = [await restore(), await restore()]
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.etag])).toEqual([
      [200, '"r3"'],
      [200, '"r3"'],
    ])
    expect(await revisionsOf(url)).toBe(3)
  })

  it('brings a record back from the trash once', async () => {
    const { id } = (await post('/api/team-members', 'trashed', member('Trashed'))).json()
    await send('DELETE', `/api/team-members/${id}`)
    const restore = (key: string) => post(`/api/trash/team-members/${id}/restore`, key)
    const answers = [await restore('again'), await restore('again'), await restore('other')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404])
    expect(await revisionsOf(`/api/team-members/${id}`)).toBe(3)
  })

  it('answers what it made also when that is in the trash by then', async () => {
    const { id } = (await post('/api/team-members', 'deleted', member('Deleted'))).json()
    await send('DELETE', `/api/team-members/${id}`)
    const again = await post('/api/team-members', 'deleted', member('Deleted'))
    expect([again.statusCode, again.json().id]).toEqual([201, id])
    expect(await named('Deleted')).toBe(0)
  })

  it('counts for a day, and then the key is forgotten', async () => {
    const start = new Date('2026-11-20T09:00:00.000Z')
    const sendAfter = async (ms: number) => {
      site.clock.now = new Date(start.getTime() + ms)
      const { headers } = await startTestSession(site, admin.user)
      return (await post('/api/team-members', 'for a day', member('Daily'), headers)).json().id
    }
    const ids = [await sendAfter(0), await sendAfter(24 * hour - 1), await sendAfter(24 * hour)]
    expect(ids).toEqual([ids[0], ids[0], expect.not.stringMatching(`^${ids[0]}$`)])
    const { db } = site.context.database
    const rows = await db
      .selectFrom('idempotency_keys')
      .select('made_at')
      .where('made_at', '<=', start.toISOString())
      .execute()
    expect(rows).toEqual([])
  })

  it('leaves neither the key nor a word of the body behind', async () => {
    const body = { ...member('Zubaida Nour'), bio: 'Dries fruit with the sun' }
    const { id } = (await post('/api/team-members', 'zubaida@example.org', body)).json()
    const rows = await site.context.database.db.selectFrom('idempotency_keys').selectAll().execute()
    expect(rows.map(({ subject }) => subject)).toContain(id)
    expect(JSON.stringify(rows)).not.toMatch(/zubaida@|Dries|Zubaida Nour/)
  })
})
