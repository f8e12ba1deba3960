import { describe, expect, it } from 'vitest'
import { countPlaywright, countRun, countVitest, sumCounts } from './test-totals.mjs'

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
