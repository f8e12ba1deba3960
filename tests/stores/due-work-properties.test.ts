import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimDueWork } from '../../src/server/due-work/claimed-work-store.ts'
import type { StoredKind } from '../../src/server/due-work/due-kind.ts'
import type { DuePayloads } from '../../src/server/due-work/due-payloads.ts'
import { queueWork } from '../../src/server/due-work/due-work-store.ts'
import { performNext } from '../../src/server/due-work/perform-work.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'

const nine = Date.parse('2026-11-15T09:00:00.000Z')
const minute = 60_000
const day = 24 * 60 * minute
const leaseMs = 10_000

/** What can happen: work is queued, time passes, and a process does what is due, fails, or dies before or after the effect. */
const step = fc.oneof(
  fc.record({ queued: fc.integer({ min: 0, max: 20 * minute }) }),
  fc.record({ passed: fc.integer({ min: 0, max: 10 * minute }) }),
  fc.record({ process: fc.constantFrom('works', 'fails', 'dies before', 'dies after') }),
)

onEachDatabase('whatever processes, failures and deaths come', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database)
  })
  afterAll(() => testApp.close())

  it('all work is done once, and none before its time', async () => {
    const runs = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      await expectDoneOnce(testApp, steps)
    })
    await fc.assert(runs, { seed: 1, numRuns: database === 'SQLite' ? 25 : 8 })
  })
})

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function expectDoneOnce(testApp: TestApp, steps: readonly Step[]): Promise<void> {
  const { database } = testApp.context
  await database.db.deleteFrom('due_work').execute()
  await database.db.deleteFrom('counters').where('name', 'like', 'done %').execute()
  let time = nine
  let number = 0
  const tooEarly: number[] = []
  let mood = 'works'
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const now = () => new Date(time)
  const pause = async () => undefined
  const kind: StoredKind<DuePayloads['retention']> = {
    leaseMs,
    takesAnyTime: true,
    apply: async (tx, { payload, dueAt }) => {
      if (Date.parse(dueAt) > time) tooEarly.push(payload.months ?? 0)
      await tx
        .insertInto('counters')
        .values({ name: `done ${payload.months}`, value: 1 })
        .execute()
      if (mood !== 'works') throw new Error(mood)
      return undefined
    },
  }
  const work = () =>
    performNext(
      { context: { database, now }, log, isClosed: () => false, pause, inOrder: ['retention'] },
      'retention',
      kind,
    )
  const die = async () => {
    const lease = { now: now(), leaseEnds: new Date(time + leaseMs), claim: `dead ${time}` }
    const claimed = await database.write((tx) => claimDueWork(tx, 'retention', lease))
    if (!claimed || mood === 'dies before') return
    // The effect is there, the commit is not: the database forgets both.
    await expect(database.write((tx) => kind.apply(tx, claimed, now()))).rejects.toThrow(mood)
  }
  for (const one of steps) {
    if ('queued' in one) {
      const payload = { months: number }
      const dueAt = new Date(time + one.queued)
      number += 1
      await database.write((tx) => queueWork(tx, { kind: 'retention', payload, dueAt }, now()))
    } else if ('passed' in one) time += one.passed
    else {
      mood = one.process
      await (mood.startsWith('dies') ? die() : work())
    }
  }
  mood = 'works'
  time += day
  while ((await work()) !== 'nothing due') time += leaseMs
  // A counter that was there already would have refused the second effect, and the work would still wait.
  const waiting = await database.db.selectFrom('due_work').select('id').where('state', '!=', 'done').execute()
  const done = await database.db.selectFrom('counters').selectAll().where('name', 'like', 'done %').execute()
  expect({ waiting, done: done.length, tooEarly }).toEqual({ waiting: [], done: number, tooEarly: [] })
}
