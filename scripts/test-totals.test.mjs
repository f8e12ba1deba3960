import { describe, expect, it } from 'vitest'
import {
  countPlaywright,
  countRun,
  countVitest,
  failedInPlaywright,
  failedInVitest,
  sumCounts,
} from './test-totals.mjs'

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
    expect(countRun(1, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 })
    expect(countRun(1, undefined)).toEqual({ passed: 0, failed: 1 })
    expect(countRun(1, { passed: 7, failed: 2 })).toEqual({ passed: 7, failed: 2 })
    expect(countRun(0, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 0 })
  })

  it('count a Vitest file that could not be loaded, beside its failed tests', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ]
    expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
      passed: 1,
      failed: 2,
    })
  })

  it('count a Playwright test that passed only when repeated, and errors outside tests, as failures', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 9 }
    expect(countPlaywright({ stats, errors: [{ message: 'no server' }] })).toEqual({ passed: 4, failed: 3 })
  })
})

describe('what failed is named at the end of a run', () => {
  it('with each test of Vitest, and each file that could not be loaded', () => {
    const red = `${String.fromCharCode(27)}[31m`
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'No such module\n  at a.ts', assertionResults: [] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'works' },
          { status: 'failed', fullName: 'counts', failureMessages: [`${red}expected 1 to be 2\n  at b.ts`] },
        ],
      },
    ]
    expect(failedInVitest({ testResults })).toEqual([
      'a.test.ts: No such module',
      'b.test.ts › counts: expected 1 to be 2',
    ])
  })

  it('with each journey, wherever it stands, and with errors outside journeys', () => {
    const journey = (title, status, error) => ({ title, tests: [{ status, results: [{ error }] }] })
    const suites = [
      {
        title: 'join.spec.ts',
        specs: [journey('sends', 'expected')],
        suites: [{ title: 'offline', specs: [journey('waits', 'unexpected', { message: 'Timed out' })] }],
      },
      { title: 'events.spec.ts', specs: [journey('scrolls', 'flaky', { message: 'Too early' })] },
    ]
    expect(failedInPlaywright({ suites, errors: [{ message: 'no server' }] })).toEqual([
      'join.spec.ts › offline › waits: Timed out',
      'events.spec.ts › scrolls: Too early',
      'outside any journey: no server',
    ])
  })
})
