import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { browserArguments } from '../scripts/find-browser.mjs'
import { startSite } from './bench-site.ts'
import { middle } from './middle.ts'

/** It brings two hundred packages, which nobody but this part of the bench needs: so it is installed for the run. */
const release = 'lighthouse@13.5.0'
const turns = 5
/** What Lighthouse makes of the machine it runs on to have a phone. */
const usualSlowdown = 4
/** Lighthouse's index of a processor that counts as slow, with room to its limit of 1,000. */
const slowIndex = 950

const audited = [
  '/',
  '/programs',
  '/programs/bridgez',
  '/projects/eden',
  '/portfolio',
  '/events',
  '/about',
  '/impact',
  '/join',
]

export const processors = ['as it is', 'slowed'] as const

export interface AuditRow {
  page: string
  processor: (typeof processors)[number]
  /** How many times slower than this machine the phone is taken to be. */
  slowdown: number
  /** Lighthouse's own measure of this machine, in each run. */
  indexes: number[]
  /** Scores of 100; each the middle of the runs, and of performance the lowest run as well. */
  performance: number
  lowestPerformance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds, but for the shift of the layout. */
  blockingMs: number
  largestPaintMs: number
  shift: number
}

/** What Lighthouse says of the public pages on a phone: 390 px wide, two dots to a pixel. */
export async function measureAudits(folder: string, executablePath: string): Promise<AuditRow[]> {
  mkdirSync(folder)
  const program = await install(folder)
  const site = await startSite(path.join(folder, 'data'))
  const audit = (page: string, slowdown: number) =>
    auditOnce({ program, folder, executablePath, url: site.url + page, slowdown })
  const rows: AuditRow[] = []
  try {
    for (const page of audited) {
      const usual = await rowOf(page, 'as it is', usualSlowdown, audit)
      // The same machine counts as a slower one.
      const slower = Math.ceil((usualSlowdown * middle(usual.indexes) * 10) / slowIndex) / 10
      rows.push(usual, await rowOf(page, 'slowed', Math.max(usualSlowdown, slower), audit))
    }
  } finally {
    await site.stop()
  }
  return rows
}

interface Audit {
  index: number
  scores: Record<(typeof categories)[number], number>
  blockingMs: number
  largestPaintMs: number
  shift: number
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

async function rowOf(
  page: string,
  processor: AuditRow['processor'],
  slowdown: number,
  audit: (page: string, slowdown: number) => Promise<Audit>,
): Promise<AuditRow> {
  const results: Audit[] = []
  // The first run has the site draw the page and its pictures; the middle one counts.
  while (results.length < turns) results.push(await audit(page, slowdown))
  const scores = (category: (typeof categories)[number]) => results.map((result) => result.scores[category])
  return {
    page,
    processor,
    slowdown,
    indexes: results.map(({ index }) => index),
    performance: middle(scores('performance')),
    lowestPerformance: Math.min(...scores('performance')),
    accessibility: middle(scores('accessibility')),
    bestPractices: middle(scores('best-practices')),
    seo: middle(scores('seo')),
    blockingMs: middle(results.map(({ blockingMs }) => blockingMs)),
    largestPaintMs: middle(results.map(({ largestPaintMs }) => largestPaintMs)),
    shift: middle(results.map(({ shift }) => shift)),
  }
}

async function install(folder: string): Promise<string> {
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', release]
  await runFile('npm', args)
  return path.join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
}

interface AuditOrder {
  program: string
  folder: string
  executablePath: string
  url: string
  slowdown: number
}

async function auditOnce({ program, folder, executablePath, url, slowdown }: AuditOrder): Promise<Audit> {
  const file = path.join(folder, 'result.json')
  const args = [
    program,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    '--screenEmulation.mobile',
    '--screenEmulation.width=390',
    '--screenEmulation.height=844',
    '--screenEmulation.deviceScaleFactor=2',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--chrome-flags=${['--headless=new', ...browserArguments].join(' ')}`,
  ]
  await runFile(process.execPath, args, { CHROME_PATH: executablePath, TMPDIR: folder })
  return readAudit(JSON.parse(readFileSync(file, 'utf8')), url)
}

const run = promisify(execFile)

async function runFile(program: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  await run(program, args, { env: { ...process.env, ...env }, maxBuffer: 64 * 2 ** 20 })
}

interface Report {
  environment: { benchmarkIndex: number }
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

function readAudit({ environment, runtimeError, categories: scores, audits }: Report, url: string): Audit {
  if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`)
  const score = (category: string) => Math.round((scores[category]?.score ?? Number.NaN) * 100)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    index: environment.benchmarkIndex,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    blockingMs: value('total-blocking-time'),
    largestPaintMs: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
  }
}
