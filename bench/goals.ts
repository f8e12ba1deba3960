import type { CachedRow } from './cached-answers.ts'
import type { ColdStart } from './cold-start.ts'
import type { GrowthResult } from './growth.ts'
import { type AuditRow, processors } from './lighthouse.ts'
import type { PressRow } from './next-page.ts'
import { type CallRow, callNames } from './single-calls.ts'

/** A run that was asked for some of the parts leaves out the rest. */
export interface Measurements {
  cached?: CachedRow[]
  calls?: CallRow[]
  coldStart?: ColdStart
  memoryMb?: number
  growth?: GrowthResult
  presses?: PressRow[]
  audits?: AuditRow[]
}

export interface Goal {
  what: string
  figure: string
  limit: string
  isMet: boolean
}

const decimals = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))

function atMost(what: string, value: number, limit: number, unit: string): Goal {
  return { what, figure: `${decimals(value)} ${unit}`, limit: `≤ ${limit} ${unit}`, isMet: value <= limit }
}

function atLeast(what: string, value: number, limit: number, unit: string): Goal {
  return { what, figure: `${value} ${unit}`, limit: `≥ ${limit} ${unit}`, isMet: value >= limit }
}

/** Everything that was promised about what was measured. */
export function judge(measured: Measurements): Goal[] {
  const { cached, calls, coldStart, memoryMb, growth, presses, audits } = measured
  return [
    ...(cached ? cachedGoals(cached) : []),
    ...(calls ? callGoals(calls) : []),
    ...(coldStart ? [atMost('First page after the start', coldStart.firstPageAfter / 1000, 1.8, 's')] : []),
    ...(memoryMb === undefined ? [] : [atMost('Memory after load', memoryMb, 220, 'MB')]),
    ...(growth ? growthGoals(growth) : []),
    ...(presses ? pressGoals(presses) : []),
    ...(audits ? processors.flatMap((processor) => auditGoals(audits, processor)) : []),
  ]
}

function cachedGoals(cached: CachedRow[]): Goal[] {
  const times = '× bare Fastify'
  return [
    ...['Home page', 'Home page in Arabic', 'Programs as JSON'].map((what) =>
      atMost(`${what}: CPU per request`, cpuRatio(cached, what), 2.2, times),
    ),
    ...['Home page, saved twice a second', 'Programs as JSON, saved twice a second'].map((what) =>
      atMost(`${what}: CPU per request`, cpuRatio(cached, what), 2.4, times),
    ),
    fresh(cached),
    atMost('Not modified: CPU per request', cpuRatio(cached, 'Home page, not modified'), 2.2, times),
    ...['Home page', 'An event page'].map((what) =>
      atMost(
        `${what}: p99`,
        ratio(cached, what, (row) => row.p99),
        2,
        times,
      ),
    ),
  ]
}

function callGoals(calls: CallRow[]): Goal[] {
  const timeOf = (name: string) => calls.find(({ what }) => what === name)?.cpuMs ?? Number.NaN
  return [
    atMost('A page that is not cached: CPU', timeOf(callNames.page), 6, 'ms'),
    atMost('A durable save: CPU', timeOf(callNames.save), 2, 'ms'),
  ]
}

