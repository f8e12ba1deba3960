import { writeFileSync } from 'node:fs'

/*
 * Loaded into a server process before everything else (`node --import`). Notes how long its main thread was held without a
 * turn, in time of the processor, so that a busy machine makes no difference, and the most memory it took. Both stand in the
 * file WATCH_FILE, and begin anew with SIGUSR2.
 */

export interface ThreadReport {
  heldMs: number
  /** When the longest hold ended, as `Date.now()` says it. */
  heldUntil: number
  peakBytes: number
  /** How often it began anew. */
  round: number
}

const file = process.env.WATCH_FILE ?? ''
const sampleMs = 5

if (file !== '') {
  let report: ThreadReport = { heldMs: 0, heldUntil: 0, peakBytes: 0, round: 0 }
  let before = process.threadCpuUsage()
  process.on('SIGUSR2', () => {
    report = { heldMs: 0, heldUntil: 0, peakBytes: 0, round: report.round + 1 }
  })
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    const heldMs = (user + system) / 1000
    if (heldMs > report.heldMs) Object.assign(report, { heldMs, heldUntil: Date.now() })
    report.peakBytes = Math.max(report.peakBytes, process.memoryUsage.rss())
    before = process.threadCpuUsage()
  }, sampleMs).unref()
  setInterval(() => writeFileSync(file, JSON.stringify(report)), 50).unref()
}
