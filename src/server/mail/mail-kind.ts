import { oneLine } from '../../shared/one-line.ts'
import type { AppContext } from '../app-context.ts'
import type { OutsideKind, PutOff } from '../due-work/due-kind.ts'
import type { MailPayload } from '../due-work/due-payloads.ts'
import type { DueWorkLog } from '../due-work/perform-work.ts'
import { refreshSettings } from '../settings/current-settings.ts'
import { CurrentPostbox } from './current-postbox.ts'
import type { WaitingMail } from './postbox.ts'

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

/** How long a mail waits before it is asked again whether there is a mail server by now; setting one up wakes it sooner. */
const waitMs = 60 * minute
/** A mail that could not be sent for so long says nothing true any more. */
const giveUpAfterMs = 30 * day

/** Takes mails to the mail server. Where there is none, they wait for one. */
export function mailKind(
  context: Pick<AppContext, 'config' | 'database' | 'version' | 'now'>,
  { log, write = async (mail) => mail, farewellMs = 5000 }: MailOptions,
): OutsideKind<MailPayload> {
  const current = new CurrentPostbox(context)
  /** The log names nobody. Undefined where the mail has waited for too long: nothing becomes of it. */
  const waitForServer = (mail: { id: string; createdAt: string; recipient: string }): PutOff | undefined => {
    const now = context.now().getTime()
    const age = now - Date.parse(mail.createdAt)
    const domain = mail.recipient.slice(mail.recipient.lastIndexOf('@') + 1)
    const facts = { mail: mail.id, domain }
    if (age < waitMs) log.info(facts, 'no mail server is set up: a mail waits')
    if (age < giveUpAfterMs) return { putOffUntil: new Date(now + waitMs) }
    log.info(facts, 'no mail server was set up for a month: a mail was not sent')
    return undefined
  }
  return {
    // Longer than any delivery lasts: the postbox gives up sooner.
    leaseMs: 10 * minute,
    giveUpAfterMs,
    deliver: async ({ id, payload, about, createdAt }) => {
      await refreshSettings(context)
      const open = await current.open()
      if (!open) return waitForServer({ id, createdAt, recipient: payload.recipient })
      const written = await write({ ...payload, id, about })
      if (written) await open.postbox.send({ ...written, subject: oneLine(written.subject) }, open.from)
      return undefined
    },
    close: (underWay) => current.close(underWay, farewellMs),
  }
}
