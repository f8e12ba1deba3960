import { afterEach, beforeEach, expect, it } from 'vitest'
import { performSchedules } from '../support/perform-schedules.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const nine = Date.parse('2026-11-22T07:00:00.000Z')
const minute = 60_000

onEachDatabase('what an editor who must ask wrote', (database) => {
  let site: TestApp
  let owner: TestUser
  let editor: TestUser
  beforeEach(async () => {
    site = await startTestApp(database)
    setClock(0)
    owner = await signInAs(site, 'super_admin', { displayName: 'Mona' })
    editor = await signInAs(site, 'editor', { displayName: 'Omar' })
    await call(owner, 'PUT', '/api/approval-roles', { roles: ['editor'] })
    await call(owner, 'POST', '/api/partners', { name: 'Nile Bank', websiteUrl: 'https://was.example' })
  })
  afterEach(() => site.close())

  const path = '/api/partners/nile-bank'
  const member = { type: 'partner', id: 'nile-bank', lang: 'en' }
  const setClock = (ms: number) => {
    site.clock.now = new Date(nine + ms)
  }
  const at = (ms: number) => new Date(nine + ms).toISOString()
  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
  const call = (by: TestUser, method: Method, url: string, payload?: object, headers: object = {}) =>
    site.app.inject({
      method,
      url,
      headers: { ...by.headers, ...headers },
      ...(payload ? { payload } : {}),
    })
  const live = async () => (await site.app.inject({ url: path })).json().websiteUrl
  const write = async (by: TestUser, word: string, headers: object = {}): Promise<number> => {
    const values = { websiteUrl: `https://${word}.example` }
    const draft = await call(by, 'PUT', `${path}/draft`, { values }, headers)
    expect(draft.statusCode, draft.body).toBe(200)
    return draft.json().revision
  }
  const plan = (payload: object) => call(owner, 'PUT', `${path}/schedule`, payload)
  const passTo = async (ms: number) => {
    setClock(ms)
    return performSchedules(site)
  }
  const missed = async () => (await call(owner, 'GET', `${path}/schedule`)).json().missed
  const release = async () => {
    const { id } = (await call(owner, 'POST', '/api/releases', { name: 'Report' })).json()
    return call(owner, 'POST', `/api/releases/${id}/drafts`, { drafts: [member] })
  }

  it('is not scheduled by somebody who looked at an earlier state, or says nothing of what they saw', async () => {
    const seen = await write(owner, 'seen')
    const slipped = await write(editor, 'slipped')
    for (const body of [{ publishAt: at(minute), revision: seen }, { publishAt: at(minute) }]) {
      const refused = await plan(body)
      expect([refused.statusCode, refused.json().message]).toEqual([412, expect.stringContaining('Omar')])
    }
    expect((await call(owner, 'GET', `${path}/schedule`)).json().publish).toBeNull()
    expect((await plan({ publishAt: at(minute), revision: slipped })).statusCode).toBe(200)
    expect(await passTo(minute)).toEqual(['done'])
    expect(await live()).toBe('https://slipped.example')
  })

  it('is refused at its time where it was written after the schedule, and a moved time does not change that', async () => {
    const seen = await write(owner, 'seen')
    await plan({ publishAt: at(minute), revision: seen })
    await write(editor, 'later')
    expect((await plan({ publishAt: at(2 * minute) })).statusCode).toBe(412)
    expect((await plan({ hideAt: at(5 * minute) })).statusCode).toBe(200)
    await passTo(2 * minute)
    expect(await live()).toBe('https://was.example')
    expect(await missed()).toMatchObject([{ reason: 'rights', message: expect.stringContaining('Omar') }])
  })

  it('goes live at the time that was chosen once somebody says to have looked at it, without another time', async () => {
    await plan({ publishAt: at(minute), revision: await write(owner, 'seen') })
    const revision = await write(editor, 'later')
    expect((await plan({ revision: revision - 1 })).statusCode).toBe(412)
    const seen = await plan({ revision })
    expect([seen.statusCode, seen.json().publish.at]).toEqual([200, at(minute)])
    await passTo(minute)
    expect(await live()).toBe('https://later.example')
  })

  it.each(['deleted', 'deactivated', 'demoted', 'promoted'])(
    'stays a draft where its editor was %s since',
    async (fate) => {
      await plan({ publishAt: at(minute), revision: await write(owner, 'seen') })
      await write(editor, 'orphan')
      const account = `/api/users/${editor.user.id}`
      const change = {
        deactivated: { isActive: false },
        demoted: { role: 'viewer' },
        promoted: { role: 'admin' },
      }
      const changed =
        fate === 'deleted'
          ? await call(owner, 'DELETE', account)
          : await call(owner, 'PUT', account, change[fate as keyof typeof change])
      expect(changed.statusCode, changed.body).toBeLessThan(300)
      await passTo(minute)
      expect(await live()).toBe('https://was.example')
      expect(await missed()).toMatchObject([{ reason: 'rights' }])
    },
  )

  it('stays a draft where nobody has to ask any more by then', async () => {
    await plan({ publishAt: at(minute), revision: await write(owner, 'seen') })
    await write(editor, 'asked')
    await call(owner, 'PUT', '/api/approval-roles', { roles: [] })
    await passTo(minute)
    expect(await live()).toBe('https://was.example')
  })

  it('is not covered by what somebody with the right wrote over it without having read it', async () => {
    await plan({ publishAt: at(minute), revision: await write(owner, 'seen') })
    const unread = await write(editor, 'unread')
    const blind = await call(owner, 'PUT', `${path}/draft`, { values: { name: 'Nile Bank of Cairo' } })
    expect((await plan({ publishAt: at(2 * minute) })).statusCode).toBe(412)
    expect((await plan({ publishAt: at(2 * minute), revision: unread })).statusCode).toBe(412)
    const revision = await call(
      owner,
      'PUT',
      `${path}/draft`,
      { values: { name: 'Nile Bank of Aswan' } },
      { 'if-match': String(blind.headers.etag) },
    )
    expect(revision.statusCode).toBe(200)
    expect((await plan({ publishAt: at(2 * minute) })).statusCode).toBe(200)
    await passTo(2 * minute)
    expect(await live()).toBe('https://unread.example')
  })

  it('is not published by hand by somebody who does not say which state they saw', async () => {
    const revision = await write(editor, 'slipped')
    expect((await call(owner, 'POST', `${path}/draft/publish`, {})).statusCode).toBe(412)
    const tag = { 'if-match': `"r${revision}"` }
    expect((await call(owner, 'POST', `${path}/draft/publish`, {}, tag)).statusCode).toBe(200)
    expect(await live()).toBe('https://slipped.example')
  })

  it('is not published with a translation that nobody with the right has read', async () => {
    const words = `${path}/translations/ar`
    const put = (by: TestUser, body: object, headers: object = {}) => call(by, 'PUT', words, body, headers)
    const asked = await put(editor, { state: 'draft', texts: { name: 'بنك' } })
    expect(asked.statusCode, asked.body).toBe(200)
    expect((await put(owner, { state: 'published' })).statusCode).toBe(412)
    expect((await call(owner, 'POST', `${words}/draft/publish`, {})).statusCode).toBe(412)
    const url = `${path}/schedule?lang=ar`
    expect((await call(owner, 'PUT', url, { publishAt: at(minute) })).statusCode).toBe(412)
    const { revision } = asked.json()
    expect((await call(owner, 'PUT', url, { publishAt: at(minute), revision })).statusCode).toBe(200)
    await put(editor, { texts: { name: 'بنك النيل' } })
    await passTo(minute)
    expect((await call(owner, 'GET', words)).json().state).toBe('draft')
    const tag = { 'if-match': String((await call(owner, 'GET', words)).headers.etag) }
    expect((await put(owner, { state: 'published' }, tag)).statusCode).toBe(200)
  })

  it('does not go live with a release that was looked at before', async () => {
    await write(owner, 'seen')
    const looked = await release()
    const { id, drafts, revision } = looked.json()
    expect(drafts).toMatchObject([{ revision: 1, isCleared: true }])
    const publish = (payload?: object, headers: object = {}) =>
      call(owner, 'POST', `/api/releases/${id}/publish`, payload, headers)
    const newest = await write(editor, 'slipped')
    const shown = await call(owner, 'GET', `/api/releases/${id}`)
    expect(shown.json()).toMatchObject({ revision, drafts: [{ revision: newest, isCleared: false }] })
    expect(shown.headers.etag).not.toBe(looked.headers.etag)
    const named = (of: number) => ({ drafts: [{ ...member, revision: of }] })
    const refused = [
      await publish(undefined, { 'if-match': String(looked.headers.etag) }),
      await publish(undefined, { 'if-match': `"r${revision}"` }),
      await publish(named(1)),
      await publish(),
      await call(owner, 'POST', `/api/releases/${id}/schedule`, { publishAt: at(minute) }),
      await call(owner, 'POST', `/api/releases/${id}/schedule`, { publishAt: at(minute), ...named(1) }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 412))
    expect(refused[2]?.json().issues).toMatchObject([{ path: 'partner/nile-bank/en' }])
    expect(refused[2]?.json().issues[0].message).toContain('Omar')
    expect(await live()).toBe('https://was.example')
    expect((await publish(named(newest))).statusCode).toBe(200)
    expect(await live()).toBe('https://slipped.example')
  })

  it('goes live with a release whose tag names the state that was looked at', async () => {
    await write(editor, 'asked')
    const { id } = (await release()).json()
    const tag = { 'if-match': String((await call(owner, 'GET', `/api/releases/${id}`)).headers.etag) }
    expect((await call(owner, 'POST', `/api/releases/${id}/publish`, undefined, tag)).statusCode).toBe(200)
    expect(await live()).toBe('https://asked.example')
  })
})
