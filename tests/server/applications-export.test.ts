import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { searchColumnsOf } from '../../src/server/applications/application-search-text.ts'
import { insertApplication } from '../../src/server/applications/application-store.ts'
import { parseCsv } from '../../src/shared/csv.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { exampleApplication } from '../support/test-application.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const header = ['Name', 'Email', 'Subject', 'Status', 'Created At', 'Notes', 'Phone', 'Request']

onEachDatabase('taking applications together', (database) => {
  let testApp: TestApp
  let editor: TestUser
  beforeAll(async () => {
    testApp = await startTestApp(database)
    testApp.clock.now = new Date('2026-11-15T23:30:00.000Z')
    editor = await signInAs(testApp, 'editor')
  })
  beforeEach(async () => {
    await testApp.context.database.db.deleteFrom('applications').execute()
  })
  afterAll(() => testApp.close())

  async function store(
    changes: Partial<typeof exampleApplication & { status: string; notes: string }>,
    time: string,
  ) {
    const values = { ...exampleApplication, status: 'pending', notes: '', ...changes }
    await insertApplication(testApp.context.database.db, {
      id: randomUUID(),
      ...values,
      ...searchColumnsOf(values),
      consent_version: '2026-11',
      language: 'en',
      is_suspected: 0,
      is_one_of_many: 0,
      forget_at: null,
      first_response_at: null,
      anonymised_at: null,
      revision: 1,
      created_at: time,
      updated_at: time,
    })
  }
  const get = (path: string) =>
    testApp.app.inject({ url: `/api/applications${path}`, headers: editor.headers })
  const exported = async (query = '') => parseCsv((await get(`/export.csv${query}`)).body)

  it('exports a file that spreadsheets open as it is: marked UTF-8, columns in order, Cairo time', async () => {
    await store({ status: 'accepted', notes: 'مرحبا' }, '2026-11-15T21:05:09.000Z')
    const answer = await get('/export.csv')
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="applications-2026-11-16.csv"')
    expect(answer.headers['cache-control']).toContain('no-store')
    const { name, email, subject, phone, request } = exampleApplication
    expect(parseCsv(answer.body)).toEqual([
      header,
      [name, email, subject, 'accepted', '2026-11-15 23:05:09', 'مرحبا', phone, request],
    ])
  })

  it('exports every row once, newest first, over many batches and equal times', async () => {
    const total = 1203
    for (let index = 0; index < total; index += 1) {
      const second = String(Math.floor(index / 100)).padStart(2, '0')
      await store({ name: `Person ${index}` }, `2026-11-15T09:00:${second}.000Z`)
    }
    const rows = (await exported()).slice(1)
    expect(new Set(rows.map(([name]) => name)).size).toBe(total)
    expect(rows).toHaveLength(total)
    const times = rows.map((row) => row[4] ?? '')
    expect(times).toEqual(times.toSorted().reverse())
  })

  it('exports only what the filters let through', async () => {
    await store({ name: 'Mona', status: 'contacted' }, '2026-11-15T09:00:00.000Z')
    await store({ name: 'Karim', status: 'contacted' }, '2026-11-15T09:00:01.000Z')
    await store({ name: 'Monika' }, '2026-11-15T09:00:02.000Z')
    const rows = await exported('?status=contacted&search=MON')
    expect(rows.slice(1).map(([name]) => name)).toEqual(['Mona'])
    expect((await get('/export.csv?status=nothing')).statusCode).toBe(400)
    expect(await exported('?search=nobody')).toEqual([header])
  })

  it('counts by day in Cairo, by status and by subject', async () => {
    // 22:00 UTC is the next day's midnight in Cairo.
    await store({ subject: 'iMentor' }, '2026-11-13T21:59:59.999Z')
    await store({ subject: 'BridgeZ', status: 'accepted' }, '2026-11-13T22:00:00.000Z')
    await store({ subject: 'iMentor' }, '2026-11-15T08:00:00.000Z')
    await store({ subject: 'iMentor' }, '2026-11-15T22:30:00.000Z')
    expect((await get('/statistics?days=3')).json()).toEqual({
      from: '2026-11-14',
      to: '2026-11-16',
      total: 3,
      perDay: [
        { day: '2026-11-14', count: 1 },
        { day: '2026-11-15', count: 1 },
        { day: '2026-11-16', count: 1 },
      ],
      perStatus: { pending: 2, contacted: 0, accepted: 1, rejected: 0 },
      perSubject: [
        { subject: 'iMentor', count: 2 },
        { subject: 'BridgeZ', count: 1 },
      ],
    })
    const { from, to, perDay } = (await get('/statistics')).json()
    expect([from, to, perDay.length]).toEqual(['2026-08-19', '2026-11-16', 90])
    expect((await get('/statistics?days=0')).statusCode).toBe(400)
  })
})
