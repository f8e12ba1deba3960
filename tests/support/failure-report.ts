import { appendFileSync } from 'node:fs'
import { describe } from 'vitest'
import type { DatabaseName } from './test-app.ts'

/** The long form is `npm run test:failures`; the short one, with smaller numbers, is part of `npm run test:rest`. */
export const isLong = process.env.FAILURES === 'long'

export const inForm = <T>(forms: { short: T; long: T }): T => (isLong ? forms.long : forms.short)

/** On both databases in the long form; on SQLite alone in the short one, where the database makes no difference. */
export function onDatabasesOfForm(title: string, tests: (database: DatabaseName) => void): void {
  const databases = inForm<DatabaseName[]>({ short: ['SQLite'], long: ['SQLite', 'PostgreSQL'] })
  describe.each(databases)(`${title} on %s`, tests)
}

export interface FailureRow {
  failure: string
  database: string
  goal: string
  rounds: number
  /** Writes that were answered as stored. */
  acknowledged?: number
  /** Those of them that are not there afterwards. */
  lost?: number
  /** Further figures, by what they are. */
  other?: Record<string, string | number>
}

/** Prints the row in the final table, and fails the test with every check that does not hold. */
export function judge(row: FailureRow, checks: Record<string, boolean>): void {
  const all: Record<string, boolean> = {
    ...checks,
    ...(row.lost === undefined ? {} : { 'nothing is lost': row.lost === 0 }),
  }
  const failed = Object.keys(all).filter((name) => !all[name])
  print({ ...row, ok: failed.length === 0 ? 'yes' : 'NO' })
  if (failed.length > 0) throw new Error(`Not so: ${failed.join('; ')}\n${JSON.stringify(row, null, 2)}`)
}

/** Says in the final table why a failure could not be tried on this machine. */
export function notRun(row: Pick<FailureRow, 'failure' | 'database' | 'goal'>, reason: string): void {
  print({ ...row, rounds: 0, ok: `not run: ${reason}` })
}

/** Times differ from machine to machine and are judged in the long form alone, on a machine left in peace. */
export const isWithin = (ms: number, mostMs: number): boolean => !isLong || ms <= mostMs

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

function print(row: FailureRow & { ok: string }): void {
  const file = process.env.FAILURES_REPORT
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`)
}
