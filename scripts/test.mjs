import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { ensureBrowser, ensureNginx, ensurePostgres } from './ensure-test-tools.mjs'
import { watchMachine } from './machine-stops.mjs'
import { projectEnvironment, root, runPackage, stopWith } from './run.mjs'
import { runUndisturbed } from './run-undisturbed.mjs'
import { checkLint, checkTypes } from './static-checks.mjs'
import { openTestFolder } from './test-folder.mjs'
import { countRun, readPlaywright, readVitest, sumCounts } from './test-totals.mjs'

const usage = 'Usage: npm test [-- --only unit|server|failures|newcomer|e2e [-- filter …]]'
const results = path.join(root, 'test-results')
const vitestReport = path.join(results, 'vitest.json')
const playwrightReport = path.join(results, 'e2e.json')

const { only, filters } = readArguments(process.argv.slice(2))
const runs = (suite) => !only || only === suite
const folder = openTestFolder()
const env = projectEnvironment({ CI: process.env.CI || 'true', ...folder.env })
const counts = []
const failures = []

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    folder.remove()
    process.exit(1)
  })
mkdirSync(results, { recursive: true })
await ensureInstalled()
const machine = watchMachine(path.join(results, `pulse-${process.pid}`))
if (await toolsAreReady()) await runEverything()
await machine.end()
folder.remove()
// Said again at the end: what failed first is thousands of lines above.
for (const failure of failures) console.log(`✗ ${failure}`)
const { passed, failed } = sumCounts(counts)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function readArguments(args) {
  if (args.length === 0) return { filters: [] }
  const [flag, suite, separator, ...filters] = args
  const isKnown =
    flag === '--only' &&
    ['unit', 'server', 'stores', 'postgres', 'long', 'failures', 'newcomer', 'e2e'].includes(suite)
  if (!isKnown || (separator !== undefined && separator !== '--')) stopWith(usage)
  return { only: suite, filters }
}

/** What a machine may lack is looked for first: nobody waits ten minutes to be told. */
async function toolsAreReady() {
  const complaints = [
    ['server', 'stores', 'failures', 'newcomer'].some(runs) && (await ensurePostgres()),
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
  const projects = ['unit', 'server', 'stores', 'postgres', 'long', 'failures', 'newcomer'].filter(runs)
  heading(`Tests: ${projects.join(' and ')}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const args = ['run', ...projects.flatMap((name) => ['--project', name]), ...reporters, ...filters]
  await runTests(
    (files) => runPackage('vitest', 'vitest', [...args, ...files], { env }),
    vitestReport,
    readVitest,
  )
}

async function runPlaywright() {
  heading('Journeys')
  if (!hasJourneys()) return console.log('There are no journeys in tests/e2e; skipped.')
  await runTests(
    (files) => runPackage('@playwright/test', 'playwright', ['test', ...filters, ...files], { env }),
    playwrightReport,
    readPlaywright,
  )
}

async function runTests(runFiles, report, read) {
  const { code, files } = await runUndisturbed(async (names) => {
    rmSync(report, { force: true })
    const { code } = await runFiles(names)
    const isTold = existsSync(report)
    const unknown = { passed: 0, failures: [`There is no ${path.basename(report)}`] }
    return { code, files: isTold ? read(JSON.parse(readFileSync(report, 'utf8'))) : [unknown] }
  }, machine.stops)
  counts.push(countRun(code, files))
  failures.push(...files.flatMap((file) => file.failures))
}

function hasJourneys() {
  const folder = path.join(root, 'tests', 'e2e')
  return existsSync(folder) && readdirSync(folder).length > 0
}

function heading(title) {
  console.log(`\n${title}`)
}
