import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { findPostgres } from '../scripts/find-postgres.mjs'
import { startThrowawayPostgres } from '../tests/support/throwaway-postgres.ts'
import { benchBrowser } from './bench-browser.ts'
import { startSite } from './bench-site.ts'
import { measureCached } from './cached-answers.ts'
import { measureColdStart } from './cold-start.ts'
import type { Measurements } from './goals.ts'
import { type GrowthResult, measureGrowth } from './growth.ts'
import { measureAudits } from './lighthouse.ts'
import { isPinned } from './measured-process.ts'
import { measurePresses } from './next-page.ts'
import { report } from './report.ts'
import { measureCalls } from './single-calls.ts'

const parts = ['start', 'cached', 'calls', 'growth', 'press', 'lighthouse']

/** Speed as ratios of one run: our server beside servers that send the same bytes and do nothing else. */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '7' },
    calls: { type: 'string', default: '300' },
    /** Applications of the growth table; there are a tenth as many events and a hundredth as many programs. */
    applications: { type: 'string', default: '100000' },
    /** Measures one part alone, or several: `--only start --only calls`. The written results stay as they are. */
    only: { type: 'string', multiple: true, default: parts },
  },
})
const unknownPart = options.only.find((part) => !parts.includes(part))
if (unknownPart !== undefined) {
  console.error(`--only takes ${parts.join(', ')}; ${unknownPart} is none of them.`)
  process.exit(1)
}
const isWanted = (part: string) => options.only.includes(part)
// Every server that is started ends with this process.
process.setMaxListeners(0)
const seconds = Number(options.seconds)
const applications = Number(options.applications)

if (!existsSync('/proc/self/stat')) {
  console.error('The benchmark reads processor time from /proc and therefore runs on Linux only.')
  process.exit(1)
}
if (!isPinned) console.log('taskset (util-linux) was not found: server and load generator share the cores.')

const measured: Measurements = {}
const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
try {
  if (isWanted('start') || isWanted('cached') || isWanted('calls')) await attempt(measureSite)
  if (isWanted('press')) await attempt(measureNextPage)
  if (isWanted('lighthouse')) await attempt(measureLighthouse)
  if (isWanted('growth')) await attempt(measureAllGrowth)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
publish()

/** A part that fails is said and fails the run, which still tells what the others measured. */
async function attempt(measure: () => Promise<void>): Promise<void> {
  try {
    await measure()
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
}

async function measureSite(): Promise<void> {
  say('Filling a site with the sample content')
  await (await startSite(folder)).stop()
  if (isWanted('start')) {
    say('Cold start')
    measured.coldStart = await measureColdStart(folder)
  }
  const site = await startSite(folder)
  if (isWanted('cached')) {
    say('Public answers')
    measured.cached = await measureCached(site, seconds)
  }
  if (isWanted('calls')) {
    say('Calls that do work')
    measured.calls = await measureCalls(site, Number(options.calls))
  }
  if (isWanted('cached') && isWanted('calls')) measured.memoryMb = site.memoryMb()
  await site.stop()
}

async function measureNextPage(): Promise<void> {
  const browser = benchBrowser()
  if (!browser) return say('Chromium was not found: the press that shows the next page is not measured')
  say('The next page after a press')
  measured.presses = await measurePresses(path.join(folder, 'press'), browser)
}

async function measureLighthouse(): Promise<void> {
  const browser = benchBrowser()
  if (!browser) return say('Chromium was not found: the pages are not looked at by Lighthouse')
  say('Lighthouse')
  measured.audits = await measureAudits(path.join(folder, 'lighthouse'), browser)
}

async function measureAllGrowth(): Promise<void> {
  measured.growth = await growthOfAll()
}

async function growthOfAll(): Promise<GrowthResult> {
  const size = {
    applications,
    events: applications / 10,
    programs: applications / 100,
    pictures: applications / 100,
  }
  say(`Growth to ${applications} applications on SQLite`)
  const sqlite = await measureGrowth('SQLite', undefined, size)
  if (!findPostgres()) {
    console.log('PostgreSQL was not found on this machine: growth is measured on SQLite alone.')
    return sqlite
  }
  say(`Growth to ${applications} applications on PostgreSQL`)
  const server = await startThrowawayPostgres()
  try {
    const postgres = await measureGrowth('PostgreSQL', (name) => createDatabase(server.url, name), size)
    return { rows: [...sqlite.rows, ...postgres.rows], csv: [...sqlite.csv, ...postgres.csv] }
  } finally {
    await server.stop()
  }
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database bench_${name}`)
  await client.end()
  return new URL(`/bench_${name}`, serverUrl).href
}

function publish(): void {
  const text = report(measured, seconds)
  console.log(`\n${text}`)
  if (parts.every(isWanted) && !process.exitCode)
    writeFileSync(path.resolve(import.meta.dirname, 'RESULTS.md'), text)
}

function say(what: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${what} …`)
}
