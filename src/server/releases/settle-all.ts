import { AppError, type ErrorCode } from '../../shared/app-error.ts'
import { tryWithin } from '../database/savepoint.ts'
import type { Handle } from '../database/tables.ts'

export interface Refused<Row> {
  row: Row
  reason: string
  code: ErrorCode
}

/**
 * Does the work with every row within the caller's transaction, and answers those that were refused. One may need what
 * another brings, such as a name that a record gives up: whoever is refused is tried again after the others.
 */
export async function settleAll<Row>(
  tx: Handle,
  rows: readonly Row[],
  work: (row: Row) => Promise<void>,
): Promise<Refused<Row>[]> {
  let waiting = rows
  while (waiting.length > 0) {
    const refused: Refused<Row>[] = []
    for (const row of waiting) {
      const settle = () => work(row).then(() => undefined)
      const refusal = await tryWithin(tx, settle, reasonOf)
      if (refusal) refused.push({ row, ...refusal })
    }
    if (refused.length === waiting.length) return refused
    waiting = refused.map(({ row }) => row)
  }
  return []
}

/** Errors of the storage end the whole transaction. */
function reasonOf(error: unknown): Pick<Refused<unknown>, 'reason' | 'code'> | undefined {
  const isRefusal = error instanceof AppError && error.code !== 'unavailable'
  return isRefusal ? { reason: error.message, code: error.code } : undefined
}
