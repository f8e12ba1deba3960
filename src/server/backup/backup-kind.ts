import { dayAfter, siteDay } from '../../shared/dates.ts'
import { siteMoment } from '../../shared/site-clock.ts'
import type { AppContext } from '../app-context.ts'
import type { OutsideKind } from '../due-work/due-kind.ts'
import type { DuePayloads } from '../due-work/due-payloads.ts'
import type { DueWorkLog } from '../due-work/perform-work.ts'
import { refreshSettings } from '../settings/current-settings.ts'
import { makeBackup, removeOutdatedBackups } from './make-backup.ts'
import { tellBackupFailure } from './tell-backup-failure.ts'

const hour = 3_600_000
/** When few are there, and before the first are at work. */
const nightly = '02:30'

/** The next night by the clock of the site. */
export function nextNight(now: Date, at = nightly): Date {
  const today = siteDay(now)
  const tonight = siteMoment(`${today}T${at}`)
  return tonight > now ? tonight : siteMoment(`${dayAfter(today)}T${at}`)
}

/** Makes a backup each night, and removes those whose time is over. A super admin may ask for the next one at once. */
export function backupKind(context: AppContext, log: DueWorkLog): OutsideKind<DuePayloads['backup']> {
  const stopping = new AbortController()
  return {
    // A process that died is waited for so long; a larger backup that takes longer is no harm where another begins one.
    leaseMs: hour / 2,
    every: { ms: 24 * hour, payload: {}, next: nextNight },
    deliver: async ({ dueAt, attempts }) => {
      // The night is that of the clock that the settings name.
      await refreshSettings(context)
      const isAskedFor = new Date(dueAt) > context.now()
      const { name, rows, files, bytes } = await makeBackup(
        context,
        isAskedFor ? 'manual' : 'nightly',
        stopping.signal,
      ).catch(async (error: unknown) => {
        if (!stopping.signal.aborted) await tellBackupFailure(context, error, attempts)
        throw error
      })
      log.info({ backup: name, rows, files, bytes }, 'a backup was made')
      await removeOutdatedBackups(context).catch((error: unknown) =>
        log.error({ err: error }, 'old backups could not be removed'),
      )
    },
    close: async (underWay) => {
      stopping.abort(new Error('the site was stopped'))
      await underWay
    },
  }
}
