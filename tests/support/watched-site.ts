import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type LiveSite, openLiveSite } from './live-site.ts'
import type { DatabaseName } from './test-app.ts'
import type { ThreadReport } from './watch-thread.ts'

const watcher = pathToFileURL(path.resolve(import.meta.dirname, 'watch-thread.ts')).href

/** A real server process that tells how long its main thread was held, and how much memory it took. */
export interface WatchedSite extends LiveSite {
  /** What the work cost: the longest hold, and the memory above what the process had before. */
  costOf(work: () => Promise<unknown>): Promise<Cost>
}

export interface Cost {
  heldMs: number
  heldUntil: number
  addedBytes: number
}

export async function openWatchedSite(database: DatabaseName): Promise<WatchedSite> {
  const file = path.join(process.env.TMPDIR ?? '/tmp', `watch-${process.pid}-${Math.random()}.json`)
  const site = await openLiveSite(database, {
    env: { WATCH_FILE: file, NODE_OPTIONS: `--import=${watcher}` },
  })
  const read = (): ThreadReport | undefined => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      // Before the first report, or while one is being written.
      return undefined
    }
  }
  /** The figures of the round that has just begun, or of the one that is over. */
  const reportOf = async (isRight: (report: ThreadReport) => boolean): Promise<ThreadReport> => {
    for (;;) {
      const report = read()
      if (report && isRight(report)) return report
      await wait(20)
    }
  }
  const begin = async (): Promise<ThreadReport> => {
    const last = (await reportOf(() => true)).round
    site.server.process.kill('SIGUSR2')
    return reportOf(({ round, peakBytes }) => round > last && peakBytes > 0)
  }
  return Object.assign(Object.create(site) as LiveSite, {
    costOf: async (work: () => Promise<unknown>) => {
      const before = await begin()
      await work()
      await wait(120)
      const after = await reportOf(({ round }) => round === before.round)
      return {
        heldMs: after.heldMs,
        heldUntil: after.heldUntil,
        addedBytes: after.peakBytes - before.peakBytes,
      }
    },
  })
}
