import type { Config } from '../config.ts'
import type { StoredKind } from '../due-work/due-kind.ts'
import type { DuePayloads } from '../due-work/due-payloads.ts'
import type { DueWorkLog } from '../due-work/perform-work.ts'
import { anonymiseApplications, anonymisedAtOnce } from './anonymise-applications.ts'

const day = 24 * 3_600_000

/** Anonymises old applications once a day, where a retention period is configured. */
export function retentionKind(
  { retentionMonths: months }: Pick<Config, 'retentionMonths'>,
  log: DueWorkLog,
): StoredKind<DuePayloads['retention']> {
  return {
    leaseMs: 10_000,
    ...(months === undefined ? {} : { every: { ms: day, payload: { months } } }),
    apply: async (tx, _work, now) => {
      if (months === undefined) return undefined
      const applications = await anonymiseApplications(tx, months, now)
      if (applications === 0) return undefined
      return {
        // The rest at once, so that other writers can come between.
        ...(applications === anonymisedAtOnce ? { next: now } : {}),
        afterCommit: () => log.info({ applications }, 'old applications were anonymised'),
      }
    },
  }
}
