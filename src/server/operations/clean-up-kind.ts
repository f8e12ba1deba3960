import { forgetExpiredLinks } from '../account-links/account-link-store.ts'
import type { AppContext } from '../app-context.ts'
import { forgetExpiredSessions } from '../auth/session-store.ts'
import { writeErasureList } from '../backup/erasure-list.ts'
import type { StoredKind } from '../due-work/due-kind.ts'
import type { DuePayloads } from '../due-work/due-payloads.ts'
import { forgetWorkBefore } from '../due-work/due-work-store.ts'
import type { DueWorkLog } from '../due-work/perform-work.ts'
import { forgetOldKeys } from '../http/idempotency-store.ts'
import { forgetOldLimits } from '../http/rate-limit-store.ts'
import { forgetPreviewsBefore } from '../previews/preview-store.ts'
import { noteLogEnd } from './note-log-end.ts'

const hour = 3_600_000
/** How long it can be seen what was done, and what was given up. */
const keptMs = 30 * 24 * hour
/** How long it can be read what was said about a preview that has ended. */
const previewsKeptMs = 180 * 24 * hour

/** Clears away what has expired: nobody reads it any more, and it may tell who was here. */
export function cleanUpKind(
  context: Pick<AppContext, 'backups' | 'config' | 'database' | 'now'>,
  log: Pick<DueWorkLog, 'error'> = { error: () => undefined },
): StoredKind<DuePayloads['clean-up']> {
  return {
    leaseMs: 10_000,
    every: { ms: hour, payload: {} },
    apply: async (tx, _work, now) => {
      await forgetExpiredSessions(tx, now)
      await forgetExpiredLinks(tx, now)
      await forgetOldLimits(tx, now)
      await forgetOldKeys(tx, now)
      await forgetWorkBefore(tx, new Date(now.getTime() - keptMs))
      await forgetPreviewsBefore(tx, new Date(now.getTime() - previewsKeptMs))
      return {
        afterCommit: () => {
          void context.database.dropOldPages()
          void noteLogEnd(context)
          writeErasureList(context).catch((error: unknown) =>
            log.error({ err: error }, 'the list of erasures could not be written'),
          )
        },
      }
    },
  }
}
