import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putRelease, putReleaseDraft } from '../../src/server/engine/release-store.ts'
import type { Pages } from '../../src/server/pages/rendering/draw-page.ts'
import type { PageRequest } from '../../src/server/pages/rendering/render-page.ts'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const reads = [
  '/api/programs/nile',
  '/api/programs?summary=true',
  '/api/programs?lang=ar',
  '/api/menu',
  '/api/site-search?q=valley',
]

/** A page that shows what it read, and links like a real one. */
const pages: Pages = {
  keyOf: (url) => (url.startsWith('/preview/') ? undefined : url),
  assets: developmentAssets,
  render: async ({ url, fetchApi, renderedAt }: PageRequest) => {
    const answers = await Promise.all(reads.map(fetchApi))
    const shown = JSON.stringify({ url, renderedAt, answers: answers.map(({ data }) => data) })
    const links = [
      '<a href="/">Home</a><a href="/ar/programs?page=2#list">Programs</a>',
      '<a href="https://site.example/about">About</a><a href="https://elsewhere.example/x">Elsewhere</a>',
      '<img src="/files/a.png"><a href="/files/a.pdf">File</a><form action="/join" method="post"></form>',
    ].join('')
    const head = '<link rel="canonical" href="https://site.example/x"><title>Nile</title>'
    const facts = '<script type="application/ld+json">{}</script>'
    const body = `<pre>${encodeURIComponent(shown)}</pre>${links}${facts}`
    return { status: 200, head, body, state: { facts: {}, answers: new Map() }, file: '', isComplete: true }
  },
}

