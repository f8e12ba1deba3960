import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { verifySite } from '../../src/server/verify/verify-site.ts'
import { chooseTimeZone } from '../../src/shared/dates.ts'
import { otherLanguages } from '../../src/shared/languages.ts'
import { performSchedules } from '../support/perform-schedules.ts'
import { mailsTo } from '../support/queued-mails.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const nine = Date.parse('2026-11-22T07:00:00.000Z')
const minute = 60_000
const [otherLanguage = 'ar'] = otherLanguages

onEachDatabase('schedules', (database) => {
  let site: TestApp
  let mona: TestUser
  let admin: TestUser
  let viewer: TestUser
  let made = 0
  beforeAll(async () => {
    site = await startTestApp(database, { PUBLIC_URL: 'https://site.example' })
    setClock(0)
    admin = await signInAs(site, 'super_admin', { displayName: 'Ali', language: 'ar' })
    viewer = await signInAs(site, 'viewer')
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    setClock(0)
    chooseTimeZone()
    // Somebody new for each test, since some of them lose their rights.
    mona = await signInAs(site, 'editor', { displayName: 'Mona' })
    for (const table of ['due_work', 'missed_schedules'] as const) await db().deleteFrom(table).execute()
  })

  const db = () => site.context.database.db
  const setClock = (ms: number) => {
    site.clock.now = new Date(nine + ms)
  }
  const at = (ms: number) => new Date(nine + ms).toISOString()
  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
  const call = (method: Method, url: string, payload?: object, headers: object = {}, by = mona) =>
    site.app.inject({
      method,
      url,
      headers: { ...by.headers, ...headers },
      ...(payload ? { payload } : {}),
    })
  const plan = async (own: string, payload: object, headers: object = {}, by = mona) =>
    call('PUT', `${own}/schedule`, payload, headers, by)
  const scheduleOf = async (own: string) => (await call('GET', `${own}/schedule`)).json()

  /** A partner that visitors see, and a draft that gives it another website. */
  async function drafted(values: object = { websiteUrl: 'https://planned.example' }) {
    made += 1
    const name = `Partner ${made}`
    const saved = await call('POST', '/api/partners', { name, websiteUrl: 'https://was.example' })
    const own = `/api/partners/${saved.json().id}`
    expect((await call('PUT', `${own}/draft`, { values })).statusCode).toBe(200)
    return { name, own, id: saved.json().id }
  }
  const missedOf = async (own: string) => (await scheduleOf(own)).missed

  it.each([
    [{ publishAt: '2026-11-22T08:59' }, 'publishAt', 'This time is over'],
    [{ publishAt: 'Sunday' }, 'publishAt', 'choose a day and a time'],
    [{ publishAt: '2027-02-30T09:00' }, 'publishAt', 'choose a day and a time'],
    [{ publishAt: 7 }, 'publishAt', 'choose a day and a time'],
    [{ publishAt: '2047-01-01T09:00' }, 'publishAt', 'within the next ten years'],
    [{ publishAt: '2027-04-30T00:30' }, 'publishAt', 'The clocks are put forward'],
    [{ publishAt: '2026-11-23T09:00', hideAt: '2026-11-23T09:00' }, 'hideAt', 'before it is published'],
  ])('are refused for %o', async (body, path, words) => {
    const { own } = await drafted()
    const refused = await plan(own, body)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ issues: [{ path, message: expect.stringContaining(words) }] })
    expect((await scheduleOf(own)).publish).toBeNull()
  })

  it('are read by the clock of the site, the first of two hours of the same name', async () => {
    const { own } = await drafted()
    const times = async (publishAt: string) => (await plan(own, { publishAt })).json().publish.at
    expect(await times('2026-11-22T10:00')).toBe('2026-11-22T08:00:00.000Z')
    expect(await times('2027-10-28T23:30')).toBe('2027-10-28T20:30:00.000Z')
    expect(await times('2027-10-28T23:30+02:00')).toBe('2027-10-28T21:30:00.000Z')
  })

  it('need a draft to publish', async () => {
    const saved = await call('POST', '/api/partners', { name: 'Nothing prepared' })
    const refused = await plan(`/api/partners/${saved.json().id}`, { publishAt: at(minute) })
    expect(refused.json()).toMatchObject({ message: 'There is no draft to publish' })
    expect((await plan('/api/partners/nobody', { publishAt: at(minute) })).statusCode).toBe(404)
  })

  it('are moved and cancelled by who read them, and kept in the log with names', async () => {
    const { own, name } = await drafted()
    const first = await plan(own, { publishAt: at(minute) })
    const tag = String(first.headers.etag)
    const moved = await plan(own, { publishAt: at(2 * minute) }, { 'if-match': tag })
    expect(moved.json().publish.at).toBe(at(2 * minute))
    const late = await plan(own, { publishAt: at(3 * minute) }, { 'if-match': tag })
    expect([late.statusCode, late.json().message]).toEqual([412, expect.stringContaining('changed these')])
    expect((await call('DELETE', `${own}/schedule`, undefined, { 'if-match': tag })).statusCode).toBe(412)
    const listed = (await call('GET', '/api/schedules?type=partner', undefined, {}, viewer)).json()
    expect(listed).toMatchObject([{ title: name, publish: { at: at(2 * minute) } }])
    expect(
      (await call('DELETE', `${own}/schedule`, undefined, { 'if-match': listed[0].tag })).statusCode,
    ).toBe(204)
    const activity = (await call('GET', '/api/activity?type=schedule')).json().slice(0, 3)
    expect(activity.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
      `Mona deleted the schedule “${name}”`,
      `Mona changed the schedule “${name}” (Time of publishing)`,
      `Mona created the schedule “${name}”`,
    ])
    setClock(5 * minute)
    expect(await performSchedules(site)).toEqual([])
  })

  it('cost a save nothing: it leaves them alone', async () => {
    const { own } = await drafted()
    await plan(own, { publishAt: at(minute), hideAt: at(2 * minute) })
    expect((await call('PUT', own, { name: `Saved ${made}` })).statusCode).toBe(200)
    expect(await scheduleOf(own)).toMatchObject({ publish: { at: at(minute) }, hide: { at: at(2 * minute) } })
    setClock(minute)
    expect(await performSchedules(site)).toEqual(['done'])
    expect((await site.app.inject({ url: own })).json()).toMatchObject({
      name: `Saved ${made}`,
      websiteUrl: 'https://planned.example',
    })
  })

  it('are ended by the trash', async () => {
    const { own } = await drafted()
    await plan(own, { publishAt: at(minute), hideAt: at(2 * minute) })
    expect((await call('DELETE', own)).statusCode).toBe(204)
    expect((await call('GET', '/api/schedules')).json()).toEqual([])
  })

  it('publish a translation that was only prepared', async () => {
    const { own } = await drafted()
    const text = { state: 'draft', texts: { name: 'شريك' } }
    const saved = await call('PUT', `${own}/translations/${otherLanguage}`, text)
    expect(saved.statusCode, saved.body).toBe(200)
    const url = `${own}/schedule?lang=${otherLanguage}`
    const hidden = await call('PUT', url, { hideAt: at(minute) })
    expect(hidden.json().message).toContain('in all languages together')
    expect((await call('PUT', url, { publishAt: at(minute) })).statusCode).toBe(200)
    expect((await scheduleOf(own)).publish).toBeNull()
    setClock(minute)
    expect(await performSchedules(site)).toEqual(['done'])
    expect((await call('GET', `${own}/translations/${otherLanguage}`)).json().state).toBe('published')
  })

  it('are not for viewers to set', async () => {
    const { own } = await drafted()
    const body = { publishAt: at(minute) }
    expect((await call('PUT', `${own}/schedule`, body, {}, viewer)).statusCode).toBe(403)
    expect((await call('DELETE', `${own}/schedule`, undefined, {}, viewer)).statusCode).toBe(403)
    expect((await call('GET', `${own}/schedule`, undefined, {}, viewer)).statusCode).toBe(200)
    expect((await site.app.inject({ url: '/api/schedules' })).statusCode).toBe(401)
  })

  it('that break a rule by then leave the draft, and tell who planned it and the administrators', async () => {
    const { own, name } = await drafted()
    await plan(own, { publishAt: at(minute) })
    expect((await call('PUT', `${own}/draft`, { values: { name: '' } })).statusCode).toBe(200)
    setClock(minute)
    expect(await performSchedules(site)).toEqual(['done'])
    expect(await performSchedules(site)).toEqual([])
    expect((await site.app.inject({ url: own })).json()).toMatchObject({ websiteUrl: 'https://was.example' })
    expect((await call('GET', `${own}/draft`)).json().state).toBe('draft')
    expect(await scheduleOf(own)).toMatchObject({
      publish: null,
      missed: [
        { action: 'publish', at: at(minute), reason: 'rule', scheduledBy: 'Mona', missedAt: at(minute) },
      ],
    })
    const [toMona] = await mailsTo(db(), mona.user.email)
    expect(toMona).toMatchObject({ subject: `Not published: ${name}`, language: 'en' })
    expect(toMona?.body).toContain('Sunday 22 November at 09:01')
    expect(toMona?.body).toContain('breaks a rule')
    expect(toMona?.body).toContain('https://site.example/admin')
    const [toAdmin] = await mailsTo(db(), admin.user.email)
    expect(toAdmin?.body).toContain('الأحد ٢٢ نوفمبر الساعة ٩:٠١ ص')
    expect(await mailsTo(db(), viewer.user.email)).toEqual([])
    const { sentence } = (await call('GET', '/api/activity?type=schedule')).json()[0]
    expect(sentence).toContain('System deleted the schedule')
    // The notice about the record says it: none about tasks says it again, nor stays when that one is dismissed.
    const tasks = (await call('GET', '/api/due-work/status', undefined, {}, admin)).json()
    expect(tasks).toMatchObject({ failed: 0, lastError: null })
    const listed = (await call('GET', '/api/due-work?state=failed', undefined, {}, admin)).json()
    expect(listed).toMatchObject([{ kind: 'schedule', state: 'failed' }])

    expect((await plan(own, { publishAt: at(3 * minute) })).json().missed).toEqual([])
    await call('PUT', `${own}/draft`, { values: { name } })
    setClock(3 * minute)
    expect(await performSchedules(site)).toEqual(['done'])
    expect(await missedOf(own)).toEqual([])
    expect((await site.app.inject({ url: own })).json().websiteUrl).toBe('https://planned.example')
  })

  it('that clash with what was published meanwhile wait for somebody to choose', async () => {
    const { own } = await drafted()
    await plan(own, { publishAt: at(minute) })
    await call('PUT', own, { websiteUrl: 'https://meanwhile.example' })
    setClock(minute)
    await performSchedules(site)
    expect(await missedOf(own)).toMatchObject([{ reason: 'conflict' }])
    expect((await site.app.inject({ url: own })).json().websiteUrl).toBe('https://meanwhile.example')
  })

  it('whose name somebody else has by then change nothing', async () => {
    const { own } = await drafted({ name: `Taken ${made}` })
    await plan(own, { publishAt: at(minute) })
    expect((await call('POST', '/api/partners', { name: `Taken ${made - 1}` })).statusCode).toBe(201)
    setClock(minute)
    expect(await performSchedules(site)).toEqual(['done'])
    expect(await missedOf(own)).toMatchObject([
      { reason: 'taken', message: expect.stringContaining('already') },
    ])
  })

  it('that fail for a while keep the time that was chosen, in the form, the calendar, the notice and the mail', async () => {
    const { own, name, id } = await drafted()
    await plan(own, { publishAt: at(minute) })
    const fail = async (ms: number) => {
      setClock(ms)
      const values = { name: 'approval_roles', value: '{' }
      await db().insertInto('settings').values(values).execute()
      const performed = await performSchedules(site)
      await db().deleteFrom('settings').where('name', '=', 'approval_roles').execute()
      return performed
    }
    expect(await fail(minute)).toEqual(['failed'])
    expect((await scheduleOf(own)).publish.at).toBe(at(minute))
    const url = '/api/calendar?from=2026-11-22T00:00:00Z&to=2026-11-23T00:00:00Z'
    expect((await call('GET', url)).json()).toContainEqual(
      expect.objectContaining({ kind: 'publish', id, at: at(minute) }),
    )
    expect(await performSchedules(site)).toEqual([])
    expect([await fail(2 * minute), await fail(4 * minute)]).toEqual([['failed'], ['failed']])
    expect(await fail(8 * minute)).toEqual(['done'])
    expect(await missedOf(own)).toMatchObject([{ at: at(minute), reason: 'failure' }])
    const [mail] = await mailsTo(db(), mona.user.email)
    expect(mail?.subject).toBe(`Not published: ${name}`)
    expect(mail?.body).toContain('Sunday 22 November at 09:01')
  })

  it.each([
    ['deactivated', { is_active: 0 }],
    ['made a viewer', { role: 'viewer', permissions: null }],
  ])('of somebody who was %s are left for the others', async (_words, change) => {
    const { own } = await drafted()
    await plan(own, { publishAt: at(minute) })
    await db().updateTable('users').set(change).where('id', '=', mona.user.id).execute()
    setClock(minute)
    await performSchedules(site)
    const { missed } = (await call('GET', `${own}/schedule`, undefined, {}, admin)).json()
    expect(missed).toMatchObject([{ reason: 'rights' }])
    expect((await site.app.inject({ url: own })).json().websiteUrl).toBe('https://was.example')
  })

  it('that somebody changed who must ask for approval are not published behind the back of the others', async () => {
    const { own } = await drafted()
    await plan(own, { publishAt: at(minute) }, {}, admin)
    const rule = await call('PUT', '/api/approval-roles', { roles: ['editor'] }, {}, admin)
    expect(rule.statusCode, rule.body).toBeLessThan(300)
    await call('PUT', `${own}/draft`, { values: { websiteUrl: 'https://smuggled.example' } })
    setClock(minute)
    await performSchedules(site)
    expect(await missedOf(own)).toMatchObject([
      { reason: 'rights', message: expect.stringContaining('Mona') },
    ])
    expect((await plan(own, { publishAt: at(3 * minute) })).statusCode).toBe(403)
    const { revision } = (await call('GET', `${own}/draft`)).json()
    // Whoever may publish has seen it by now, and wants it so.
    const seen = { publishAt: at(3 * minute), revision }
    expect((await plan(own, seen, {}, admin)).statusCode).toBe(200)
    setClock(3 * minute)
    await performSchedules(site)
    expect((await site.app.inject({ url: own })).json().websiteUrl).toBe('https://smuggled.example')
    await call('PUT', '/api/approval-roles', { roles: [] }, {}, admin)
  })

  it('of a type that is gone say so, and hold nothing up', async () => {
    const { own } = await drafted()
    const other = await drafted()
    await plan(own, { publishAt: at(minute) })
    await plan(other.own, { publishAt: at(2 * minute) })
    const row = db().updateTable('due_work').where('due_at', '=', at(minute))
    const by = { id: mona.user.id, name: 'Mona' }
    const gone = { type: 'ship', id: 'nile', language: 'en', action: 'publish', title: 'Nile', by }
    await row.set({ payload: JSON.stringify(gone) }).execute()
    setClock(2 * minute)
    expect(await performSchedules(site)).toEqual(['done', 'done'])
    const [missed] = await db().selectFrom('missed_schedules').selectAll().execute()
    expect(missed).toMatchObject({ type: 'ship', reason: 'gone' })
    expect((await site.app.inject({ url: other.own })).json().websiteUrl).toBe('https://planned.example')
  })

  it('stand in the calendar beside the events, in their order', async () => {
    const { own, name, id } = await drafted()
    await plan(own, { publishAt: at(minute), hideAt: at(40 * 24 * 60 * minute) })
    const event = { title: 'Open day', description: 'For all', date: '2026-11-22', status: 'Published' }
    expect((await call('POST', '/api/events', event)).statusCode).toBe(201)
    const timed = {
      ...event,
      title: 'Talking to customers',
      time: 'من ١٠ صباحًا حتى ٤ عصرًا',
      date: '2026-11-23',
    }
    expect((await call('POST', '/api/events', timed)).statusCode).toBe(201)
    const url = '/api/calendar?from=2026-11-01T00:00:00Z&to=2026-12-01T00:00:00Z'
    const entries = (await call('GET', url, undefined, {}, viewer)).json()
    expect(entries).toMatchObject([
      { kind: 'event', at: '2026-11-22', title: 'Open day', path: 'events' },
      { kind: 'publish', at: at(minute), title: name, path: 'partners', id, by: 'Mona' },
      // By the clock of Cairo.
      { kind: 'event', at: '2026-11-23T08:00:00.000Z', title: 'Talking to customers' },
    ])
    expect((await call('GET', '/api/calendar?from=soon')).statusCode).toBe(400)
    expect((await call('GET', '/api/calendar?to=2028-01-01T00:00:00Z')).statusCode).toBe(400)
  })

  it('leave a site that fits together', async () => {
    const { own } = await drafted()
    await plan(own, { publishAt: at(minute) })
    const problems = Object.values(await verifySite(site.context)).flatMap((part) => part.problems)
    // The people of this test were stored past the log, and some of them changed past the site.
    expect(problems.filter((line) => !/^The (?:user|account) /.test(line))).toEqual([])
  })
})
