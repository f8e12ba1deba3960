import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDueWork } from '../../src/server/due-work/start-due-work.ts'
import { vacuumKind } from '../../src/server/operations/vacuum-kind.ts'
import { placesInFolder } from '../support/places-in-folder.ts'
import { randomDice } from '../support/random-dice.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { sendApplication } from '../support/test-application.ts'
import { signInAs } from '../support/test-user.ts'

const letters = 'bcdfghjkmnpqrstvwxz'
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

onEachDatabase('the database written anew', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database)
  })
  afterAll(() => testApp.close())

  const dueAt = async () => {
    const rows = await testApp.context.database.db
      .selectFrom('due_work')
      .select('due_at')
      .where('kind', '=', 'vacuum')
      .where('state', '=', 'waiting')
      .execute()
    return rows.map((row) => row.due_at)
  }

  it.runIf(database === 'SQLite')(
    'holds nothing of rows that SQLite had moved between its pages before they were deleted',
    async () => {
      const { context } = testApp
      const words = await context.database.write(async (tx) => {
        const dice = randomDice(2)
        const word = () => Array.from({ length: 12 }, () => dice.pick([...letters])).join('')
        const found: string[] = []
        await sql`create table moved (id integer primary key, text text)`.execute(tx)
        const insert = (text: string) =>
          sql`insert or ignore into moved values (${dice.roll(1e9)}, ${text})`.execute(tx)
        for (let number = 0; number < 1000; number += 1) {
          const one = word()
          found.push(one)
          await insert(one)
          await insert('0'.repeat(1 + dice.roll(900)))
        }
        await sql`delete from moved where text not like '0%'`.execute(tx)
        return found
      })
      await context.database.vacuum()
      expect(placesInFolder(context.config.dataDir, words)).toEqual([])
    },
  )

  it('is what it was, to those who go on reading and writing meanwhile', async () => {
    const { database: store } = testApp.context
    const [, , sent] = await Promise.all([
      store.vacuum(),
      testApp.app.inject('/api/partners'),
      sendApplication(testApp, { name: 'Salma', email: 'salma@nile.example' }),
      store.vacuum(),
    ])
    expect(sent.statusCode).toBe(201)
    const { count } = await store.db
      .selectFrom('applications')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
    expect(await store.findDamage()).toEqual([])
  })

  it('is due soon after somebody was erased, once for several, and the next night after that', async () => {
    testApp.clock.now = new Date('2026-11-19T10:00:00Z')
    const editor = await signInAs(testApp, 'editor')
    for (const name of ['laila', 'zeinab']) {
      await sendApplication(testApp, { email: `${name}@nile.example` })
      const url = `/api/people/${name}@nile.example`
      const answer = await testApp.app.inject({ method: 'DELETE', url, headers: editor.headers })
      expect(answer.statusCode).toBe(204)
    }
    await expect.poll(dueAt, { timeout: 30_000 }).toEqual(['2026-11-19T10:00:10.000Z'])
    testApp.clock.now = new Date('2026-11-19T10:01:00Z')
    const runner = startDueWork(testApp.context, { kinds: { vacuum: vacuumKind(testApp.context) }, log })
    await expect.poll(dueAt, { timeout: 30_000 }).toEqual(['2026-11-20T02:15:00.000Z'])
    await runner.close()
  })
})
