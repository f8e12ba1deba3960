import { accountMailWriter } from '../account-links/write-account-mail.ts'
import type { AppContext } from '../app-context.ts'
import { retentionKind } from '../applications/retention-kind.ts'
import type { DueKinds } from '../due-work/due-kind.ts'
import type { DueWorkLog } from '../due-work/perform-work.ts'
import { mailKind } from '../mail/mail-kind.ts'
import { cleanUpKind } from './clean-up-kind.ts'

/** Every kind of due work, and how it is done. */
export function dueKinds(context: AppContext, log: DueWorkLog): Required<DueKinds> {
  return {
    mail: mailKind(context, { log, write: accountMailWriter(context) }),
    retention: retentionKind(context.config, log),
    'clean-up': cleanUpKind,
  }
}