onEachDatabase('previews', (database) => {
  let site: TestApp
  let editor: TestUser
  beforeEach(async () => {
    site = await startTestApp(database, { PUBLIC_URL: 'https://site.example' }, { pages })
    editor = await signInAs(site, 'editor')
    await send('POST', '/api/programs', { id: 'nile', title: 'Nile', order: 1 })
    await send('POST', '/api/programs', { id: 'delta', title: 'Delta', order: 2 })
  })
  afterEach(() => site.close())

  const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = editor.headers) =>
    site.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await call(method, url, payload)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.body === '' ? undefined : answer.json()
  }
  const setClock = async (time: string) => {
    site.clock.now = new Date(time)
    // The session of before has expired by then.
    editor = await signInAs(site, 'editor')
  }
  const get = (url: string) => site.app.inject({ url })
  const draft = (values: object) => send('PUT', '/api/programs/nile/draft', { values })
  const share = async (wanted: object) => {
    const preview = await send('POST', '/api/previews', wanted)
    return { ...preview, path: String(preview.address).replace('https://site.example', '') }
  }
  const storeRelease = async (drafts: { type: string; id: string }[]) => {
    const { database } = site.context
    const id = randomUUID()
    const time = new Date().toISOString()
    const nothing = { publish_at: null, failure: null, scheduled_by: null, scheduled_by_id: null }
    const ends = { published_at: null, published_by: null, undone_at: null, undone_by: null }
    const by = {
      created_at: time,
      created_by: 'Mona',
      created_by_id: null,
      updated_at: time,
      updated_by: 'Mona',
    }
    await putRelease(database.db, {
      id,
      name: 'Spring',
      state: 'open',
      revision: 1,
      ...nothing,
      ...by,
      ...ends,
    })
    const revisions = {
      before_revision: null,
      after_revision: null,
      draft_revision: null,
      undone_revision: null,
    }
    for (const [place, name] of drafts.entries())
      await putReleaseDraft(database.db, {
        ...{ release_id: id, ...name, language: 'en', state: 'waiting', title: name.id, place },
        ...{ added_at: time, added_by: 'Mona', ...revisions },
      })
    return id
  }
  const ofNile = { kind: 'draft', type: 'program', id: 'nile' }
  const shownBy = (html: string) =>
    JSON.parse(decodeURIComponent(/<pre>(.*?)<\/pre>/.exec(html)?.[1] ?? '{}'))
  const open = async (path: string) => shownBy((await get(path)).body)

  it('shows a draft alone, in lists and in searches, while visitors see nothing of it', async () => {
    await draft({ title: 'Nile Valley' })
    const { path } = await share(ofNile)
    const begun = await get(path)
    expect([begun.statusCode, begun.headers.location]).toEqual([302, `${path}/programs/nile`])
    const { url, answers } = await open(`${path}/programs/nile`)
    const [record, list, , , found] = answers
    expect([url, record.title]).toEqual(['/programs/nile', 'Nile Valley'])
    expect(list.map(({ title }: { title: string }) => title)).toEqual(['Nile Valley', 'Delta'])
    expect(found.results).toMatchObject([{ path: '/programs/nile' }])
    expect((await get('/api/programs/nile')).json().title).toBe('Nile')
    expect((await get('/api/site-search?q=valley')).json().results).toEqual([])
    expect((await open('/programs/nile')).answers[0].title).toBe('Nile')
  })

  it('follows the draft and the site while they change, and says when nothing waits any more', async () => {
    await draft({ title: 'One' })
    const { path } = await share(ofNile)
    expect((await open(`${path}/programs/nile`)).answers[0].title).toBe('One')
    await draft({ title: 'Two' })
    await send('PUT', '/api/programs/delta', { title: 'Delta of today' })
    const { answers } = await open(`${path}/programs/nile`)
    expect(answers[1].map(({ title }: { title: string }) => title)).toEqual(['Two', 'Delta of today'])
    await send('POST', '/api/programs/nile/draft/publish', {})
    expect((await get(`${path}/programs/nile`)).body).toContain('Nothing waits to be published any more')
  })

  it('shows a draft that is not finished, hidden or in another’s place as far as it goes', async () => {
    await send('POST', '/api/programs/drafts', { id: 'fresh', values: { title: '', address: 'delta' } })
    const { path } = await share({ ...ofNile, id: 'fresh' })
    const { body } = await get(`${path}/programs/fresh`)
    expect(shownBy(body).answers[1]).toHaveLength(3)
    expect(body).toContain('some of it cannot be published yet')
    await draft({ title: 'Behind the curtain', isActive: false })
    const hidden = await share(ofNile)
    const page = await get(`${hidden.path}/programs/nile`)
    expect(shownBy(page.body).answers[0].title).toBe('Behind the curtain')
    expect(page.body).toContain('Publishing alone will not show it')
  })

  it('shows words in another language that are not published', async () => {
    await send('PUT', '/api/programs/nile/translations/ar', { state: 'draft', texts: { title: 'النيل' } })
    const { path } = await share({ ...ofNile, lang: 'ar' })
    expect((await get(path)).headers.location).toBe(`${path}/ar/programs/nile`)
    const { body } = await get(`${path}/ar/programs/nile`)
    expect(shownBy(body).answers[2][0].title).toBe('النيل')
    expect(body).toContain('<html lang="ar" dir="rtl"')
    expect(body).toContain('معاينة تعديلات غير منشورة')
    expect((await get('/api/programs?lang=ar')).body).not.toContain('النيل')
  })

  it('shows the drafts of a release together, to be shared by those who may edit all of them', async () => {
    await draft({ title: 'Nile Valley' })
    await send('POST', '/api/programs/drafts', { id: 'sudd', values: { title: 'Sudd', order: 3 } })
    const release = await storeRelease([
      { type: 'program', id: 'nile' },
      { type: 'program', id: 'sudd' },
    ])
    const { path, title } = await share({ kind: 'release', id: release })
    expect([title, (await get(path)).headers.location]).toEqual(['Spring', `${path}/programs/nile`])
    const { answers } = await open(`${path}/~`)
    expect(answers[1].map((program: { title: string }) => program.title)).toEqual([
      'Nile Valley',
      'Delta',
      'Sudd',
    ])
    expect((await call('POST', '/api/previews', { kind: 'release', id: 'none' })).statusCode).toBe(404)
    const mixed = await storeRelease([{ type: 'site-settings', id: 'site-settings' }])
    expect((await call('POST', '/api/previews', { kind: 'release', id: mixed })).statusCode).toBe(403)
  })

  it('shows the site as it was at the end of a day, by the clock of that day', async () => {
    await setClock('2037-11-01T10:00:00Z')
    await send('POST', '/api/programs', { id: 'sudd', title: 'Sudd', order: 3 })
    await setClock('2037-11-05T10:00:00Z')
    await send('DELETE', '/api/programs/delta')
    await send('PUT', '/api/programs/sudd', { title: 'Sudd of later' })
    await send('POST', '/api/programs', { id: 'fayoum', title: 'Fayoum', order: 4 })
    const { path } = await share({ kind: 'day', day: '2037-11-03' })
    const { answers, renderedAt } = await open(`${path}/~`)
    expect(answers[1].map(({ title }: { title: string }) => title)).toEqual(['Nile', 'Delta', 'Sudd'])
    expect(renderedAt).toBe('2037-11-03T21:59:59.999Z')
  })

  it('keeps links inside, and pictures and other sites where they are', async () => {
    await draft({ title: 'Nile Valley' })
    const { path } = await share(ofNile)
    for (const base of [path, `${path}~dark`]) {
      const { body } = await get(`${base}/~`)
      expect(shownBy(body).url).toBe('/')
      const links = [...body.matchAll(/(?:href|action|src)="([^"]*)"/g)].map(([, address]) => address)
      expect(links).toEqual(
        expect.arrayContaining(['/files/a.png', '/files/a.pdf', 'https://elsewhere.example/x']),
      )
      const inside = ['/~', '/ar/programs?page=2#list', '/about', '/join'].map((page) => base + page)
      expect(links).toEqual(expect.arrayContaining(inside))
    }
  })

  it('is never cached, indexed or linked, runs no script, and is framed by itself alone', async () => {
    await draft({ title: 'Nile Valley' })
    const { path } = await share(ofNile)
    const { headers, body } = await get(`${path}~dark/programs/nile`)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(headers['content-security-policy']).toContain("script-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(body).toContain('data-theme="dark"')
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(body).not.toMatch(/<script|canonical/)
    const phone = (await get(`${path}~phone/programs/nile`)).body
    expect(phone).toContain(`src="${path}~bare/programs/nile"`)
    expect((await get(`${path}~bare/programs/nile`)).body).not.toContain('preview-bar"')
  })

  it('is refused once it expired or was taken back, and to whoever guesses', async () => {
    await setClock('2037-11-01T10:00:00Z')
    await draft({ title: 'Nile Valley' })
    const first = await share(ofNile)
    const second = await share({ ...ofNile, days: 10 })
    const statuses = async () =>
      Promise.all([first, second].map(async ({ path }) => (await get(`${path}/programs/nile`)).statusCode))
    expect(await statuses()).toEqual([200, 200])
    await setClock('2037-11-08T10:00:00Z')
    expect(await statuses()).toEqual([410, 200])
    await send('DELETE', `/api/previews/${second.id}`)
    expect(await statuses()).toEqual([410, 410])
    const answer = await get(`${second.path}/programs/nile`)
    expect(answer.body).toContain('This preview has ended')
    expect(answer.body).not.toContain('Nile')
    expect((await get(`/preview/${'a'.repeat(43)}/programs/nile`)).statusCode).toBe(410)
    expect(
      (await call('POST', second.path, { name: 'Sara', text: 'Hello', kind: 'comment' })).statusCode,
    ).not.toBe(303)
  })

  const say = (path: string, fields: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        origin: 'null',
      },
      payload: new URLSearchParams(fields).toString(),
    })

  it('takes comments and approvals with a name, which staff read at the draft and in the activities', async () => {
    await draft({ title: 'Nile Valley' })
    const { path } = await share(ofNile)
    const said = { name: 'Sara <b>', text: 'Looks good', page: '/programs/nile' }
    const commented = await say(path, { ...said, kind: 'comment' })
    expect([commented.statusCode, commented.headers.location]).toEqual([
      303,
      `${path}/programs/nile?preview-note=comment`,
    ])
    expect((await get(String(commented.headers.location))).body).toContain('Your comment was sent')
    expect((await say(path, { ...said, kind: 'approval', text: '' })).headers.location).toContain('=approval')
    expect((await say(path, { ...said, kind: 'comment', text: '' })).headers.location).toContain('=text')
    expect((await say(path, { ...said, kind: 'comment', name: 'x'.repeat(81) })).headers.location).toContain(
      '=name',
    )
    const url = '/api/previews?kind=draft&type=program&subject=nile&lang=en'
    const [preview] = (await site.app.inject({ url, headers: editor.headers })).json()
    expect(preview.notes).toMatchObject([
      { kind: 'comment', name: 'Sara <b>', text: 'Looks good', page: '/programs/nile' },
      { kind: 'approval', name: 'Sara <b>', text: '' },
    ])
    const activity = await site.app.inject({ url: '/api/activity', headers: editor.headers })
    expect(activity.body).toContain('A visitor created the comment on a preview “Nile Valley”')
  })

  it('takes a comment about an address that no page has, once, and leads back to the first page', async () => {
    await draft({ title: 'Nile Valley' })
    const { path } = await share(ofNile)
    const odd = [
      '/\\evil.example\r\nX: y',
      '/\\',
      '//',
      '//[',
      '//evil.example/x',
      'javascript:x',
      '/a b',
      '/%00',
    ]
    for (const page of odd) {
      const answer = await say(path, { name: 'Sara', text: page, kind: 'comment', page })
      const shown = [answer.statusCode, answer.headers.location]
      expect(shown, JSON.stringify(page)).toEqual([303, `${path}/~?preview-note=comment`])
    }
    const url = '/api/previews?kind=draft&type=program&subject=nile&lang=en'
    const [preview] = (await site.app.inject({ url, headers: editor.headers })).json()
    expect(preview.notes).toHaveLength(odd.length)
  })

  it('answers no address within a preview with an error of the server', async () => {
    await draft({ title: 'Nile Valley' })
    const { path } = await share(ofNile)
    for (const odd of ['//', '//[', '///:80:80', '//evil.example/x', '/%5c', '/%', '//?preview-note=comment'])
      for (const answer of [await get(`${path}${odd}`), await say(`${path}${odd}`, { name: 'Sara' })]) {
        expect(answer.statusCode, odd).toBeLessThan(500)
        expect(String(answer.headers.location ?? ''), odd).not.toContain('evil')
      }
  })

  it('takes so many comments and no more', async () => {
    await draft({ title: 'Nile Valley' })
    const { path } = await share(ofNile)
    const outcomes = []
    for (let n = 0; n < 21; n += 1)
      outcomes.push(
        (await say(path, { name: 'Sara', text: `${n}`, kind: 'comment', page: '/' })).headers.location,
      )
    expect(outcomes.filter((place) => String(place).endsWith('=comment'))).toHaveLength(20)
    expect(outcomes.at(-1)).toMatch(/=many$/)
  })

  it('sends no application from a form in it, and says so', async () => {
    await draft({ title: 'Nile Valley' })
    const { path } = await share(ofNile)
    const answer = await say(`${path}/join`, { name: 'Sara', email: 'sara@example.org' })
    expect([answer.statusCode, answer.body.includes('Nothing was sent')]).toEqual([200, true])
    expect(await site.context.database.db.selectFrom('applications').selectAll().execute()).toEqual([])
  })

  it('is shared by those who may edit the record, and its secret is told once', async () => {
    await draft({ title: 'Nile Valley' })
    const viewer = await signInAs(site, 'viewer')
    const media = await signInAs(site, 'viewer', { permissions: ['read', 'manage_media'] })
    for (const { headers } of [viewer, media])
      expect((await call('POST', '/api/previews', ofNile, headers)).statusCode).toBe(403)
    expect(
      (await call('POST', '/api/previews', { kind: 'day', day: '2026-11-01' }, viewer.headers)).statusCode,
    ).toBe(403)
    const { id, path } = await share(ofNile)
    expect((await call('DELETE', `/api/previews/${id}`, undefined, viewer.headers)).statusCode).toBe(403)
    const list = await site.app.inject({ url: '/api/previews', headers: viewer.headers })
    expect(list.json()).toMatchObject([{ id, isOpen: true, createdBy: expect.any(String) }])
    const token = path.split('/')[2] ?? ''
    const stored = JSON.stringify([
      list.body,
      await site.context.database.db.selectFrom('previews').selectAll().execute(),
      await site.context.database.db.selectFrom('changes').selectAll().execute(),
    ])
    expect([token.length, stored.includes(token)]).toEqual([43, false])
  })

  it('refuses what is no draft, no day and no number of days', async () => {
    const wrong = [
      { kind: 'ship' },
      { ...ofNile, days: 0 },
      { ...ofNile, days: 91 },
      { kind: 'day', day: '2999-01-01' },
      { kind: 'day', day: 'yesterday' },
    ]
    for (const body of wrong) expect((await call('POST', '/api/previews', body)).statusCode).toBe(400)
    expect((await call('POST', '/api/previews', { ...ofNile, id: 'nobody' })).statusCode).toBe(404)
    expect((await call('POST', '/api/previews', { ...ofNile, type: 'ship' })).statusCode).toBe(404)
  })

  describe('ends with the account that made it', () => {
    let maker: TestUser
    let owner: TestUser
    let shared: { id: string; path: string }
    beforeEach(async () => {
      maker = await signInAs(site, 'editor', { displayName: 'Omar' })
      owner = await signInAs(site, 'super_admin')
      await draft({ title: 'Not yet' })
      const wanted = { kind: 'draft', type: 'program', id: 'nile', days: 90 }
      const made = (await call('POST', '/api/previews', wanted, maker.headers)).json()
      shared = { id: made.id, path: String(made.address).replace('https://site.example', '') }
      expect((await get(`${shared.path}/programs`)).statusCode).toBe(200)
    })
    const account = () => `/api/users/${maker.user.id}`
    const change = async (changes: object) => {
      const changed = await call('PUT', account(), changes, owner.headers)
      expect(changed.statusCode, changed.body).toBe(200)
    }
    const isListedOpen = async () => {
      const listed = (await site.app.inject({ url: '/api/previews', headers: owner.headers })).json()
      return listed.find(({ id }: { id: string }) => id === shared.id).isOpen
    }
    const expectEnded = async () => {
      const answers = [
        await get(shared.path),
        await get(`${shared.path}/programs`),
        await site.app.inject({
          method: 'POST',
          url: shared.path,
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'sec-fetch-site': 'same-origin',
            origin: 'null',
          },
          payload: 'name=Ali&kind=approval',
        }),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([410, 410, 410])
      expect(await isListedOpen()).toBe(false)
    }

    it('when it is deleted', async () => {
      expect((await call('DELETE', account(), undefined, owner.headers)).statusCode).toBe(204)
      await expectEnded()
      const [last] = (
        await site.app.inject({ url: '/api/activity?type=preview', headers: owner.headers })
      ).json()
      expect(last).toMatchObject({ action: 'delete' })
    })

    it('when it is deactivated, and does not come back with it', async () => {
      await change({ isActive: false })
      await expectEnded()
      await change({ isActive: true })
      await expectEnded()
    })

    it('when it loses the right to edit what is shown', async () => {
      await change({ role: 'viewer' })
      await expectEnded()
    })

    it('and not when it only gets another name', async () => {
      await change({ displayName: 'Omar Said' })
      expect((await get(`${shared.path}/programs`)).statusCode).toBe(200)
      expect(await isListedOpen()).toBe(true)
    })
  })
})
