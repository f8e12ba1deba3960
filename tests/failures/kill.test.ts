import { setTimeout as pause } from 'node:timers/promises'
import { it, vi } from 'vitest'
import { acknowledgedIn, hasEveryKind, lostFrom, newLedger, startWriters } from '../support/busy-writers.ts'
import { inForm, judge } from '../support/failure-report.ts'
import { openLiveSite } from '../support/live-site.ts'
import { storeProblems } from '../support/store-problems.ts'
import { onEachDatabase } from '../support/test-app.ts'

const rounds = inForm({ short: 2, long: 20 })
const patience = { timeout: 180_000 }

onEachDatabase('a server killed among 16 writers', (database) => {
  it('has kept everything it acknowledged', async () => {
    const site = await openLiveSite(database)
    const ledger = newLedger()
    const lost = new Set<string>()
    const problems: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const writers = startWriters(site, ledger)
      const before = acknowledgedIn(ledger)
      await vi.waitUntil(() => acknowledgedIn(ledger) > before + 30 && hasEveryKind(ledger), patience)
      await pause(Math.random() * 500)
      await site.kill()
      await writers.stop()
      problems.push(...(await storeProblems(site.env)))
      await site.start()
      for (const one of await lostFrom(site, ledger)) lost.add(one)
    }
    judge(
      {
        failure: 'kill -9 among 16 writers',
        database,
        rounds,
        acknowledged: acknowledgedIn(ledger),
        lost: lost.size,
        other: { 'problems of database and change log': problems.length },
        goal: '0 lost, integrity ok, change log unbroken',
      },
      { 'database and change log are whole': problems.length === 0 },
    )
  })
})