function growthGoals({ rows, csv }: GrowthResult): Goal[] {
  return [...new Set(rows.map(({ database }) => database))].flatMap((database) => {
    const own = rows.filter((row) => row.database === database)
    const pages = own.filter(({ kind }) => kind === 'page')
    const searches = own.filter(({ kind }) => kind === 'search')
    const [slowestOfVisitors] = own
      .filter(({ kind }) => kind === 'site-search')
      .sort((a, b) => b.large - a.large)
    const [slowestPage] = pages.sort((a, b) => b.large / b.small - a.large / a.small)
    const [slowestSearch] = searches.sort((a, b) => b.large - a.large)
    const [slowestOfTenth] = searches.toSorted((a, b) => b.small - a.small)
    const largest = csv.filter((row) => row.database === database).at(-1)
    return [
      atMost(
        `${database}: a list page with ten times the data (${slowestPage?.what})`,
        (slowestPage?.large ?? 0) / (slowestPage?.small ?? 1),
        1.5,
        '× the time',
      ),
      atMost(`${database}: a search (${slowestSearch?.what})`, slowestSearch?.large ?? 0, 100, 'ms'),
      atMost(
        `${database}: a search in a tenth of it (${slowestOfTenth?.what})`,
        slowestOfTenth?.small ?? 0,
        50,
        'ms',
      ),
      atMost(
        `${database}: a search of visitors (${slowestOfVisitors?.what})`,
        slowestOfVisitors?.large ?? 0,
        50,
        'ms',
      ),
      atMost(
        `${database}: CSV of ${largest?.rows} rows begins`,
        (largest?.firstByteMs ?? 0) / 1000,
        0.5,
        's',
      ),
      atMost(`${database}: memory for that CSV`, largest?.grownMb ?? 0, 60, 'MB'),
    ]
  })
}

/** By the slowest of the moves. */
function pressGoals(presses: PressRow[]): Goal[] {
  const [slowest] = presses.toSorted((a, b) => b.middleMs - a.middleMs)
  const what = `Next page on a 3G line, pointed at before (${slowest?.from} to ${slowest?.to})`
  return [atMost(what, slowest?.middleMs ?? Number.NaN, 150, 'ms')]
}

/** Each by the page that does worst. */
function auditGoals(audits: AuditRow[], processor: AuditRow['processor']): Goal[] {
  const rows = audits.filter((row) => row.processor === processor)
  const lowest = (read: (row: AuditRow) => number) => Math.min(...rows.map(read))
  const highest = (read: (row: AuditRow) => number) => Math.max(...rows.map(read))
  const performance = lowest((row) => row.performance)
  const blocking = highest((row) => row.blockingMs)
  if (processor === 'slowed')
    return [
      atLeast('Lighthouse on a slow processor: performance', performance, 98, 'of 100'),
      atMost('Lighthouse on a slow processor: blocking', blocking, 100, 'ms'),
    ]
  const perfect = rows.filter((row) => row.performance === 100).length
  const others = lowest((row) => Math.min(row.accessibility, row.bestPractices, row.seo))
  return [
    atLeast('Lighthouse: pages of performance 100', perfect, 7, `of ${rows.length}`),
    atLeast('Lighthouse: performance of the others', performance, 99, 'of 100'),
    atLeast('Lighthouse: accessibility, best practices, search engines', others, 100, 'of 100'),
    atMost('Lighthouse: blocking', blocking, 50, 'ms'),
    atMost(
      'Lighthouse: shift of the layout',
      highest((row) => row.shift),
      0,
      '',
    ),
    atMost('Lighthouse: largest paint', highest((row) => row.largestPaintMs) / 1000, 1.3, 's'),
  ]
}

function fresh(cached: CachedRow[]): Goal {
  const saves = cached.reduce((total, row) => total + row.saves, 0)
  const stale = cached.reduce((total, row) => total + row.stale, 0)
  return {
    what: 'Answers older than the last save',
    figure: `${stale} in ${saves} saves`,
    limit: '0',
    isMet: stale === 0 && saves > 0,
  }
}

function cpuRatio(rows: CachedRow[], what: string): number {
  return rows.find((row) => row.what === what && row.server === 'this site')?.cpuRatio ?? Number.NaN
}

function ratio(rows: CachedRow[], what: string, read: (row: CachedRow) => number): number {
  const find = (server: CachedRow['server']) => rows.find((row) => row.what === what && row.server === server)
  const [ours, bare] = [find('this site'), find('bare Fastify')]
  return ours && bare ? read(ours) / read(bare) : Number.NaN
}
