import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { it, onTestFinished, vi } from 'vitest'
import { acknowledgedIn, lostFrom, newLedger, startWriters } from '../support/busy-writers.ts'
import { inForm, isWithin, judge, seconds } from '../support/failure-report.ts'
import { type Answer, openLiveSite } from '../support/live-site.ts'
import { storeProblems } from '../support/store-problems.ts'
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts'

const rounds = inForm({ short: 1, long: 10 })
const stored = new Set([200, 201])
const patience = { timeout: 180_000, interval: 10 }

it('a PostgreSQL that ends at once and comes back loses nothing and needs no restart of the site', async () => {
  const postgres = await startThrowawayPostgres()
  onTestFinished(postgres.stop)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('create database site')
  await client.end()
  const site = await openLiveSite('PostgreSQL', {
    env: { DATABASE_URL: postgres.url.replace(/postgres$/, 'site') },
  })
  const { pid } = site.server.process
  const ledger = newLedger()
  let lastStored = 0
  const refusals: Answer[] = []
  const writers = startWriters(site, ledger, {
    onAnswer: (answer) => {
      if (answer && stored.has(answer.status)) lastStored = performance.now()
      else if (answer && answer.status !== 409) refusals.push(answer)
    },
  })
  const gaps: number[] = []
  const lost = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    const before = acknowledgedIn(ledger)
    await vi.waitUntil(() => acknowledgedIn(ledger) > before + 20, patience)
    await postgres.crash()
    await pause(inForm({ short: 500, long: 500 + round * 300 }))
    for (const address of ['/', '/api/partners', '/health']) refusals.push(await site.visit(address))
    await postgres.restart()
    const returned = performance.now()
    await vi.waitUntil(() => lastStored > returned, patience).catch(() => undefined)
    gaps.push(lastStored - returned)
  }
  await writers.stop()
  const page = await site.call('/partners')
  for (const one of await lostFrom(site, ledger)) lost.add(one)
  const isSameProcess = site.server.process.pid === pid && site.server.process.exitCode === null
  const problems = await storeProblems(site.env)
  const odd = refusals.filter(({ status, headers }) => status !== 503 || !headers.has('retry-after'))
  judge(
    {
      failure: 'PostgreSQL stopped at once and started under load',
      database: 'PostgreSQL',
      rounds,
      acknowledged: acknowledgedIn(ledger),
      lost: lost.size,
      other: {
        '503 meanwhile': refusals.length - odd.length,
        'other answers': odd.map(({ status, text }) => `${status} ${text.slice(0, 60)}`).join(', ') || 0,
        'longest until back': seconds(Math.max(...gaps)),
      },
      goal: '0 lost, back within 2 s, no restart of ours, 503 with Retry-After meanwhile',
    },
    {
      'it comes back': gaps.every((gap) => gap > 0),
      'it is back within 2 s': gaps.every((gap) => isWithin(gap, 2000)),
      'everything else is 503 with Retry-After': odd.length === 0,
      'no line was cut': !writers.answers.has(0),
      'the process is the same': isSameProcess,
      'pages are drawn again': page.status === 200,
      'the change log is whole': problems.length === 0,
    },
  )
})
