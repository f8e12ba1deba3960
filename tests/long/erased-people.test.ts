import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicationTrap } from '../../src/content/application/application-rules.ts'
import { startDueWork } from '../../src/server/due-work/start-due-work.ts'
import { cleanUpKind } from '../../src/server/operations/clean-up-kind.ts'
import { vacuumKind } from '../../src/server/operations/vacuum-kind.ts'
import { createFirstAdmin } from '../../src/server/users/first-admin.ts'
import { findUserByEmail } from '../../src/server/users/user-store.ts'
import { verifySite } from '../../src/server/verify/verify-site.ts'
import { placesInFolder } from '../support/places-in-folder.ts'
import { randomDice } from '../support/random-dice.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { sendApplication } from '../support/test-application.ts'
import { startTestSession, type TestUser } from '../support/test-user.ts'

const people = 500
const seed = Number(process.env.ERASED_SEED ?? 31)
const letters = 'bcdfghjkmnpqrstvwxz'
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

onEachDatabase('people who are erased', (database) => {
  const dice = randomDice(seed * 7919)
  let testApp: TestApp
  let owner: TestUser
  beforeAll(async () => {
    testApp = await startTestApp(database, { SMTP_URL: 'smtp://127.0.0.1:9' })
    const { context } = testApp
    await createFirstAdmin(context)
    const stored = await findUserByEmail(context.database.db, context.config.adminEmail)
    if (!stored) throw new Error('there is no first admin')
    owner = await startTestSession(testApp, stored.user)
  })
  afterAll(() => testApp.close())

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const { headers } = owner
    const answer = await testApp.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    expect(`${url} ${answer.statusCode} ${answer.body}`).toMatch(/^\S+ 2\d\d /)
    return answer.body === '' ? undefined : answer.json()
  }

  /** What a person can leave here, each with a word of theirs. */
  const traces: Record<string, (word: string, email: string) => Promise<unknown>> = {
    application: (word, email) =>
      sendApplication(testApp, {
        name: word,
        email,
        subject: `${word} bakes`,
        request: `A letter by ${word}`,
      }),
    notes: async (word, email) => {
      const { id } = (await sendApplication(testApp, { email, subject: word })).json()
      await call('PUT', `/api/applications/${id}`, { notes: `${word} called`, status: 'contacted' })
    },
    suspected: (word, email) =>
      sendApplication(testApp, { name: word, email, [applicationTrap]: 'filled in by a robot' }),
    invitation: async (word, email) => {
      await call('POST', '/api/invitations', { email, name: word, role: 'viewer' })
    },
    'sign-in': (word, email) =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        payload: { email, password: `${word} guesses` },
        remoteAddress: `10.9.${dice.roll(250)}.${dice.roll(250)}`,
      }),
  }
  const names = Object.keys(traces)

  it(`leave no word in any file, ${people} of them (seed ${seed}), and the check finds the site sound`, {
    timeout: 240_000,
  }, async () => {
    const words: string[] = []
    for (let number = 0; number < people; number += 1) {
      const word = Array.from({ length: 12 }, () => dice.pick([...letters])).join('')
      const email = `${word}@gone.example`
      // The first leaves something to erase in any case.
      for (const name of ['application', ...names.slice(1).filter(() => dice.oneIn(3))])
        await traces[name]?.(word, email)
      words.push(word)
    }
    const { db } = testApp.context.database
    const inRows = async () => {
      const tables = [
        'applications',
        'changes',
        'due_work',
        'rate_limits',
        'idempotency_keys',
        'account_links',
        'seals',
      ] as const
      const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
      const text = JSON.stringify(rows)
      return words.filter((word) => text.includes(word))
    }
    expect(await inRows()).toHaveLength(people)
    for (const word of words) await call('DELETE', `/api/people/${word}@gone.example`)
    const { context } = testApp
    await startDueWork(context, { kinds: { 'clean-up': cleanUpKind(context) }, log }).close()
    expect(await inRows()).toEqual([])
    // What the last erasure asked for is due by now.
    testApp.clock.now = new Date(Date.now() + 60_000)
    const runner = startDueWork(context, { kinds: { vacuum: vacuumKind(context) }, log })
    const { dataDir } = context.config
    await expect.poll(() => placesInFolder(dataDir, words), { timeout: 60_000 }).toEqual([])
    await runner.close()
    const verdict = await verifySite(context)
    expect(Object.values(verdict).flatMap(({ problems }) => problems)).toEqual([])
  })
})
