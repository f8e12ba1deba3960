import { expect, it } from 'vitest'
import { hasFailed, reportLines } from './report.mjs'

const file = (name, more = {}) => ({ file: name, seconds: 1, passed: 2, failed: [], flaky: [], ...more })
const part = (files) => [{ name: 'Unit', seconds: 3.21, files }]
const outcome = (title, message = '') => ({ title, message })
const text = (files) => reportLines(part(files), 'npm test', 4).join('\n')

it('says what each part took, which files were slow, and counts the tests in its last line', () => {
  const lines = reportLines(part([file('a.test.ts'), file('b.test.ts', { seconds: 9 })]), 'npm test', 4)
  expect(lines).toContainEqual(expect.stringMatching(/^Unit +3\.2 s +4 passed$/))
  expect(lines).toContainEqual(expect.stringMatching(/^Together +4\.0 s$/))
  expect(lines.findIndex((line) => line.includes('b.test.ts'))).toBeLessThan(
    lines.findIndex((line) => line.includes('a.test.ts')),
  )
  expect(lines.at(-1)).toBe('4 passed, 0 failed')
})

it('names what failed behind everything else, with the command that runs just that', () => {
  const failed = [outcome('a list › keeps "its own" order', 'expected 1\nto be 2')]
  const shown = text([file('src/a.test.ts', { failed })])
  expect(shown).toContain('✗ src/a.test.ts › a list › keeps "its own" order: expected 1\n')
  expect(shown).toContain('npm test -- src/a.test.ts -t "its own"')
  expect(shown.indexOf('Failed')).toBeGreaterThan(shown.indexOf('Slowest files'))
  expect(shown.endsWith('2 passed, 1 failed')).toBe(true)
})

it('lets two flaky tests pass by name, and fails a run with three', () => {
  const flaky = ['one', 'two', 'three'].map((title) => outcome(title, 'too late'))
  const two = [file('tests/a.test.ts', { flaky: flaky.slice(0, 2) })]
  const three = [file('tests/a.test.ts', { flaky })]
  expect([hasFailed(part(two)), hasFailed(part(three))]).toEqual([false, true])
  expect(text(two)).toContain('✗ tests/a.test.ts › two: too late')
  expect(text(three)).toContain('3 flaky tests in one run: the run has failed.')
  expect(text(three).endsWith('2 passed, 1 failed')).toBe(true)
})
