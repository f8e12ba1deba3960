import type { AppContext } from '../app-context.ts'
import type { Config } from '../config.ts'
import type { Handle } from '../database/tables.ts'
import { maxTries } from '../due-work/due-kind.ts'
import { staffMessages } from '../messages/staff-messages.ts'
import { tellStaff } from '../users/tell-staff.ts'
import { backupFailure } from './backup-failure.ts'
import { noteFailureTold, readFailureTold, readLastBackup } from './backup-notes.ts'
import type { DrillProblem } from './check-backup.ts'

/** While backups go on failing, people are reminded once a day; a little less, so that no night is left out. */
const remindedAfterMs = 20 * 3_600_000

/** Writes to the administrators once a backup has failed for good, and each day that it goes on. What fails once may pass. */
export async function tellBackupFailure(
  { config, database, now }: Pick<AppContext, 'config' | 'database' | 'now'>,
  error: unknown,
  attempts: number,
): Promise<void> {
  if (attempts < maxTries) return
  const { problem } = backupFailure(error, 'other')
  const host = new URL(config.publicUrl).host
  await database.write(async (tx) => {
    const time = now()
    const told = await readFailureTold(tx)
    const last = await readLastBackup(tx)
    const isKnown = told && (!last || told > new Date(last.time))
    if (isKnown && time.getTime() - told.getTime() < remindedAfterMs) return
    await noteFailureTold(tx, time)
    await tellStaff(
      tx,
      [],
      (language) => {
        const texts = staffMessages[language].backupFailed
        const parts = [
          texts.told(host),
          last ? texts.last(last.time) : texts.none,
          texts.problems[problem],
          `${texts.open}\n${config.publicUrl}/admin/backups`,
        ]
        return { subject: texts.subject(host), text: parts.join('\n\n') }
      },
      time,
    )
  })
}

/** The monthly drill comes once, so it is told at once. */
export async function tellDrillFailure(
  tx: Handle,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  problem: DrillProblem,
  now: Date,
): Promise<void> {
  const host = new URL(publicUrl).host
  await tellStaff(
    tx,
    [],
    (language) => {
      const { subject, told, problems, mend, open } = staffMessages[language].drillFailed
      const parts = [told(host), `${problems[problem]} ${mend}`, `${open}\n${publicUrl}/admin/backups`]
      return { subject: subject(host), text: parts.join('\n\n') }
    },
    now,
  )
}
