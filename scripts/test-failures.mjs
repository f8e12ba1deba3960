import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { ensureNginx, ensurePostgres } from './ensure-test-tools.mjs'
import { failureTable } from './failure-table.mjs'
import { projectEnvironment, root, runPackage, stopWith } from './run.mjs'

/*
 * The long form of the failure suite: npm run test:failures [-- filter …]. It takes about twenty minutes, wants the
 * machine for itself, and ends with one table. The short form of the same tests is part of `npm run test:rest`.
 */
const report = path.join(root, 'test-results', 'failures.jsonl')

await ensureInstalled()
const complaint = (await ensurePostgres()) ?? (await ensureNginx())
if (complaint) stopWith(complaint)
if (!(await ensureBuilt())) process.exit(1)

mkdirSync(path.dirname(report), { recursive: true })
rmSync(report, { force: true })
const env = projectEnvironment({ FAILURES: 'long', FAILURES_REPORT: report, CI: process.env.CI || 'true' })
// One after the other: each is about a server under its own load.
const args = ['run', '--project', 'failures', '--no-file-parallelism', ...process.argv.slice(2)]
const { code } = await runPackage('vitest', 'vitest', args, { env })

console.log(`\n${failureTable(readRows())}\n`)
process.exit(code)

function readRows() {
  if (!existsSync(report)) return []
  const lines = readFileSync(report, 'utf8').split('\n').filter(Boolean)
  const order = ({ failure, database }) => `${failure} ${database}`
  // The same order in every run, so that two tables can be compared.
  return lines.map((line) => JSON.parse(line)).sort((one, other) => order(one).localeCompare(order(other)))
}
