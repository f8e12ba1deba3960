import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { PresenceHub } from '../../src/server/presence/presence-hub.ts'
import { openPresenceLine, type PresenceLine } from '../support/presence-line.ts'
import { createDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const soon = { timeout: 80_000 }
const times = { tickMs: 20, graceMs: 20 }
const lines: PresenceLine[] = []
afterEach(async () => {
  for (const line of lines.splice(0)) await line.close()
})

/** Processes of one site share its key, wherever they run. */
const siteKey = 'the same key for every process of a site'

async function start(databaseUrl: string): Promise<TestApp & { url: string }> {
  const env = { DATABASE_URL: databaseUrl, SITE_KEY: siteKey }
  const site = await startTestApp('SQLite', env, { presence: times })
  onTestFinished(site.close)
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  return { ...site, url: `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}` }
}

async function open({ url }: { url: string }, person: TestUser, tab: string, unsaved = false) {
  const line = await openPresenceLine(url, { path: 'partners', id: 'nile', tab, unsaved }, person.headers)
  lines.push(line)
  return line
}

const others = (line: PresenceLine) =>
  line.newest()?.people.map(({ name, hasUnsavedChanges }) => `${name}${hasUnsavedChanges ? '*' : ''}`)

/** The connections by which processes hear one another. */
async function listenersOf({ context }: TestApp): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and query = 'listen broadcast'`.execute(context.database.db)
  return rows.map(({ pid }) => pid)
}

it('people at two processes on one PostgreSQL see each other, also after a lost connection and a stop', async () => {
  const databaseUrl = await createDatabase()
  const [one, two] = [await start(databaseUrl), await start(databaseUrl)]
  const mona = await signInAs(one, 'editor', { displayName: 'Mona' })
  const omar = await signInAs(one, 'editor', { displayName: 'Omar' })
  const here = await open(one, mona, 'tab-of-mona')
  // Whoever comes later hears of those who were there before.
  const there = await open(two, omar, 'tab-of-omar', true)
  await expect.poll(() => others(here), soon).toEqual(['Omar*'])
  await expect.poll(() => others(there), soon).toEqual(['Mona'])

  const before = await listenersOf(one)
  await sql`select pg_terminate_backend(pid) from unnest(${before}::int[]) pid`.execute(
    one.context.database.db,
  )
  // What is said while a process cannot hear is asked for afterwards.
  const saved = await open(two, omar, 'tab-of-omar')
  await expect.poll(() => others(here), soon).toEqual(['Omar'])
  await there.close()
  const areNew = (pids: number[]) => pids.length === 2 && !pids.some((pid) => before.includes(pid))
  await expect.poll(async () => areNew(await listenersOf(one)), soon).toBe(true)
  // A balancer sends the same window elsewhere: it is not taken for another one.
  await saved.close()
  const moved = await open(one, omar, 'tab-of-omar')
  await expect.poll(() => others(here), soon).toEqual(['Omar'])
  await moved.close()
  await expect.poll(() => others(here), soon).toEqual([])
  const back = await open(two, omar, 'tab-of-omar')
  await expect.poll(() => others(here), soon).toEqual(['Omar'])
  await expect.poll(() => others(back), soon).toEqual(['Mona'])

  await two.app.close()
  await expect.poll(() => back.isEnded(), soon).toBe(true)
  await expect.poll(() => others(here), soon).toEqual([])
})

it('a thousand editors that were opened and closed leave nothing behind', async () => {
  const { context, close } = await startTestApp('SQLite')
  onTestFinished(close)
  const failures: unknown[] = []
  const hub = new PresenceHub(context, (error) => failures.push(error), { graceMs: 20 })
  onTestFinished(() => hub.close())
  const openAndClose = async () => {
    for (let count = 0; count < 200; count += 1) {
      const topic = { type: 'partner', id: `record-${count % 50}`, language: 'en' as const }
      const person = { userId: `user-${count % 100}`, name: 'Mona', tokenHash: 'none' }
      hub.join({ topic, ...person, tab: `tab-number-${count}`, hasUnsavedChanges: true }).destroy()
    }
    await expect.poll(() => hub.size, soon).toBe(0)
  }
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const usedAfter = async () => {
    await openAndClose()
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  await usedAfter()
  const growths: number[] = []
  let before = await usedAfter()
  for (let round = 0; round < 3; round += 1) {
    const used = await usedAfter()
    growths.push(used - before)
    before = used
  }
  // A kilobyte for each that was left behind is 200,000 in every round; what else the process allocates is not.
  expect(Math.min(...growths)).toBeLessThan(100_000)
  expect(failures).toEqual([])
})
