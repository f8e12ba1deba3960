import { expect, it } from 'vitest'
import { failureTable } from './failure-table.mjs'

it('shows what was lost, what else was counted, and what could not be tried', () => {
  const table = failureTable([
    {
      failure: 'kill -9',
      database: 'SQLite',
      rounds: 2,
      acknowledged: 70,
      lost: 0,
      other: { problems: 0, 'a | b': 1 },
      goal: '0 lost',
      ok: 'yes',
    },
    { failure: 'EIO', database: 'SQLite', rounds: 0, goal: 'plain words', ok: 'not run: no C compiler (cc)' },
  ])
  const lines = table.split('\n')
  expect(lines).toHaveLength(4)
  expect(new Set(lines.map((line) => line.length)).size).toBe(1)
  expect(lines[2]).toMatch(
    /^\| kill -9 +\| SQLite +\| 2 +\| 70 +\| 0 +\| problems: 0; a \/ b: 1 +\| 0 lost +\| yes +\|$/,
  )
  expect(lines[3]).toMatch(/not run: no C compiler/)
})
