/**
 * What the test runners report, in one form: each file of tests with its time, how many of its tests passed, and a line for each
 * that failed. `file` is undefined where something failed outside any file.
 */

/** Vitest's JSON report; a file that could not be loaded is a failure of its own. */
export function readVitest({ startTime: runFrom, testResults }, runTo = Date.now()) {
  return testResults.map(({ name, status, message, startTime, endTime, assertionResults: tests }) => {
    const failed = tests.filter((test) => test.status === 'failed')
    const failures = failed.map((test) =>
      describeFailure(`${name} › ${test.fullName}`, test.failureMessages?.[0]),
    )
    const isUnloaded = status === 'failed' && failures.length === 0
    return {
      file: name,
      // What fails before the first test has no time of its own.
      ...(endTime > startTime ? { from: startTime, to: endTime } : { from: runFrom, to: runTo }),
      passed: tests.filter((test) => test.status === 'passed').length,
      failures: isUnloaded ? [describeFailure(name, message)] : failures,
    }
  })
}

/** Playwright's JSON report; a test that passed only when repeated is not a pass. */
export function readPlaywright({ suites, errors }) {
  const files = suites.map((suite) => {
    const tests = testsOfSuite(suite)
    const times = tests.flatMap(({ results }) => results.map(timeOfResult))
    return {
      file: suite.title,
      from: Math.min(...times.map(({ from }) => from)),
      to: Math.max(...times.map(({ to }) => to)),
      passed: tests.filter(({ status }) => status === 'expected').length,
      failures: tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ title, results }) =>
          describeFailure(`${suite.title} › ${title}`, results.find((result) => result.error)?.error.message),
        ),
    }
  })
  const outside = errors.map(({ message }) => describeFailure('outside any journey', message))
  return outside.length === 0 ? files : [...files, { file: undefined, passed: 0, failures: outside }]
}

function timeOfResult({ startTime, duration }) {
  const from = Date.parse(startTime)
  return { from, to: from + duration }
}

function testsOfSuite({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title })))
  const inner = suites.flatMap((suite) =>
    testsOfSuite(suite).map((test) => ({ ...test, title: `${suite.title} › ${test.title}` })),
  )
  return [...own, ...inner]
}

// A reason may come in the colours of a terminal.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

function describeFailure(name, message = '') {
  const reason = message.replace(colours, '').split('\n', 1)[0].trim()
  return reason ? `${name}: ${reason}` : name
}

/**
 * Totals of a run. One that failed without a failed test (an error outside any test, a crash, no report) counts as one failure,
 * so that no total looks green when the run was not.
 */
export function countRun(code, files = []) {
  const { passed, failed } = sumCounts(
    files.map(({ passed, failures }) => ({ passed, failed: failures.length })),
  )
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed }
}

export function sumCounts(list) {
  return list.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  )
}
