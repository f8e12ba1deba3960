import { siteDay } from '../../shared/dates.ts'
import { siteMoment } from '../../shared/site-clock.ts'
import type { AppContext } from '../app-context.ts'
import type { OutsideKind } from '../due-work/due-kind.ts'
import type { DuePayloads } from '../due-work/due-payloads.ts'
import type { DueWorkLog } from '../due-work/perform-work.ts'
import { refreshSettings } from '../settings/current-settings.ts'
import { noteDrill } from './backup-notes.ts'
import { checkBackup, type DrillVerdict } from './check-backup.ts'
import { tellDrillFailure } from './tell-backup-failure.ts'

const hour = 3_600_000
/** After the backup of that night. */
const firstOfMonth = '01T03:30'

/** The next first of a month by the clock of the site. */
export function nextDrill(now: Date): Date {
  const month = siteDay(now).slice(0, 7)
  const next = new Date(`${month}-01T12:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const thisMonth = siteMoment(`${month}-${firstOfMonth}`)
  return thisMonth > now ? thisMonth : siteMoment(`${next.toISOString().slice(0, 7)}-${firstOfMonth}`)
}

const noBackup: DrillVerdict = { problem: 'none', details: '', rows: 0, files: 0 }

/** Each month restores the newest backup into a scratch database, compares, and tells where it is not what was backed up. */
export function restoreDrillKind(
  context: AppContext,
  log: DueWorkLog,
): OutsideKind<DuePayloads['restore-drill']> {
  const stopping = new AbortController()
  return {
    leaseMs: hour / 2,
    every: { ms: 31 * 24 * hour, payload: {}, next: nextDrill },
    deliver: async () => {
      await refreshSettings(context)
      const [newest] = await context.backups.list()
      const verdict = newest ? await checkBackup(context, newest, stopping.signal) : noBackup
      const { problem, details, rows, files } = verdict
      const now = context.now()
      await context.database.write(async (tx) => {
        await noteDrill(tx, { ...verdict, time: now.toISOString(), backup: newest ?? null })
        if (problem) await tellDrillFailure(tx, context.config, problem, now)
      })
      const facts = { backup: newest?.name, rows, files }
      if (problem) log.error({ ...facts, problem, details }, 'a backup did not stand its drill')
      else log.info(facts, 'a backup was restored aside and is what was backed up')
    },
    close: async (underWay) => {
      stopping.abort(new Error('the site was stopped'))
      await underWay
    },
  }
}
