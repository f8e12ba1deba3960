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
  /** What is asked of it: a page of a list may grow 1.5 times, a search may take 100 ms, one of visitors 50 ms. */
  kind: 'page' | 'search' | 'site-search' | 'other'
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
const siteSearch = '/api/site-search?q='
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
  ['Search: an Arabic word, written otherwise', 'search', `${list}&search=${encodeURIComponent('موسسه')}`],
  ['Search: nothing found', 'search', `${list}&search=xylophone`],
  ['Visitors search: a word in half of all', 'site-search', `${siteSearch}bakery`],
  ['Visitors search: a word in all', 'site-search', `${siteSearch}event`],
  ['Visitors search: two words', 'site-search', `${siteSearch}village%20harvest`],
  ['Visitors search: one title', 'site-search', `${siteSearch}4321`],
  ['Visitors search: two letters', 'site-search', `${siteSearch}zz`],
  ['Visitors search: in Arabic, where nothing is translated', 'site-search', `${siteSearch}bakery&lang=ar`],
  ['Visitors search: nothing found', 'site-search', `${siteSearch}xylophone`],
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
  const small = await openFilled(smaller, await databaseUrl?.('small'))
  try {
    const large = await openFilled(largest, await databaseUrl?.('large'))
    try {
      return await compare(database, small, large)
    } finally {
      await large.close()
    }
  } finally {
    await small.close()
  }
}

interface FilledSite extends BenchSite {
  cookie: string
  applications: number
  close(): Promise<void>
}

async function openFilled(size: Growth, databaseUrl: string | undefined): Promise<FilledSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-growth-'))
  const env = { SAMPLE_CONTENT: 'false', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  const connection = await connectDatabase(readConfig({ DATA_DIR: folder, ...env }))
  await fill(connection, size)
  // As a server does by itself in time: it knows what it holds.
  if (databaseUrl) await sql`vacuum analyze`.execute(connection.db)
  await connection.close()
  const site = await startSite(folder, env)
  const close = async () => {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...site, cookie: await signIn(site), applications: size.applications, close }
}

async function compare(database: string, small: FilledSite, large: FilledSite): Promise<GrowthResult> {
  const csv = [await measureCsv(small, database), await measureCsv(large, database)]
  const rows: GrowthRow[] = []
  for (const [what, kind, address] of questions) {
    const ask = (site: FilledSite) => () => timed(site.url + address, { cookie: site.cookie })
    rows.push({ database, what, kind, ...(await middles(25, ask(small), ask(large))) })
  }
  for (const [what, saved, address] of pages) {
    const ask = async (site: FilledSite) => {
      const target = await saveTarget(site, saved)
      return () => timedAfterSave(site.url + address, target)
    }
    rows.push({
      database,
      what,
      kind: 'other',
      ...(await middles(5, await ask(small), await ask(large))),
    })
  }
  return { rows, csv }
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

type Measure = () => Promise<number>

/** By turns: what else the machine does meanwhile hits both alike. */
async function middles(
  times: number,
  small: Measure,
  large: Measure,
): Promise<Pick<GrowthRow, 'small' | 'large'>> {
  const found: [small: number, large: number][] = []
  for (let turn = 0; turn <= times; turn += 1) found.push([await small(), await large()])
  // The first is not counted.
  const counted = found.slice(1)
  const middle = (values: number[]) => values.sort((a, b) => a - b)[times >> 1] ?? 0
  return { small: middle(counted.map(([ms]) => ms)), large: middle(counted.map(([, ms]) => ms)) }
}

async function measureCsv(site: FilledSite, database: string): Promise<CsvRow> {
  const before = site.memoryMb()
  const started = performance.now()
  const answer = await fetch(`${site.url}/api/applications/export.csv`, { headers: { cookie: site.cookie } })
  const reader = answer.body?.getReader()
  await reader?.read()
  const firstByteMs = performance.now() - started
  while (reader && !(await reader.read()).done);
  return {
    database,
    rows: site.applications,
    firstByteMs,
    totalMs: performance.now() - started,
    grownMb: Math.max(0, site.peakMemoryMb() - before),
  }
}
