import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Handle } from '../../src/server/database/tables.ts'
import { claimDueWork } from '../../src/server/due-work/claimed-work-store.ts'
import type { ClaimedWork, DueKinds, StoredKind } from '../../src/server/due-work/due-kind.ts'
import type { DuePayloads } from '../../src/server/due-work/due-payloads.ts'
import { cancelWork, queueWork } from '../../src/server/due-work/due-work-store.ts'
import { type DueWorkRunner, startDueWork } from '../../src/server/due-work/start-due-work.ts'
import { cleanUpKind } from '../../src/server/operations/clean-up-kind.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

const nine = Date.parse('2026-11-15T09:00:00.000Z')
const minute = 60_000
const day = 24 * 60 * minute
type Numbered = StoredKind<DuePayloads['retention']>

onEachDatabase('due work', (database) => {
  let testApp: TestApp
  let runners: DueWorkRunner[]
  let lines: string[]
  beforeAll(async () => {
    testApp = await startTestApp(database)
  })
  afterAll(() => testApp.close())
  beforeEach(async () => {
    await db().deleteFrom('due_work').execute()
    await db().deleteFrom('counters').where('name', 'like', 'done %').execute()
    setClock(nine)
    runners = []
    lines = []
  })
  afterEach(() => Promise.all(runners.map((runner) => runner.close())))

  const setClock = (time: number | undefined) => {
    testApp.clock.now = time === undefined ? undefined : new Date(time)
  }
  const pause = async () => undefined
  const note = (details: object, message: string) => void lines.push(JSON.stringify({ ...details, message }))
  const log = { info: note, warn: note, error: note }
  const start = (kinds: DueKinds, options: { pollMs?: number; restMs?: number } = {}) => {
    const runner = startDueWork(testApp.context, { kinds, log, pollMs: 20, restMs: 20, pause, ...options })
    runners.push(runner)
    return runner
  }
  const db = () => testApp.context.database.db
  const rows = () => db().selectFrom('due_work').selectAll().orderBy('due_at').execute()
  const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 80_000, interval: 10 })
  const write = <T>(work: (tx: Handle) => Promise<T>) => testApp.context.database.write(work)
  /** The numbered piece of work; its number stands in for what it is about. */
  const queue = (months: number, dueAt: number, key?: string) =>
    write((tx) =>
      queueWork(
        tx,
        { kind: 'retention', payload: { months }, dueAt: new Date(dueAt), ...(key ? { key } : {}) },
        testApp.context.now(),
      ),
    )
  /** Counts in the database how often each number was done, and notes the order. */
  const counting = (done: number[], changes: Partial<Numbered> = {}): Numbered => ({
    leaseMs: 10_000,
    apply: async (tx, { payload }) => {
      await sql`insert into counters (name, value) values (${`done ${payload.months}`}, 1)
        on conflict (name) do update set value = counters.value + 1`.execute(tx)
      return { afterCommit: () => void done.push(payload.months ?? 0) }
    },
    ...changes,
  })
  const timesDone = async () => {
    const counted = await db().selectFrom('counters').selectAll().where('name', 'like', 'done %').execute()
    return Object.fromEntries(counted.map(({ name, value }) => [name.slice(5), Number(value)]))
  }

  it('whose times people choose is done in their order by several processes, and no other kind waits for it', async () => {
    const done: number[] = []
    for (const number of [3, 1, 6, 2, 5, 4]) await queue(number, nine - (10 - number) * minute)
    // Held by a process that died: the others wait until its lease ends.
    const lease = { now: new Date(nine), leaseEnds: new Date(nine + 1000), claim: 'dead' }
    await write((tx) => claimDueWork(tx, 'retention', lease))
    const ordered = counting(done, { takesAnyTime: true })
    start({ retention: ordered, 'clean-up': cleanUpKind(testApp.context) })
    start({ retention: ordered })
    await until(async () =>
      expect((await rows()).filter(({ kind }) => kind === 'clean-up')[0]?.done_at).toBeTruthy(),
    )
    expect(done).toEqual([])
    setClock(nine + 2000)
    await until(() => expect(done).toEqual([1, 2, 3, 4, 5, 6]))
    expect(Object.values(await timesDone())).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('that is refused is over, with what was written instead', async () => {
    await queue(1, nine - minute)
    await queue(2, nine - 1)
    const told: number[] = []
    const done: number[] = []
    const { apply } = counting(done)
    start({
      retention: {
        leaseMs: 10_000,
        apply: async (tx, work, now) => {
          const outcome = await apply(tx, work, now)
          if (work.payload.months === 1) throw new Error('not like this')
          return outcome
        },
        refuse:
          async ({ payload }) =>
          async (tx) => {
            await sql`insert into counters (name, value) values ('done told', 1)`.execute(tx)
            told.push(payload.months ?? 0)
          },
      },
    })
    await until(() => expect(done).toEqual([2]))
    expect([told, await timesDone()]).toEqual([[1], { 2: 1, told: 1 }])
    expect(await rows()).toMatchObject([{ state: 'failed', last_error: 'not like this' }, { state: 'done' }])
  })

  it('is done in the order in which it was due, and what is not due yet waits', async () => {
    const done: number[] = []
    await queue(3, nine - 1 * minute)
    await queue(1, nine - 3 * minute)
    await queue(4, nine + minute)
    await queue(2, nine - 2 * minute)
    start({ retention: counting(done) })
    await until(() => expect(done).toEqual([1, 2, 3]))
    setClock(nine + minute)
    await until(() => expect(done).toEqual([1, 2, 3, 4]))
    expect((await rows()).map(({ state, payload, claimed_by }) => [state, payload, claimed_by])).toEqual(
      Array(4).fill(['done', '{}', null]),
    )
  })

  it('happens once, however many processes do it', async () => {
    for (let number = 0; number < 30; number += 1) await queue(number, nine)
    const done: number[] = []
    for (let process = 0; process < 3; process += 1) start({ retention: counting(done) })
    await until(() => expect(done).toHaveLength(30))
    expect(Object.values(await timesDone())).toEqual(Array(30).fill(1))
  })

  it('begins as soon as it is queued, or due, without waiting for the next look', async () => {
    setClock(undefined)
    const done: number[] = []
    const times: number[] = []
    const counted = counting(done)
    const apply: Numbered['apply'] = (tx, work, now) => {
      times.push(now.getTime())
      return counted.apply(tx, work, now)
    }
    start({ retention: { ...counted, apply } }, { pollMs: 3_600_000 })
    await queue(1, Date.now())
    await until(() => expect(done).toEqual([1]))
    const dueAt = Date.now() + 300
    await queue(2, dueAt)
    await until(() => expect(done).toEqual([1, 2]))
    expect(times[1]).toBeGreaterThanOrEqual(dueAt)
  })

  it('that fails is undone, put off longer each time, and holds up no other', async () => {
    const done: number[] = []
    let isBroken = true
    const apply: Numbered['apply'] = async (tx, work, now) => {
      const made = await counting(done).apply(tx, work, now)
      if (isBroken && work.payload.months === 1) throw new Error('nobody@nile.example does not\nanswer')
      return made
    }
    await queue(1, nine)
    await queue(2, nine)
    start({ retention: counting(done, { apply }) })
    const failing = async () => (await rows()).find(({ last_error }) => last_error !== '')
    await until(() => expect(done).toEqual([2]))
    await until(async () => expect(await failing()).toMatchObject({ attempts: 1, claimed_by: null }))
    expect((await failing())?.last_error).toBe('…@nile.example does not answer')
    expect((await failing())?.retry_at).toBe(new Date(nine + minute).toISOString())
    expect(await timesDone()).toEqual({ 2: 1 })
    setClock(nine + minute)
    await until(async () =>
      expect((await failing())?.retry_at).toBe(new Date(nine + 3 * minute).toISOString()),
    )
    expect((await failing())?.due_at).toBe(new Date(nine).toISOString())
    isBroken = false
    setClock(nine + 3 * minute)
    await until(() => expect(done).toEqual([2, 1]))
    expect(await timesDone()).toEqual({ 1: 1, 2: 1 })
    expect(lines.join()).not.toContain('nobody@')
  })

  it('is given up where its kind says so, with its last error', async () => {
    const apply = async () => Promise.reject(new Error('It cannot be'))
    await queue(1, nine)
    setClock(nine + day)
    start({ retention: counting([], { apply, giveUpAfterMs: day }) })
    await until(async () =>
      expect(await rows()).toMatchObject([{ state: 'failed', last_error: 'It cannot be' }]),
    )
    expect((await rows())[0]?.done_at).toBe(new Date(nine + day).toISOString())
  })

  it('of a process that died is taken up when its lease ends', async () => {
    const done: number[] = []
    await queue(1, nine)
    const dead = { now: new Date(nine), leaseEnds: new Date(nine + 10_000), claim: 'dead' }
    const claimed = (await write((tx) => claimDueWork(tx, 'retention', dead))) as ClaimedWork
    expect(claimed.attempts).toBe(1)
    start({ retention: counting(done) })
    await queue(2, nine)
    await until(() => expect(done).toEqual([2]))
    setClock(nine + 10_000)
    await until(() => expect(done).toEqual([2, 1]))
    expect(await timesDone()).toEqual({ 1: 1, 2: 1 })
  })

  it('does not happen a second time where the lease ended before the first could begin', async () => {
    const done: number[] = []
    await queue(1, nine)
    // The clock jumps between the claim and the effect, as on a machine that was put to sleep; another one has it by then.
    const asleep = {
      ...testApp.context,
      database: {
        ...testApp.context.database,
        write: async <T>(work: (tx: Handle) => Promise<T>) => {
          const isEffect = (await rows())[0]?.claimed_by != null
          if (isEffect) {
            setClock(nine + 11_000)
            const other = startDueWork(testApp.context, { kinds: { retention: counting(done) }, log })
            await until(() => expect(done).toEqual([1]))
            await other.close()
          }
          return testApp.context.database.write(work)
        },
      },
    }
    await startDueWork(asleep, { kinds: { retention: counting(done) }, log }).close()
    expect(done).toEqual([1])
    expect(await timesDone()).toEqual({ 1: 1 })
  })

  it('that recurs happens once per time, whoever does it, and once for all the times it missed', async () => {
    const done: number[] = []
    const kinds = { retention: counting(done, { every: { ms: day, payload: { months: 24 } } }) }
    start(kinds)
    const last = start(kinds)
    await until(() => expect(done).toEqual([24]))
    await until(async () =>
      expect(await rows()).toMatchObject([
        { state: 'waiting', due_at: new Date(nine + day).toISOString(), attempts: 0, claimed_by: null },
      ]),
    )
    setClock(nine + day)
    await until(() => expect(done).toEqual([24, 24]))
    await Promise.all(runners.map((runner) => runner.close()))
    await last.close()
    setClock(nine + 9 * day)
    start(kinds)
    start(kinds)
    await until(() => expect(done).toHaveLength(3))
    await until(async () =>
      expect(await rows()).toMatchObject([{ due_at: new Date(nine + 10 * day).toISOString() }]),
    )
    expect(await timesDone()).toEqual({ 24: 3 })
  })

  it('that recurs by another rule than before begins at once, and ends where it is wanted no more', async () => {
    const done: number[] = []
    const every = (months: number) => counting(done, { every: { ms: day, payload: { months } } })
    for (const months of [24, 24, 12]) await start({ retention: every(months) }).close()
    expect(done).toEqual([24, 12])
    setClock(nine + day)
    await start({ retention: counting(done) }).close()
    expect(await rows()).toMatchObject([{ state: 'done' }])
  })

  it('that was dated or claimed by a clock a year ahead is done all the same; chosen times stay', async () => {
    const done: number[] = []
    const year = 365 * day
    await queue(1, nine + year)
    await queue(2, nine)
    await db()
      .updateTable('due_work')
      .set({ claimed_by: 'ahead', claimed_until: new Date(nine + year).toISOString() })
      .where('due_at', '=', new Date(nine).toISOString())
      .execute()
    const chosen = start({ retention: counting(done, { takesAnyTime: true }) })
    await until(() => expect(done).toEqual([2]))
    await chosen.close()
    expect(done).toEqual([2])
    start({ retention: counting(done) })
    await until(() => expect(done).toEqual([2, 1]))
  })

  it('that a clock a year ahead put off after a failure is tried again all the same', async () => {
    const done: number[] = []
    await queue(1, nine)
    await db()
      .updateTable('due_work')
      .set({ retry_at: new Date(nine + 365 * day).toISOString() })
      .execute()
    start({ retention: counting(done, { takesAnyTime: true }) })
    await until(() => expect(done).toEqual([1]))
  })

  it('goes on by the new time when the clock is set forward, and waits for it when it is set back', async () => {
    const done: number[] = []
    start({ retention: counting(done, { takesAnyTime: true }) })
    await queue(1, nine + 60 * minute)
    setClock(nine - 60 * minute)
    await queue(2, nine - 30 * minute)
    setClock(nine - 30 * minute)
    await until(() => expect(done).toEqual([2]))
    setClock(nine + 2 * day)
    await until(() => expect(done).toEqual([2, 1]))
  })

  it('with a key takes the place of the one that waits, and can be cancelled', async () => {
    const done: number[] = []
    await queue(1, nine + minute, 'event 7')
    await queue(2, nine, 'event 7')
    await queue(3, nine, 'event 8')
    expect(await write((tx) => cancelWork(tx, 'retention', 'event 8'))).toBe(true)
    expect(await write((tx) => cancelWork(tx, 'retention', 'event 8'))).toBe(false)
    start({ retention: counting(done) })
    await until(() => expect(done).toEqual([2]))
    await queue(4, nine, 'event 7')
    await until(() => expect(done).toEqual([2, 4]))
  })

  it('clears away what has expired, and what was done a month ago', async () => {
    const { headers } = await signInAs(testApp, 'editor')
    await queue(1, nine)
    await start({ retention: counting([]) }).close()
    const kept = async () => {
      const [sessions, work] = await Promise.all([
        db().selectFrom('sessions').selectAll().execute(),
        db().selectFrom('due_work').selectAll().where('kind', '=', 'retention').execute(),
      ])
      return [sessions.length, work.length]
    }
    expect(headers).toBeDefined()
    await start({ 'clean-up': cleanUpKind(testApp.context) }).close()
    expect(await kept()).toEqual([1, 1])
    setClock(nine + 31 * day)
    await start({ 'clean-up': cleanUpKind(testApp.context) }).close()
    expect(await kept()).toEqual([0, 0])
  })
})
