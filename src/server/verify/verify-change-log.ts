import type { Handle } from '../database/tables.ts'
import { firstHash, isAsRecorded, isChained } from '../engine/change-chain.ts'
import { erasableTypes } from '../engine/erasable-log.ts'
import { type ChangeRow, listErasures, readChangesAfter } from './verify-store.ts'

export interface Verdict {
  /** How many were looked at. */
  checked: number
  /** Each in one sentence; empty where all is well. */
  problems: string[]
  /** What somebody may want to look at, though nothing is wrong. */
  notes?: string[]
}

const batch = 1000

/** Follows the chain of hashes from its first row to its last. A break is told once, at the row where it shows. */
export async function verifyChangeLog(db: Handle): Promise<Verdict> {
  const problems: string[] = []
  const erasures = new Map(
    (await listErasures(db, erasableTypes)).map(({ type, id, sequence }) => [`${type} ${id}`, sequence]),
  )
  let last = { sequence: 0, hash: firstHash }
  let checked = 0
  for (;;) {
    const rows = await readChangesAfter(db, last.sequence, batch)
    for (const row of rows) {
      problems.push(...problemsOf(row, last, erasures))
      last = row
    }
    checked += rows.length
    if (rows.length < batch) return { checked, problems }
  }
}

function problemsOf(
  row: ChangeRow,
  last: Pick<ChangeRow, 'sequence' | 'hash'>,
  erasures: ReadonlyMap<string, number>,
): string[] {
  const problems: string[] = []
  const missing = row.sequence - last.sequence - 1
  if (missing > 0) problems.push(missingRows(last.sequence + 1, row.sequence - 1))
  else if (row.previous_hash !== last.hash)
    problems.push(`${nameOf(row)} does not follow the one before it: that one was replaced.`)
  if (!isChained(row))
    problems.push(`${nameOf(row)} was altered: its time, author, subject or order is not what was recorded.`)
  if (isAsRecorded(row)) return problems
  const isErased = row.before === null && row.after === null
  if (!isErased) problems.push(`${nameOf(row)} was altered: its contents are not what was recorded.`)
  else if ((erasures.get(`${row.type} ${row.id}`) ?? 0) <= row.sequence)
    problems.push(`${nameOf(row)} was altered: its contents were removed.`)
  return problems
}

function missingRows(from: number, to: number): string {
  return from === to
    ? `Change ${from} is missing from the change log.`
    : `Changes ${from} to ${to} are missing from the change log.`
}

/** Such as `Change 12 (2026-11-15T09:12:04.123Z, partner nile-ventures)`. */
function nameOf({ sequence, time, type, id }: ChangeRow): string {
  return `Change ${sequence} (${time}, ${type} ${id})`
}
