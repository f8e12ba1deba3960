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
