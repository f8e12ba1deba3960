import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { type CachedRow, connections } from './cached-answers.ts'
import { type Goal, judge, type Measurements } from './goals.ts'
import type { GrowthResult } from './growth.ts'
import type { AuditRow } from './lighthouse.ts'
import { isPinned } from './measured-process.ts'
import type { PressRow } from './next-page.ts'
import { type CallRow, warmUp } from './single-calls.ts'

/** The results as a page to read. */
export function report(measured: Measurements, seconds: number): string {
  const { cached, calls, coldStart, memoryMb, growth, presses, audits } = measured
  const parts = [
    `# Results of the last run

${new Date().toISOString().slice(0, 10)}, version ${version()}, Node.js ${process.versions.node}, ${machine()}.
${connections} connections, ${seconds} s for each row, ${isPinned ? 'server and load generator on a core each' : 'without cores of their own'}.

## Goals

${table(['Goal', 'Measured', 'Limit', ''], judge(measured).map(goalCells))}`,
    cached && cachedPart(cached),
    calls && callsPart(calls),
    coldStart &&
      `The built server listens ${Math.round(coldStart.listensAfter)} ms after its start and has sent its first page after ${Math.round(coldStart.firstPageAfter)} ms.`,
    memoryMb !== undefined && `After all of the load above it holds ${Math.round(memoryMb)} MB.`,
    growth && growthPart(growth),
    presses && pressPart(presses),
    audits && auditPart(audits),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function cachedPart(cached: CachedRow[]): string {
  return `## Public answers beside servers that send the same bytes and do nothing else

Ratios are of processor time per request, against bare Fastify in the same turn of a second; the middle of seven turns.

${table(
  ['What', 'Server', 'Requests/s', 'CPU µs/request', 'Ratio', 'p50 ms', 'p99 ms', 'Memory MB'],
  cached.map(cachedCells),
)}`
}

function callsPart(calls: CallRow[]): string {
  return `## Calls that do work

One after the other, by turns with a server that draws a page of 1,141 elements with React and does nothing else; ratios are of processor time, against that one. The goals are judged by the calls after the first ${warmUp}, when the servers have compiled what they often run.

${table(
  ['What', 'CPU ms', 'Ratio', 'CPU ms of the first 300', 'p50 ms', 'p99 ms'],
  calls.map(({ what, cpuMs, cpuRatio, firstCpuMs, p50, p99 }) => [
    what,
    cpuMs.toFixed(2),
    cpuRatio.toFixed(2),
    firstCpuMs.toFixed(2),
    p50.toFixed(1),
    p99.toFixed(1),
  ]),
)}`
}

function growthPart({ rows, csv }: GrowthResult): string {
  return `## Growth

Milliseconds with a tenth of the content and with all of it: 100,000 applications, 10,000 events, 1,000 programs and an album of 1,000 pictures, unless the run was asked for less.

${table(
  ['Database', 'What', 'A tenth', 'All', 'Ratio'],
  rows.map(({ database, what, small, large }) => [
    database,
    what,
    small.toFixed(1),
    large.toFixed(1),
    (large / small).toFixed(2),
  ]),
)}

${table(
  ['Database', 'CSV of', 'First byte ms', 'Whole file ms', 'Memory MB'],
  csv.map((row) => [
    row.database,
    `${row.rows} rows`,
    row.firstByteMs.toFixed(0),
    row.totalMs.toFixed(0),
    row.grownMb.toFixed(0),
  ]),
)}`
}

function pressPart(presses: PressRow[]): string {
  return `## The next page after a press

On a line of 1.6 Mbit/s and 150 ms, 390 px wide, when the link was pointed at before: from the press to the first frame with the heading of the next page, which fades in from there on.

${table(
  ['From', 'To', 'Middle ms', 'Longest ms'],
  presses.map(({ from, to, middleMs, longestMs }) => [from, to, middleMs.toFixed(0), longestMs.toFixed(0)]),
)}`
}

function auditPart(audits: AuditRow[]): string {
  return `## Lighthouse

A phone of 390 pixels at twice the dots, nine pages, the middle of ${audits[0]?.indexes.length} runs. The index is Lighthouse's own measure of this machine. A phone is taken to be four times slower than it, and for the slowed processor as much slower as brings the index below 1,000.

${table(
  [
    'Page',
    'Times slower',
    'Index of each run',
    'Performance',
    'Lowest',
    'Accessibility',
    'Best practices',
    'Search engines',
    'Blocking ms',
    'Largest paint ms',
    'Shift',
  ],
  audits.map((row) => [
    row.page,
    String(row.slowdown),
    row.indexes.map(Math.round).join(', '),
    String(row.performance),
    String(row.lowestPerformance),
    String(row.accessibility),
    String(row.bestPractices),
    String(row.seo),
    row.blockingMs.toFixed(0),
    row.largestPaintMs.toFixed(0),
    row.shift.toFixed(3),
  ]),
)}`
}

function goalCells({ what, figure, limit, isMet }: Goal): string[] {
  return [what, figure, limit, isMet ? 'ok' : 'missed']
}

function cachedCells(row: CachedRow): string[] {
  return [
    row.what,
    row.server,
    String(Math.round(row.perSecond)),
    row.cpuMicros.toFixed(1),
    row.cpuRatio.toFixed(2),
    row.p50.toFixed(2),
    row.p99.toFixed(2),
    String(Math.round(row.memory)),
  ]
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** The processor by its maker's name; never the machine's own. */
function machine(): string {
  const model = cpus()[0]?.model.trim() || 'processor unknown'
  return `${cpus().length} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}`
}

function version(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    // Without git, or outside a checkout, there is no version to name.
    return 'unknown'
  }
}
