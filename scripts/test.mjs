import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { ensureBrowser, ensureNginx, ensurePostgres } from './ensure-test-tools.mjs'
import { projectEnvironment, root, runPackage, stopWith } from './run.mjs'
import { checkLint, checkTypes } from './static-checks.mjs'
import {
  countPlaywright,
  countRun,
  countVitest,
  failedInPlaywright,
  failedInVitest,
  readReport,
  sumCounts,
} from './test-totals.mjs'

const usage = 'Usage: npm test [-- --only unit|server|failures|newcomer|e2e [-- filter …]]'
const vitestReport = path.join(root, 'test-results', 'vitest.json')
const playwrightReport = path.join(root, 'test-results', 'e2e.json')

const { only, filters } = readArguments(process.argv.slice(2))
const runs = (suite) => !only || only === suite
const env = projectEnvironment({ CI: process.env.CI || 'true' })
const counts = []
const failures = []

await ensureInstalled()
if (await toolsAreReady()) await runEverything()
// Said again at the end: what failed first is thousands of lines above.
for (const failure of failures) console.log(`✗ ${failure}`)
const { passed, failed } = sumCounts(counts)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function readArguments(args) {
  if (args.length === 0) return { filters: [] }
  const [flag, suite, separator, ...filters] = args
  const isKnown = flag === '--only' && ['unit', 'server', 'failures', 'newcomer', 'e2e'].includes(suite)
  if (!isKnown || (separator !== undefined && separator !== '--')) stopWith(usage)
  return { only: suite, filters }
}

/** What a machine may lack is looked for first: nobody waits ten minutes to be told. */
async function toolsAreReady() {
  const complaints = [
    ['server', 'failures', 'newcomer'].some(runs) && (await ensurePostgres()),
    runs('failures') && (await ensureNginx()),
    ['newcomer', 'e2e'].some(runs) && hasJourneys() && (await ensureBrowser()),
  ].filter(Boolean)
  for (const complaint of complaints) console.error(complaint)
  counts.push({ passed: 0, failed: complaints.length })
  return complaints.length === 0
}

async function runEverything() {
  // Types take one core, and so does most of a build.
  const [isBuilt] = await Promise.all([
    only === 'unit' || check('Build', async () => ({ code: (await ensureBuilt()) ? 0 : 1 })),
    !only && checkSources(),
  ])
  if (only !== 'e2e') await runVitest()
  if (runs('e2e') && isBuilt) await runPlaywright()
}

async function checkSources() {
  await check('Types', checkTypes)
  await check('Lint', checkLint)
}

/** A failed check counts as one failure; the tests still run, so that one run tells everything. */
async function check(title, action) {
  heading(title)
  const { code } = await action()
  counts.push(countRun(code))
  if (code !== 0) failures.push(title)
  return code === 0
}

async function runVitest() {
  const projects = ['unit', 'server', 'failures', 'newcomer'].filter(runs)
  heading(`Tests: ${projects.join(' and ')}`)
  rmSync(vitestReport, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const args = ['run', ...projects.flatMap((name) => ['--project', name]), ...reporters, ...filters]
  const { code } = await runPackage('vitest', 'vitest', args, { env })
  counts.push(countRun(code, readReport(vitestReport, countVitest)))
  failures.push(...(readReport(vitestReport, failedInVitest) ?? ['Vitest left no report']))
}

async function runPlaywright() {
  heading('Journeys')
  if (!hasJourneys()) return console.log('There are no journeys in tests/e2e; skipped.')
  rmSync(playwrightReport, { force: true })
  const { code } = await runPackage('@playwright/test', 'playwright', ['test', ...filters], { env })
  counts.push(countRun(code, readReport(playwrightReport, countPlaywright)))
  failures.push(...(readReport(playwrightReport, failedInPlaywright) ?? ['Playwright left no report']))
}

function hasJourneys() {
  const folder = path.join(root, 'tests', 'e2e')
  return existsSync(folder) && readdirSync(folder).length > 0
}

function heading(title) {
  console.log(`\n${title}`)
}
