import { describe, expect, it } from 'vitest'
import { countRun, readPlaywright, readVitest, sumCounts } from './test-totals.mjs'

describe('the totals of a test run', () => {
  it('add up over all runners', () => {
    expect(
      sumCounts([
        { passed: 2, failed: 0 },
        { passed: 3, failed: 1 },
      ]),
    ).toEqual({ passed: 5, failed: 1 })
  })

  it('count a run that failed without a failed test, or left no report, as one failure', () => {
    const [green, red] = [
      { passed: 7, failures: [] },
      { passed: 0, failures: ['one', 'two'] },
    ]
    expect(countRun(1, [green])).toEqual({ passed: 7, failed: 1 })
    expect(countRun(1, undefined)).toEqual({ passed: 0, failed: 1 })
    expect(countRun(1, [green, red])).toEqual({ passed: 7, failed: 2 })
    expect(countRun(0, [green])).toEqual({ passed: 7, failed: 0 })
  })
})

describe('what Vitest reports', () => {
  it('names each failed test, and each file that could not be loaded', () => {
    const red = `${String.fromCharCode(27)}[31m`
    const testResults = [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: 'No such module\n  at a.ts',
        startTime: 10,
        endTime: 10,
        assertionResults: [],
      },
      {
        name: 'b.test.ts',
        status: 'failed',
        startTime: 20,
        endTime: 30,
        assertionResults: [
          { status: 'passed', fullName: 'works' },
          { status: 'skipped', fullName: 'waits' },
          { status: 'failed', fullName: 'counts', failureMessages: [`${red}expected 1 to be 2\n  at b.ts`] },
        ],
      },
    ]
    expect(readVitest({ startTime: 1, testResults }, 99)).toEqual([
      // It has no time of its own, so that any moment of the run may have been its.
      { file: 'a.test.ts', from: 1, to: 99, passed: 0, failures: ['a.test.ts: No such module'] },
      {
        file: 'b.test.ts',
        from: 20,
        to: 30,
        passed: 1,
        failures: ['b.test.ts › counts: expected 1 to be 2'],
      },
    ])
  })
})

describe('what Playwright reports', () => {
  const startTime = '2026-01-01T00:00:00.000Z'
  const start = Date.parse(startTime)
  const journey = (title, status, error) => ({
    title,
    tests: [{ status, results: [{ startTime, duration: 5000, error }] }],
  })

  it('names each journey that failed or passed only when repeated, wherever it stands, and errors outside', () => {
    const suites = [
      {
        title: 'join.spec.ts',
        specs: [journey('sends', 'expected'), journey('leaves out', 'skipped')],
        suites: [{ title: 'offline', specs: [journey('waits', 'unexpected', { message: 'Timed out' })] }],
      },
      { title: 'events.spec.ts', specs: [journey('scrolls', 'flaky', { message: 'Too early' })] },
    ]
    expect(readPlaywright({ suites, errors: [{ message: 'no server' }] })).toEqual([
      {
        file: 'join.spec.ts',
        from: start,
        to: start + 5000,
        passed: 1,
        failures: ['join.spec.ts › offline › waits: Timed out'],
      },
      {
        file: 'events.spec.ts',
        from: start,
        to: start + 5000,
        passed: 0,
        failures: ['events.spec.ts › scrolls: Too early'],
      },
      { file: undefined, passed: 0, failures: ['outside any journey: no server'] },
    ])
  })
})
