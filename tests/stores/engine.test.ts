import { afterEach, beforeEach, expect, it } from 'vitest'
import { chainHash, payloadHash } from '../../src/server/engine/change-chain.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

onEachDatabase('the content engine', (database) => {
  let site: TestApp
  let headers: { cookie: string }

  beforeEach(async () => {
    site = await startTestApp(database)
    headers = (await signInAs(site, 'admin')).headers
  })
  afterEach(() => site.close())

  const post = (url: string, payload: object) => site.app.inject({ method: 'POST', url, headers, payload })
  const put = (url: string, payload: object, more = {}) =>
    site.app.inject({ method: 'PUT', url, headers: { ...headers, ...more }, payload })
  const get = (url: string, as: Record<string, string> = headers) => site.app.inject({ url, headers: as })

  it('refuses a second partner of the same name, whatever its case, accents or spaces', async () => {
    expect((await post('/api/partners', { name: 'Café Nile' })).statusCode).toBe(201)
    const second = await post('/api/partners', { name: 'CAFE  nile' })
    expect(second.statusCode).toBe(409)
    const message = 'Partner with this name already exists'
    expect(second.json()).toEqual({ message, issues: [{ path: 'name', message }] })
    const sameId = await post('/api/partners', { id: 'cafe-nile', name: 'Other' })
    expect([sameId.statusCode, sameId.json().issues[0].path]).toEqual([409, 'id'])
  })

  it('stores one row when fifty partners of one name arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('/api/partners', { name: 'Same' })),
    )
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1)
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(49)
    expect((await get('/api/partners')).json()).toHaveLength(1)
  })

  it('lets a name be used again once its holder is in the trash, and refuses to restore that one then', async () => {
    const first = (await post('/api/partners', { name: 'Delta' })).json()
    await site.app.inject({ method: 'DELETE', url: `/api/partners/${first.id}`, headers })
    expect((await post('/api/partners', { name: 'Delta' })).statusCode).toBe(201)
    expect((await post(`/api/trash/partners/${first.id}/restore`, {})).statusCode).toBe(409)
  })

  it('brings an earlier state back by the rules of today only', async () => {
    const { id } = (await post('/api/partners', { name: 'Delta' })).json()
    await put(`/api/partners/${id}`, { name: 'Delta Seeds' })
    // As stored by a version in which the name was not required and a link could be anything.
    const data = JSON.stringify({ name: '', websiteUrl: 'javascript:x' })
    const { db } = site.context.database
    await db.updateTable('changes').set({ after: data }).where('revision', '=', 1).execute()
    const reverted = await post(`/api/partners/${id}/revisions/1/restore`, {})
    const paths = (answer: { json(): { issues: { path: string }[] } }) =>
      answer.json().issues.map(({ path }) => path)
    expect([reverted.statusCode, paths(reverted)]).toEqual([400, ['name', 'websiteUrl']])
    await site.app.inject({ method: 'DELETE', url: `/api/partners/${id}`, headers })
    await db.updateTable('entries').set({ data }).where('id', '=', id).execute()
    const restored = await post(`/api/trash/partners/${id}/restore`, {})
    expect([restored.statusCode, paths(restored)]).toEqual([400, ['name', 'websiteUrl']])
  })

  it('refuses to bring back a name that somebody else has by now', async () => {
    const { id } = (await post('/api/partners', { name: 'Delta' })).json()
    await put(`/api/partners/${id}`, { name: 'Delta Seeds' })
    await post('/api/partners', { name: 'Delta' })
    const reverted = await post(`/api/partners/${id}/revisions/1/restore`, {})
    expect([reverted.statusCode, reverted.json().issues[0].path]).toEqual([409, 'name'])
  })

  it('knows the revision through a session, whatever else the person may see', async () => {
    await post('/api/partners', { id: 'nile', name: 'Nile' })
    const writer = (await signInAs(site, 'viewer', { permissions: ['manage_content'] })).headers
    const etag = String((await get('/api/partners/nile', writer)).headers.etag)
    const answer = await put('/api/partners/nile', { name: 'Nile 2' }, { ...writer, 'if-match': etag })
    expect([etag, answer.statusCode]).toEqual(['"r1"', 200])
    expect((await get('/api/partners/nile', {})).headers.etag).not.toMatch(/^"r\d+"$/)
  })

  it('makes readable ids, numbers those that are taken, and never uses a reserved word', async () => {
    const ids = []
    for (const title of ['Blue Nile', 'Blue Nile', 'Order', 'برنامج', '🎉'])
      ids.push((await post('/api/programs', { title })).json().id)
    expect(ids).toEqual(['blue-nile', 'blue-nile-2', 'order-2', 'brnamg', 'program'])
    expect((await post('/api/programs', { title: 'x', id: '../x' })).statusCode).toBe(400)
    expect((await post('/api/programs', { title: 'x', id: 'blue-nile' })).statusCode).toBe(409)
    expect(
      (await post('/api/projects', { title: 'P', description: 'd', fullDescription: 'f' })).json().id,
    ).toMatch(/^project-\d+/)
  })

  it('filters by status, pages with a total, and sorts events by date', async () => {
    const base = { description: 'd', status: 'Published' }
    for (const date of ['2026-03-01', '2026-01-01', '2026-02-01'])
      await post('/api/events', { ...base, title: date, date })
    await post('/api/events', { ...base, title: 'draft', date: '2026-01-15', status: 'Draft' })
    const titles = (body: { title: string }[]) => body.map((event) => event.title)
    expect(titles((await get('/api/events?status=Published', {})).json())).toEqual([
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ])
    expect((await get('/api/events?status=Draft', {})).json()).toEqual([])
    expect(titles((await get('/api/events?status=Draft')).json())).toEqual(['draft'])
    const page = await get('/api/events?limit=2&offset=1')
    expect(titles(page.json())).toEqual(['draft', '2026-02-01'])
    expect(page.headers['x-total-count']).toBe('4')
  })

  it.each([
    'limit=0',
    'limit=1001',
    'limit=-1',
    'limit=x',
    'limit=1&limit=2',
    'offset=1.5',
    'status=a&status=b',
  ])('answers 400 to ?%s', async (query) => {
    expect((await get(`/api/events?${query}`)).statusCode).toBe(400)
  })

  it('knows how many there are, however they come and go', async () => {
    const event = { title: 'Fair', description: 'd', date: '2026-03-01', status: 'Published' }
    const totals = async () => {
      const lists = [get('/api/events?limit=1'), get('/api/events?limit=1&status=Draft')]
      const answers = await Promise.all([...lists, get('/api/events?limit=1', {})])
      return answers.map((answer) => Number(answer.headers['x-total-count']))
    }
    expect(await totals()).toEqual([0, 0, 0])
    const { id } = (await post('/api/events', event)).json()
    await post('/api/events', { ...event, title: 'Walk' })
    expect(await totals()).toEqual([2, 0, 2])
    await put(`/api/events/${id}`, { location: 'Aswan' })
    expect(await totals()).toEqual([2, 0, 2])
    await put(`/api/events/${id}`, { status: 'Draft' })
    expect(await totals()).toEqual([2, 1, 1])
    await site.app.inject({ method: 'DELETE', url: `/api/events/${id}`, headers })
    expect(await totals()).toEqual([1, 0, 1])
    await post(`/api/trash/events/${id}/restore`, {})
    expect(await totals()).toEqual([2, 1, 1])
  })

  it('lists 304 to who holds it, and says anew after a write', async () => {
    const etag = String((await get('/api/partners', {})).headers.etag)
    expect((await get('/api/partners', { 'if-none-match': etag })).statusCode).toBe(304)
    await post('/api/partners', { name: 'New' })
    expect((await get('/api/partners', { 'if-none-match': etag })).statusCode).toBe(200)
  })

  it('refuses addresses that run script, in every link field', async () => {
    for (const websiteUrl of [
      'javascript:alert(1)',
      'JAVASCRIPT:x',
      'data:text/html,x',
      '//evil.example',
      'java\tscript:x',
    ]) {
      const answer = await post('/api/partners', { name: websiteUrl, websiteUrl })
      expect([websiteUrl, answer.statusCode]).toEqual([websiteUrl, 400])
      expect(answer.json().issues[0].path).toBe('websiteUrl')
    }
  })

  it('accepts the older names of a hero and of an about section', async () => {
    const hero = (await post('/api/hero-sections', { title: 'Old title', subtitle: 'Old subtitle' })).json()
    expect(hero).toMatchObject({
      fixedTitle: 'Old title',
      description: 'Old subtitle',
      primaryButtonEnabled: true,
    })
    const about = (
      await post('/api/about', { title: 'Us', content: 'c', image_url: '/files/a.jpg', is_active: false })
    ).json()
    expect(about).toMatchObject({ imageUrl: '/files/a.jpg', isActive: false })
  })

  it('keeps the title of the About page when the button text changes', async () => {
    await post('/api/about-page-content', { id: 'main-about-page', programsTitle: 'Our programs' })
    const saved = await put('/api/about-page-content/main-about-page', { aspirationButtonText: 'See more' })
    expect(saved.json()).toMatchObject({
      id: 'main-about-page',
      programsTitle: 'Our programs',
      aspirationButtonText: 'See more',
    })
    expect(saved.json().lastModified).toBe(saved.json().updatedAt)
  })

  it('lets exactly one of two editors with the same version save', async () => {
    const program = (await post('/api/programs', { title: 'Race' })).json()
    for (let round = 0; round < 20; round += 1) {
      const etag = String((await get(`/api/programs/${program.id}`)).headers.etag)
      const answers = await Promise.all(
        [1, 2].map((n) =>
          put(`/api/programs/${program.id}`, { title: `Race ${round} ${n}` }, { 'if-match': etag }),
        ),
      )
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 412])
    }
  })

  it('leaves nothing behind when a write fails half way', async () => {
    const ids = []
    for (const name of ['a', 'b']) ids.push((await post('/api/partners', { name })).json().id)
    const version = site.context.version.current()
    await put('/api/partners/order', { ids: [ids[1], ids[0], 'missing'] })
    expect((await get('/api/partners')).json().map((partner: { order: number }) => partner.order)).toEqual([
      0, 0,
    ])
    expect(site.context.version.current()).toBe(version)
  })

  it('tells in sentences who did what, and of people only to those who may know', async () => {
    await post('/api/partners', { id: 'nile', name: 'Nile Ventures' })
    await put('/api/partners/nile', { websiteUrl: 'https://nile.example', order: 3 })
    await put('/api/footer', { phone: '+20 2 1234' })
    await site.app.inject({ method: 'DELETE', url: '/api/partners/nile', headers })
    const rows = (await get('/api/activity?limit=10')).json()
    expect(rows.map((row: { sentence: string }) => row.sentence)).toEqual([
      'Admin deleted the partner “Nile Ventures”',
      'Admin created the footer',
      'Admin changed the partner “Nile Ventures” (Website, Display Order)',
      'Admin created the partner “Nile Ventures”',
    ])
    const email = 'new-person@example.org'
    await post('/api/users', { email, password: 'seven blue boats', name: 'New Person', role: 'viewer' })
    expect((await get('/api/activity')).json()[0]).toMatchObject({
      type: 'user',
      sentence: 'Admin created the user “New Person”',
    })
    const viewer = (await signInAs(site, 'viewer')).headers
    expect((await get('/api/activity', viewer)).json()[0].type).toBe('partner')
  })

  it('chains every change to the one before', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => post('/api/partners', { name: `P${index}` })))
    const rows = await site.context.database.db
      .selectFrom('changes')
      .selectAll()
      .orderBy('sequence')
      .execute()
    let previous = '0'.repeat(64)
    for (const [index, row] of rows.entries()) {
      expect(row.sequence).toBe(index + 1)
      expect(row.previous_hash).toBe(previous)
      expect(row.payload_hash).toBe(payloadHash(row.before, row.after))
      expect(row.hash).toBe(chainHash(row))
      previous = row.hash
    }
    expect(rows.length).toBeGreaterThanOrEqual(20)
  })

  it('refuses what other sites make a browser send, and bodies that are not JSON', async () => {
    const payload = { name: 'Foreign' }
    const send = (more: Record<string, string>, body: object | string = payload) =>
      site.app.inject({
        method: 'POST',
        url: '/api/partners',
        headers: { ...headers, ...more },
        payload: body,
      })
    expect((await send({ origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await send({ origin: 'null' })).statusCode).toBe(403)
    expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await send({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403)
    for (const [type, body] of [
      ['text/plain', JSON.stringify(payload)],
      ['application/x-www-form-urlencoded', 'name=x'],
    ] as const) {
      expect((await send({ 'content-type': type }, body)).statusCode).toBe(403)
      const own = { origin: 'http://localhost:3000', 'content-type': type }
      expect((await send(own, body)).statusCode).toBe(415)
    }
    expect((await get('/api/partners')).json()).toEqual([])
    expect((await send({ origin: 'http://localhost:3000', host: 'localhost:3000' })).statusCode).toBe(201)
  })

  it('answers the same on other spellings of a path', async () => {
    for (const url of ['/api/partners/', '//api//partners', '/api/users/', '//api/users']) {
      const plain = await get(url.replace(/\/+/g, '/').replace(/\/$/, ''), {})
      expect([url, (await get(url, {})).statusCode]).toEqual([url, plain.statusCode])
    }
    expect((await get('/api/nothing', {})).json()).toEqual({ message: 'Not found' })
  })

  it('survives poisoned and very deep bodies', async () => {
    const send = (payload: string) =>
      site.app.inject({
        method: 'POST',
        url: '/api/partners',
        headers: { ...headers, 'content-type': 'application/json' },
        payload,
      })
    expect((await send('{"name":"a","__proto__":{"isAdmin":true}}')).statusCode).toBe(400)
    expect((await send(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).statusCode).toBe(400)
    expect((await send(`{"name":"${'x'.repeat(3_000_000)}"}`)).statusCode).toBe(413)
  })

  it('is healthy', async () => {
    expect((await get('/health', {})).json()).toEqual({ status: 'ok' })
  })
})
