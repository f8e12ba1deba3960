import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ApplicationRow, insertApplication } from '../../src/server/applications/application-store.ts'
import type { Handle } from '../../src/server/database/tables.ts'
import { textIndex } from '../../src/server/database/text-index.ts'
import { applicationRow } from '../support/stored-applications.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

onEachDatabase('searching applications', (database) => {
  let testApp: TestApp
  let admin: TestUser
  beforeAll(async () => {
    testApp = await startTestApp(database)
    admin = await signInAs(testApp, 'admin')
  })
  beforeEach(async () => {
    await testApp.context.database.db.deleteFrom('applications').execute()
  })
  afterAll(() => testApp.close())

  async function store(
    changes: Partial<ApplicationRow>,
    db: Handle = testApp.context.database.db,
  ): Promise<string> {
    const row = applicationRow('2026-11-15T09:00:00.000Z', changes)
    await insertApplication(db, row)
    return row.id
  }
  const get = (query: string) =>
    testApp.app.inject({ url: `/api/applications${query}`, headers: admin.headers })
  const found = async (words: string, more = '') => {
    const answer = await get(`?search=${encodeURIComponent(words)}${more}`)
    const names = answer.json().map((one: { name: string }) => one.name)
    return { names, total: Number(answer.headers['x-total-count']) }
  }

  it('finds any part of a word, of one letter or many, in Latin and Arabic', async () => {
    await store({ name: 'Mona “Nour” O’Hara' })
    await store({ name: 'مؤسسة الصحراء الخضراء' })
    await store({ name: 'x' })
    expect((await found('our')).names).toEqual(['Mona “Nour” O’Hara'])
    expect((await found('“nour”')).names).toEqual(['Mona “Nour” O’Hara'])
    expect((await found('صحرا خضر')).names).toEqual(['مؤسسة الصحراء الخضراء'])
    expect((await found('"nour" OR x')).names).toEqual([])
    expect((await found('x')).names).toContain('x')
    expect((await found('ona ou')).names).toEqual(['Mona “Nour” O’Hara'])
    // Its letters all stand there, three by three, but not in this order.
    expect((await found('monamon')).names).toEqual([])
  })

  it('finds words that stand in very many, newest first, and counts them', async () => {
    await testApp.context.database.write(async (tx) => {
      for (let index = 0; index < 1100; index += 1) {
        const status = index % 4 === 0 ? 'accepted' : 'pending'
        const created_at = `2026-11-15T09:00:00.${index + 1000}Z`
        const subject = index < 1080 ? 'Early' : 'Late'
        await store({ name: `Person ${index}`, subject, status, created_at }, tx)
      }
    })
    await store({ name: 'Other', created_at: '2026-11-15T08:00:00.000Z' })
    expect(await found('person', '&limit=2')).toEqual({ names: ['Person 1099', 'Person 1098'], total: 1100 })
    expect(await found('person bakery', '&limit=1&status=accepted')).toEqual({
      names: ['Person 1096'],
      total: 275,
    })
    expect(await found('person 109', '&limit=3')).toEqual({
      names: ['Person 1099', 'Person 1098', 'Person 1097'],
      total: 11,
    })
    // None of the newest holds it, and too many of the others do to name them all.
    for (const word of ['early', 'ea'])
      expect(await found(word, '&limit=2')).toEqual({ names: ['Person 1079', 'Person 1078'], total: 1080 })
    const due = await found('person', '&limit=1&reply=due')
    const overdue = await found('person', '&limit=1&reply=overdue')
    expect(due.total + overdue.total).toBe(1100)
    const { db } = testApp.context.database
    await db.updateTable('applications').set({ status: 'rejected' }).where('name', '=', 'Person 8').execute()
    expect((await found('person', '&limit=1&status=accepted')).total).toBe(274)
    expect((await found('person', '&limit=1&status=rejected')).total).toBe(1)
  })

  it('follows changes and forgets what was deleted', async () => {
    const id = await store({ name: 'Zubaida' })
    const { db } = testApp.context.database
    await db.updateTable('applications').set({ search_text: 'khadija' }).where('id', '=', id).execute()
    expect((await found('zubaida')).names).toEqual([])
    expect((await found('khadija')).names).toEqual(['Zubaida'])
    await testApp.app.inject({ method: 'DELETE', url: `/api/applications/${id}`, headers: admin.headers })
    for (const trigram of ['zub', 'kha', 'had'])
      expect(await textIndex(db).find(db, [trigram], 9)).toEqual([])
  })

  it('counts by status without reading them, however they come and go', async () => {
    const { db } = testApp.context.database
    const counts = async () => (await get('/counts')).json()
    const id = await store({})
    await store({ status: 'rejected' })
    expect(await counts()).toMatchObject({ total: 2, pending: 1, rejected: 1, accepted: 0 })
    await db.updateTable('applications').set({ status: 'accepted' }).where('id', '=', id).execute()
    expect(await counts()).toMatchObject({ total: 2, pending: 0, rejected: 1, accepted: 1 })
    expect((await get('?limit=1')).headers['x-total-count']).toBe('2')
    expect((await get('?limit=1&status=accepted&offset=0')).headers['x-total-count']).toBe('1')
    await db.deleteFrom('applications').execute()
    expect(await counts()).toMatchObject({ total: 0, rejected: 0, accepted: 0 })
  })

  if (database === 'SQLite')
    it('leaves no letters of an erased application in the index', async () => {
      const { db } = testApp.context.database
      await store({ name: 'Somebody else' })
      const id = await store({ name: 'Qxzwvq' })
      await sql`create virtual table temp.words using fts5vocab(main, application_trigrams, 'row')`.execute(
        db,
      )
      const left = async () =>
        (await sql`select term from temp.words where term like '%xzw%'`.execute(db)).rows
      expect(await left()).toHaveLength(1)
      await testApp.app.inject({ method: 'DELETE', url: `/api/applications/${id}`, headers: admin.headers })
      expect(await left()).toEqual([])
      await sql`drop table temp.words`.execute(db)
    })
})
