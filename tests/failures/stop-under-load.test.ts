import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { it, vi } from 'vitest'
import { acknowledgedIn, lostFrom, newLedger, startWriters } from '../support/busy-writers.ts'
import { inForm, isWithin, judge, onDatabasesOfForm, seconds } from '../support/failure-report.ts'
import { openLiveSite } from '../support/live-site.ts'

const rounds = inForm({ short: 1, long: 20 })
const refused = 'ECONNREFUSED'

onDatabasesOfForm('a server that is told to stop under load', (database) => {
  it('answers everything it has accepted, and ends in time', async () => {
    const site = await openLiveSite(database)
    const ledger = newLedger()
    const broken: string[] = []
    const turnedAway = new Set<string>()
    const durations: number[] = []
    const codes = new Set<number | null>()
    const lost = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      const before = acknowledgedIn(ledger)
      const writers = startWriters(site, ledger, {
        onAnswer: (answer, error) => {
          if (answer && answer.status >= 500)
            turnedAway.add(`${answer.status} ${answer.headers.get('retry-after')}`)
          if (error && codeOf(error) !== refused) broken.push(codeOf(error))
        },
      })
      const { visits, stop: stopVisitors } = startVisitors(site.url, broken)
      // Until everybody has their connection: one the process has never seen is no request it could lose.
      const isReady = () => acknowledgedIn(ledger) > before + 100 && visits.every((count) => count > 20)
      await vi.waitUntil(isReady, { timeout: 180_000, interval: 10 })
      const started = performance.now()
      site.server.process.kill('SIGTERM')
      const [code] = await once(site.server.process, 'exit')
      durations.push(performance.now() - started)
      codes.add(code)
      await Promise.all([writers.stop(), stopVisitors()])
      await site.start()
      for (const one of await lostFrom(site, ledger)) lost.add(one)
    }
    judge(
      {
        failure: 'SIGTERM under load',
        database,
        rounds,
        acknowledged: acknowledgedIn(ledger),
        lost: lost.size,
        other: {
          'requests without an answer':
            broken.length === 0 ? 0 : `${broken.length} (${[...new Set(broken)].join(', ')})`,
          'turned away': [...turnedAway].join(', ') || 0,
          'longest stop': seconds(Math.max(...durations)),
        },
        goal: '0 requests lost, exit within 10 s',
      },
      {
        'every accepted request was answered': broken.length === 0,
        'it ends cleanly': [...codes].join() === '0',
        'it ends within 10 s': durations.every((ms) => isWithin(ms, 10_000)),
      },
    )
  })
})

/**
 * Visitors who read one answer after the other, how many each has read, and what waits for the last of them. The answers
 * are short: Node's own client ends with an assertion where a line closes before it has read a long one.
 */
function startVisitors(url: string, broken: string[]): { visits: number[]; stop: () => Promise<void> } {
  let isOver = false
  const visits = Array(8).fill(0)
  const visitors = visits.map(async (_, visitor) => {
    while (!isOver) {
      try {
        await (await fetch(`${url}/api/partners`)).text()
        visits[visitor] += 1
      } catch (error) {
        if (codeOf(error) !== refused) broken.push(codeOf(error))
        await pause(20)
      }
    }
  })
  const stop = async () => {
    isOver = true
    await Promise.all(visitors)
  }
  return { visits, stop }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
}
