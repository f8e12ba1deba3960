import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '../src/server/config.ts'
import { connectDatabase } from '../src/server/database/connect.ts'
import { type BenchSite, saveTarget, signIn, startSite } from './bench-site.ts'
import { fill, type Growth } from './growth-data.ts'
import { saveMark } from './save-mark.ts'

export interface GrowthRow {
  database: string
  what: string
  /** What is asked of it: a page of a list may grow 1.5 times, a search may take 100 ms. */
  kind: 'page' | 'search' | 'other'
  small: number
  large: number
}

export interface CsvRow {
  database: string
  rows: number
  firstByteMs: number
  totalMs: number
  /** How much more memory the server held than before. */
  grownMb: number
}

export interface GrowthResult {
  rows: GrowthRow[]
  csv: CsvRow[]
}

const list = '/api/applications?limit=20'
const questions: readonly [what: string, kind: GrowthRow['kind'], address: string][] = [
  ['Applications, first page', 'page', list],
  ['Applications, page 100', 'page', `${list}&offset=1980`],
  ['Applications of one status', 'page', `${list}&status=accepted`],
  ['Applications that wait too long', 'page', `${list}&reply=overdue`],
  ['Events of the admin area, first page', 'page', '/api/events?limit=20'],
  ['Activity, first page', 'page', '/api/activity?limit=50'],
  ['Search: one person', 'search', `${list}&search=person4321`],
  ['Search: two words', 'search', `${list}&search=person77%20bakery`],
  ['Search: a word in half of all', 'search', `${list}&search=bakery`],
  ['Search: a word in all', 'search', `${list}&search=person`],
  ['Search: a frequent word of one status', 'search', `${list}&search=bakery&status=accepted`],
  ['Search: two letters', 'search', `${list}&search=zz`],
  ['Search: nothing found', 'search', `${list}&search=xylophone`],
  ['Counts by status', 'other', '/api/applications/counts'],
  ['Statistics of 90 days', 'other', '/api/applications/statistics'],
]
/** Read after one of what they show was saved, so that nothing comes from the cache. */
const pages: readonly [what: string, saved: 'events' | 'programs', address: string][] = [
  ['Events as JSON, not cached', 'events', '/api/events?status=Published'],
  ['Programs as JSON, not cached', 'programs', '/api/programs'],
  ['Home page, not cached', 'programs', '/'],
  ['Programs page, not cached', 'programs', '/programs'],
  ['Events page, not cached', 'events', '/events'],
]

/** The same questions to a site and to one with ten times the content. */
export async function measureGrowth(
  database: string,
  databaseUrl: ((size: string) => Promise<string>) | undefined,
  largest: Growth,
): Promise<GrowthResult> {
  const tenth = (count: number) => Math.ceil(count / 10)
  const smaller: Growth = {
    applications: tenth(largest.applications),
    events: tenth(largest.events),
    programs: tenth(largest.programs),
    pictures: tenth(largest.pictures),
  }
  const small = await measureSize(database, smaller, await databaseUrl?.('small'))
  const large = await measureSize(database, largest, await databaseUrl?.('large'))
  const rows = small.times.map(({ what, kind, ms }, index) => ({
    database,
    what,
    kind,
    small: ms,
    large: large.times[index]?.ms ?? 0,
  }))
  return { rows, csv: [small.csv, large.csv] }
}

async function measureSize(database: string, size: Growth, databaseUrl: string | undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-growth-'))
  const env = { SAMPLE_CONTENT: 'false', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  const connection = await connectDatabase(readConfig({ DATA_DIR: folder, ...env }))
  await fill(connection, size)
  // As a server does by itself in time: it knows what it holds.
  if (databaseUrl) await sql`vacuum analyze`.execute(connection.db)
  await connection.close()
  const site = await startSite(folder, env)
  try {
    const cookie = await signIn(site)
    const csv = await measureCsv(site, database, cookie, size.applications)
    const times: { what: string; kind: GrowthRow['kind']; ms: number }[] = []
    for (const [what, kind, address] of questions)
      times.push({ what, kind, ms: await middle(25, () => timed(site.url + address, { cookie })) })
    for (const [what, saved, address] of pages) {
      const target = await saveTarget(site, saved)
      const ms = await middle(5, () => timedAfterSave(site.url + address, target))
      times.push({ what, kind: 'other', ms })
    }
    return { times, csv }
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timedAfterSave(url: string, target: Parameters<typeof saveMark>[0]): Promise<number> {
  await saveMark(target, Date.now())
  return timed(url, {})
}

async function timed(url: string, headers: Record<string, string>): Promise<number> {
  const started = performance.now()
  const answer = await fetch(url, { headers: { ...headers, 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} ended with ${answer.status}`)
  return performance.now() - started
}

async function middle(times: number, measure: () => Promise<number>): Promise<number> {
  const found: number[] = []
  await measure()
  for (let turn = 0; turn < times; turn += 1) found.push(await measure())
  return found.sort((a, b) => a - b)[times >> 1] ?? 0
}

async function measureCsv(site: BenchSite, database: string, cookie: string, rows: number): Promise<CsvRow> {
  const before = site.memoryMb()
  const started = performance.now()
  const answer = await fetch(`${site.url}/api/applications/export.csv`, { headers: { cookie } })
  const reader = answer.body?.getReader()
  await reader?.read()
  const firstByteMs = performance.now() - started
  while (reader && !(await reader.read()).done);
  return {
    database,
    rows,
    firstByteMs,
    totalMs: performance.now() - started,
    grownMb: Math.max(0, site.peakMemoryMb() - before),
  }
}
