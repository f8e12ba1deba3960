import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { ensureBuilt } from '../ensure-built.mjs'
import { ensureBrowser, ensureNginx, ensureOtherEngines, ensurePostgres } from '../ensure-test-tools.mjs'
import { root, runPackage } from '../run.mjs'
import { checkLint, checkTypes } from '../static-checks.mjs'
import { forgetResults, readResults, resultsVariable } from './results.mjs'

/*
 * A part of a run has a name, says which test files are its own (`owns`; left out where it has none), what it needs from the
 * machine (`tools`) and from other parts (`needsBuild`), and answers from `run` with the results of its files. One that `mostlyWaits`
 * runs beside the part before it.
 */

const isJourney = (file) => file.startsWith('tests/e2e/')
const inFolders =
  (...folders) =>
  (file) =>
    folders.some((folder) => file.startsWith(`${folder}/`))
const isUnit = (file) => /^(src|scripts)\//.test(file) || /^tests\/[^/]*$/.test(file)

const types = check('Types', checkTypes)
const lint = check('Lint', checkLint)
const build = check('Build', async () => ({ code: (await ensureBuilt()) ? 0 : 1 }))

const unit = vitestPart('Unit', ['unit'], { owns: isUnit })
const server = vitestPart('Server, SQLite', ['server'], {
  owns: inFolders('tests/server', 'tests/safety', 'tests/http'),
  tools: [ensurePostgres],
  needsBuild: true,
})
const stores = vitestPart('Stores, contract', ['stores'], {
  owns: inFolders('tests/stores', 'tests/contract'),
  tools: [ensurePostgres],
})
const components = vitestPart('Components', ['components'], {
  owns: inFolders('tests/components'),
  tools: [ensureBrowser],
})
const journeys = journeyPart('Journeys', ['daily'])

const long = vitestPart('Server, PostgreSQL, and long tests', ['postgres', 'long'], {
  owns: inFolders('tests/server', 'tests/safety', 'tests/long'),
  tools: [ensurePostgres],
  needsBuild: true,
})
const newcomer = vitestPart('Newcomer', ['newcomer'], {
  owns: inFolders('tests/newcomer'),
  tools: [ensurePostgres, ensureBrowser],
  needsBuild: true,
})
const failures = vitestPart('Failures', ['failures'], {
  owns: inFolders('tests/failures'),
  tools: [ensurePostgres, ensureNginx],
  needsBuild: true,
  mostlyWaits: true,
})
const engines = vitestPart('Engines', ['engines'], {
  owns: inFolders('tests/engines'),
  tools: [ensureBrowser, ensureOtherEngines],
  needsBuild: true,
})
const moreJourneys = journeyPart('More journeys', ['desktop', 'phone', 'staff on a phone'])

/** What every change needs: `npm test`. */
export const dailyParts = [types, lint, build, unit, server, stores, components, journeys]

/** Everything else: `npm run test:rest`. */
export const restParts = [build, long, newcomer, failures, engines, moreJourneys]

/** A check without tests of its own: what it found has been printed by the tool. */
function check(name, action) {
  return {
    name,
    run: async () => {
      const { code } = await action()
      return code === 0 ? [] : [{ ...empty(name), failed: [{ title: '', message: 'see above' }] }]
    },
  }
}

function vitestPart(name, projects, facts) {
  const chosen = projects.flatMap((project) => ['--project', project])
  return {
    name,
    ...facts,
    run: ({ files, title, env }) => {
      const args = ['run', ...chosen, ...reporters('vitest', files), ...files]
      return runWithResults('vitest', 'vitest', [...args, ...titled(title)], env)
    },
    watch: ({ files, title, env }) =>
      runPackage('vitest', 'vitest', ['watch', ...chosen, ...files, ...titled(title)], {
        env,
        keyboard: true,
      }),
  }
}

function journeyPart(name, projects) {
  return {
    name,
    owns: isJourney,
    tools: [ensureBrowser],
    needsBuild: true,
    run: ({ files, title, env }) => {
      // A journey that is named runs on every screen that it has.
      const chosen = files.length > 0 ? [] : projects.flatMap((project) => ['--project', project])
      const reporter = `--reporter=${[...(files.length > 0 ? ['list'] : []), reporterOf('playwright')].join(',')}`
      const args = ['test', ...chosen, reporter, ...files]
      const only = title ? ['-g', escapePattern(title), '--pass-with-no-tests'] : []
      return runWithResults('@playwright/test', 'playwright', [...args, ...only], env)
    },
  }
}

async function runWithResults(packageName, command, args, env) {
  const target = path.join(root, 'test-results', `${command}-${randomUUID()}.json`)
  forgetResults(target)
  const { code } = await runPackage(packageName, command, args, {
    env: { ...env, [resultsVariable]: target },
  })
  const files = readResults(target, command)
  forgetResults(target)
  const isExplained = code === 0 || files.some((file) => file.failed.length > 0)
  const unexplained = { title: '', message: `ended with code ${code}; its messages are above` }
  return isExplained ? files : [...files, { ...empty(command), failed: [unexplained] }]
}

/** Whoever runs a few files wants to see each test; of a whole run, only what failed. */
function reporters(runner, files) {
  return [...(files.length > 0 ? ['--reporter=verbose'] : []), `--reporter=${reporterOf(runner)}`]
}

const reporterOf = (runner) => path.join(root, 'scripts', 'test-run', `${runner}-reporter.mjs`)

const titled = (title) => (title ? ['-t', escapePattern(title), '--passWithNoTests'] : [])

const escapePattern = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const empty = (file) => ({ file, seconds: 0, passed: 0, failed: [], flaky: [] })
