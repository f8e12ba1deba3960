import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { it } from 'vitest'
import { inForm, isLong, isWithin, judge, notRun, seconds } from '../support/failure-report.ts'
import { openLiveSite } from '../support/live-site.ts'
import type { CrowdReport, Slowness } from '../support/slow-crowd.ts'
import { percentile, visitUntil } from '../support/visit-until.ts'

const program = fileURLToPath(new URL('../support/slow-crowd.ts', import.meta.url))
const pages = ['/', '/partners', '/about', '/api/partners']

interface Crowd {
  slowness: Slowness
  failure: string
  count: number
  mostMs: number
}

const crowds: Crowd[] = [
  { slowness: 'headers', failure: 'slow headers', count: inForm({ short: 50, long: 1000 }), mostMs: 5000 },
  { slowness: 'bodies', failure: 'slow bodies', count: inForm({ short: 50, long: 1000 }), mostMs: 15_000 },
  {
    slowness: 'idle',
    failure: 'idle connections',
    count: inForm({ short: 500, long: 10_000 }),
    mostMs: 15_000,
  },
]

it('crowds that dawdle are shown the door, and visitors do not notice', async () => {
  const site = await openLiveSite('SQLite')
  for (const page of pages) await site.visit(page)
  // In the short form at once, in the long one each for itself: then the times count.
  const trials = crowds.map((crowd) => () => tryCrowd(site.url, crowd))
  if (isLong) for (const trial of trials) await trial()
  else await Promise.all(trials.map((trial) => trial()))
})

async function tryCrowd(url: string, { slowness, failure, count, mostMs }: Crowd): Promise<void> {
  const row = {
    failure: `${failure}, ${count} at once`,
    database: 'SQLite',
    goal: `closed in ${mostMs / 1000} s, honest visitors' p99 < 200 ms`,
  }
  if (openFilesAllowed() < count + 200)
    return notRun(row, `this machine allows ${openFilesAllowed()} open files`)
  const crowd = spawn(process.execPath, [program, url, slowness, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const visits = await visitUntil(url, pages, text(crowd.stdout))
  const report = JSON.parse(visits.result) as CrowdReport
  judge(
    {
      ...row,
      rounds: 1,
      other: {
        closed: `${report.closed} of ${report.opened}`,
        'after at most': seconds(report.longestMs),
        'honest visits': visits.times.length,
        'not answered': visits.failed,
        p99: `${Math.round(percentile(visits.times, 0.99))} ms`,
      },
    },
    {
      'all of them came in': report.opened === count,
      'all of them are closed': report.closed === count,
      'they are closed in time': isWithin(report.longestMs, mostMs),
      'every visitor is answered': visits.failed === 0 && visits.times.length > 0,
      'visitors do not wait': isWithin(percentile(visits.times, 0.99), 200),
    },
  )
}

function openFilesAllowed(): number {
  if (process.platform !== 'linux') return Number.POSITIVE_INFINITY
  const [, most = '0'] = /Max open files\s+\S+\s+(\S+)/.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  return most === 'unlimited' ? Number.POSITIVE_INFINITY : Number(most)
}
