import type { AppContext } from '../app-context.ts'
import { nextNight } from '../backup/backup-kind.ts'
import type { OutsideKind } from '../due-work/due-kind.ts'
import type { DuePayloads } from '../due-work/due-payloads.ts'

const hour = 3_600_000
/** After the backup, and the drill that may follow it. */
const nightly = '04:15'

/** Each night, and soon after each erasure: drops what the database left of rows that are gone. */
export function vacuumKind({ database }: Pick<AppContext, 'database'>): OutsideKind<DuePayloads['vacuum']> {
  return {
    leaseMs: hour / 2,
    every: { ms: 24 * hour, payload: {}, next: (now) => nextNight(now, nightly) },
    deliver: async () => {
      await database.vacuum()
      return undefined
    },
  }
}
