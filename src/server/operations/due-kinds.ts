import { accountMailWriter } from '../account-links/write-account-mail.ts'
import type { AppContext } from '../app-context.ts'
import { forgetSuspectedKind } from '../applications/forget-suspected.ts'
import { retentionKind } from '../applications/retention-kind.ts'
import { backupKind } from '../backup/backup-kind.ts'
import { restoreDrillKind } from '../backup/restore-drill-kind.ts'
import { linkCheckKind } from '../checks/link-check-kind.ts'
import type { DueKinds } from '../due-work/due-kind.ts'
import type { DueWorkLog } from '../due-work/perform-work.ts'
import { Publishing } from '../engine/publishing.ts'
import { mailKind } from '../mail/mail-kind.ts'
import type { SiteContents } from '../open-contents.ts'
import { releaseKind } from '../releases/release-kind.ts'
import { releaseOutlookKind } from '../releases/release-outlook-kind.ts'
import { scheduleKind } from '../schedules/schedule-kind.ts'
import { cleanUpKind } from './clean-up-kind.ts'
import { vacuumKind } from './vacuum-kind.ts'

/** Every kind of due work, and how it is done. */
export function dueKinds(
  context: AppContext,
  { contents }: SiteContents,
  log: DueWorkLog,
): Required<DueKinds> {
  const publishing = new Publishing(context, contents)
  return {
    mail: mailKind(context, { log, write: accountMailWriter(context) }),
    retention: retentionKind(context.config, log),
    'clean-up': cleanUpKind(context, log),
    'forget-suspected': forgetSuspectedKind(log),
    'link-check': linkCheckKind(context),
    backup: backupKind(context, log),
    'restore-drill': restoreDrillKind(context, log),
    vacuum: vacuumKind(context),
    schedule: scheduleKind(context, publishing),
    release: releaseKind(context, publishing),
    'release-outlook': releaseOutlookKind(context, publishing),
  }
}
