import SqliteDatabase from 'better-sqlite3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { retentionKind } from '../../src/server/applications/retention-kind.ts'
import type { DueKinds } from '../../src/server/due-work/due-kind.ts'
import { startDueWork } from '../../src/server/due-work/start-due-work.ts'
import { cleanUpKind } from '../../src/server/operations/clean-up-kind.ts'
import { placesInFolder } from '../support/places-in-folder.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { sendApplication } from '../support/test-application.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

onEachDatabase('the files of the database', (database) => {
  let testApp: TestApp
  let editor: TestUser
  beforeAll(async () => {
    testApp = await startTestApp(database)
    editor = await signInAs(testApp, 'editor')
  })
  afterAll(() => testApp.close())

  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const perform = (kinds: DueKinds) => startDueWork(testApp.context, { kinds, log }).close()
  const places = (...words: string[]) => placesInFolder(testApp.context.config.dataDir, words)
  const apply = async (word: string) => {
    const email = `${word}@nile.example`
    const answer = await sendApplication(testApp, { name: word, email, request: `A letter by ${word}` })
    expect(answer.statusCode).toBe(201)
    return email
  }
  const erase = (email: string) =>
    testApp.app.inject({ method: 'DELETE', url: `/api/people/${email}`, headers: editor.headers })
  /** PostgreSQL stores its files elsewhere. */
  const expectStored = (word: string) =>
    database === 'SQLite' ? expect(places(word)).not.toEqual([]) : undefined

  it('hold no word of a person that was erased', async () => {
    const email = await apply('qasimunique')
    expectStored('qasimunique')
    expect((await erase(email)).statusCode).toBe(204)
    expect(places('qasimunique')).toEqual([])
  })

  it('hold no word of what the retention period took away', async () => {
    testApp.clock.now = new Date('2024-05-01T10:00:00Z')
    await apply('ramyunique')
    testApp.clock.now = undefined
    expectStored('ramyunique')
    await perform({ retention: retentionKind({ retentionMonths: 12 }, log) })
    expect(places('ramyunique')).toEqual([])
  })

  it('hold no word of what had expired, after the clean-up', async () => {
    const { db } = testApp.context.database
    const row = { kind: 'mail', key: null, payload: '{}', person: 'salmaunique', about: '', state: 'done' }
    const time = '2024-05-01T10:00:00.000Z'
    const times = { due_at: time, created_at: time, done_at: time, claimed_by: null, claimed_until: null }
    await db
      .insertInto('due_work')
      .values({ id: 'old', ...row, ...times, attempts: 1, last_error: '' })
      .execute()
    expectStored('salmaunique')
    await perform({ 'clean-up': cleanUpKind(testApp.context) })
    await expect.poll(() => places('salmaunique')).toEqual([])
  })

  it.runIf(database === 'SQLite')('are cleared as soon as nobody reads them any more', async () => {
    const email = await apply('taherunique')
    const reader = new SqliteDatabase(testApp.context.config.sqliteFile, { readonly: true })
    reader.exec('begin')
    reader.prepare('select count(*) from applications').get()
    expect((await erase(email)).statusCode).toBe(204)
    expect(places('taherunique')).not.toEqual([])
    reader.exec('commit')
    reader.close()
    await expect.poll(() => places('taherunique'), { timeout: 60_000 }).toEqual([])
  })
})
