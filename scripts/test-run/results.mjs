import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/*
 * Both reporters write the same: a list of files, each with `file` (its path from the root), `seconds`, the number of tests
 * that `passed`, and `failed` and `flaky` as lists of { title, message }. A flaky test failed first and passed when repeated.
 */

/** As many different flaky tests in one command fail it. */
export const mostFlaky = 2

/** The variable that tells a reporter where to write. */
export const resultsVariable = 'TEST_RESULTS_FILE'

export function writeResults(files) {
  const target = process.env[resultsVariable]
  if (target) writeFileSync(target, JSON.stringify(files))
}

/** A runner that ended before its reporter wrote anything has failed as a whole. */
export function readResults(target, runner) {
  try {
    return JSON.parse(readFileSync(target, 'utf8'))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    const message = `${runner} ended without a result; its messages are above.`
    return [{ file: runner, seconds: 0, passed: 0, failed: [{ title: '', message }], flaky: [] }]
  }
}

export function forgetResults(target) {
  rmSync(target, { force: true })
}

// A message may come in the colours of a terminal.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

export const plain = (text = '') => text.replace(colours, '').trim()

export const firstLine = (text) => plain(text).split('\n', 1)[0]
