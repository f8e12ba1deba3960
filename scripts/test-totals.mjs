import { existsSync, readFileSync } from 'node:fs'

/**
 * Counts of one test runner. A run that failed without a failed test (a file that does not load, an error
 * outside any test, a crash) counts as one failure, so that no total looks green when the run was not.
 */
export function countRun(code, counts) {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 }
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/** Totals of Vitest's JSON report; a file that could not be loaded is a failure of its own. */
export function countVitest(report) {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded }
}

/** The names of what Vitest saw fail, each with the first line of its reason. */
export function failedInVitest(report) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [describeFailure(name, message)]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => describeFailure(`${name} › ${test.fullName}`, test.failureMessages?.[0]))
  })
}

/** The names of what Playwright saw fail, or pass only when it was repeated. */
export function failedInPlaywright({ suites, errors }) {
  const outside = errors.map(({ message }) => describeFailure('outside any journey', message))
  return [...suites.flatMap((suite) => failedInSuite(suite)), ...outside]
}

function failedInSuite({ title, suites = [], specs = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) => describeFailure(spec.title, test.results.find(({ error }) => error)?.error.message)),
  )
  return [...own, ...suites.flatMap((suite) => failedInSuite(suite))].map((line) => `${title} › ${line}`)
}

// A reason may come in the colours of a terminal.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

function describeFailure(name, message = '') {
  const reason = message.replace(colours, '').split('\n', 1)[0].trim()
  return reason ? `${name}: ${reason}` : name
}

/** Totals of Playwright's JSON report; a test that passed only when repeated is not a pass. */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

export function readReport(file, count) {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

export function sumCounts(list) {
  return list.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  )
}
