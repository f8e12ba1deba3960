import { oneLine } from '../../shared/one-line.ts'
import type { AppContext } from '../app-context.ts'
import type { OutsideKind } from '../due-work/due-kind.ts'
import type { MailPayload } from '../due-work/due-payloads.ts'
import type { DueWorkLog } from '../due-work/perform-work.ts'
import { currentSettings, refreshSettings } from '../settings/current-settings.ts'
import { openPostbox, type WaitingMail } from './postbox.ts'
import { senderOf } from './sender-of.ts'

/** Writes the mails that are queued empty, when they are sent; undefined where one is not to be sent any more. */
export type WriteMail = (mail: WaitingMail) => Promise<WaitingMail | undefined>

export interface MailOptions {
  log: DueWorkLog
  write?: WriteMail
  /** How long a stop waits for a mail server that hangs. */
  farewellMs?: number
}

const minute = 60_000
const day = 24 * 60 * minute

/** Takes mails to the mail server. */
export function mailKind(
  context: Pick<AppContext, 'config' | 'database' | 'version' | 'now'>,
  { log, write = async (mail) => mail, farewellMs = 5000 }: MailOptions,
): OutsideKind<MailPayload> {
  const postbox = openPostbox(context.config, log)
  return {
    // Longer than any delivery lasts: the postbox gives up sooner.
    leaseMs: 10 * minute,
    // A mail that could not be sent for so long says nothing true any more.
    giveUpAfterMs: 30 * day,
    deliver: async ({ id, payload, about }) => {
      await refreshSettings(context)
      const written = await write({ ...payload, id, about })
      const sender = senderOf(context.config.mailFrom, currentSettings().settings)
      if (written) await postbox.send({ ...written, subject: oneLine(written.subject) }, sender)
    },
    close: (underWay) => postbox.close(underWay, farewellMs),
  }
}
