import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { sendApplication } from '../support/test-application.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

onEachDatabase('an application for a program that takes none', (database) => {
  let site: TestApp
  let editor: TestUser
  beforeAll(async () => {
    site = await startTestApp(database)
    site.clock.now = new Date('2026-11-01T09:00:00.000Z')
    editor = await signInAs(site, 'editor')
    for (const [id, title, order] of [
      ['nile', 'Nile', 1],
      ['delta', 'Delta', 2],
      ['oasis', 'Oasis', 3],
    ])
      await send('POST', '/api/programs', { id, title, order })
    await send('PUT', '/api/programs/nile/translations/ar', {
      texts: { title: 'النيل', duration: 'ستة أشهر', participants: 'خمسون' },
      state: 'published',
    })
    await send('POST', '/api/programs', { id: 'never', title: 'Never', isAcceptingApplications: false })
    await send('POST', '/api/programs', { id: 'hidden', title: 'Hidden', isActive: false })
  })
  beforeEach(async () => {
    await at('2026-11-01T09:00:00.000Z')
    await send('PUT', '/api/programs/nile', open)
    await site.context.database.db.deleteFrom('applications').execute()
  })
  afterAll(() => site.close())

  const open = {
    isAcceptingApplications: true,
    applicationDeadline: '',
    maxParticipants: null,
    currentParticipants: null,
  }
  const send = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const answer = await site.app.inject({ method, url, headers: editor.headers, payload })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.json()
  }
  const at = async (time: string) => {
    site.clock.now = new Date(time)
    editor = await signInAs(site, 'editor')
  }
  const apply = (changes: object, options = {}) =>
    sendApplication(site, { subject: 'Nile', ...changes }, options)
  const refused = async (changes: object = {}) => {
    const answer = await apply(changes)
    const { message, issues } = answer.json()
    expect([answer.statusCode, issues]).toEqual([400, [{ path: 'subject', message }]])
    return message
  }
  const openings = async (query = '') =>
    (await site.app.inject({ url: `/api/program-openings${query}` })).json()
  const nile = async () => (await openings())[0]

  it('is refused once it is closed: since when, and what else is open', async () => {
    await at('2026-11-05T10:00:00.000Z')
    await send('PUT', '/api/programs/nile', { isAcceptingApplications: false })
    await at('2026-11-07T10:00:00.000Z')
    // Whatever else is changed meanwhile.
    await send('PUT', '/api/programs/nile', { subtitle: 'On the river' })
    await send('PUT', '/api/programs/order', { ids: ['nile', 'delta', 'oasis', 'never', 'hidden'] })
    const sentence = 'Nile has not been accepting applications since Nov 05, 2026. Open now: Delta, Oasis.'
    expect(await refused()).toBe(sentence)
    expect(await refused({ subject: ' NILE ' })).toBe(sentence)
    expect(await refused({ subject: 'النيل', language: 'ar' })).toMatch(
      /«⁨?النيل⁩?» مغلق منذ ٥ نوفمبر ٢٠٢٦\. .*Delta.*، .*Oasis/,
    )
    expect(await nile()).toEqual({
      program: 'nile',
      title: 'Nile',
      reason: 'closed',
      since: '2026-11-05T10:00:00.000Z',
    })
    expect((await openings('?lang=ar'))[0].title).toBe('النيل')
    expect(await site.context.database.db.selectFrom('applications').selectAll().execute()).toEqual([])
  })

  it('is taken until the end of the last day, by the clock of the site, and refused from then on', async () => {
    await send('PUT', '/api/programs/nile', { applicationDeadline: '2026-11-10' })
    await at('2026-11-10T21:59:00.000Z')
    expect((await apply({})).statusCode).toBe(201)
    await at('2026-11-10T22:01:00.000Z')
    expect(await refused()).toMatch(/^The last day to apply to Nile was Nov 10, 2026\. Open now: /)
    expect(await nile()).toMatchObject({ reason: 'deadline', since: '2026-11-10' })
  })

  it('is refused once it is full', async () => {
    await send('PUT', '/api/programs/nile', { maxParticipants: 20, currentParticipants: 19 })
    expect((await apply({})).statusCode).toBe(201)
    await at('2026-11-06T10:00:00.000Z')
    await send('PUT', '/api/programs/nile', { currentParticipants: 20 })
    expect(await refused()).toMatch(/^Nile has been full since Nov 06, 2026\. /)
    await send('PUT', '/api/programs/nile', { maxParticipants: 25 })
    expect((await apply({})).statusCode).toBe(201)
  })

  it('says no day where the program never took any, and what to do where none is open', async () => {
    expect(await refused({ subject: 'Never' })).toMatch(
      /^Never is not accepting applications at the moment\. Open now: /,
    )
    const others = ['nile', 'delta', 'oasis']
    for (const id of others) await send('PUT', `/api/programs/${id}`, { isAcceptingApplications: false })
    expect(await refused()).toMatch(
      / No program is accepting applications at the moment\. You can still write to us about something else\.$/,
    )
    for (const id of others) await send('PUT', `/api/programs/${id}`, { isAcceptingApplications: true })
  })

  it('is taken for everything else: another subject, a program that visitors do not see, what was stored already', async () => {
    const headers = { 'idempotency-key': 'one-application' }
    expect((await apply({}, { headers })).statusCode).toBe(201)
    await send('PUT', '/api/programs/nile', { isAcceptingApplications: false })
    expect((await apply({}, { headers })).statusCode).toBe(201)
    for (const subject of ['Nile and Delta', 'My bakery', 'Hidden', 'Delta'])
      expect((await apply({ subject })).statusCode, subject).toBe(201)
  })
})
