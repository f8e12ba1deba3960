import type { Handle } from '../database/tables.ts'
import type { Verdict } from './verify-change-log.ts'
import { listKeptCounts } from './verify-store.ts'

/** Whether the figures that staff see are those of the rows behind them. */
export async function verifyCounts(db: Handle): Promise<Verdict> {
  const counts = await listKeptCounts(db)
  const wrong = counts.filter(({ kept, real }) => kept !== real)
  return {
    checked: counts.reduce((total, { real }) => total + real, 0),
    problems: wrong.map(
      ({ of, kept, real }) =>
        `The counter of ${of} says ${kept}, but there ${real === 1 ? 'is' : 'are'} ${real}.`,
    ),
  }
}
