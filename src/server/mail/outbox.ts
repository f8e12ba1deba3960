import { isEmail } from '../../schema/fields.ts'
import { type Language, mainLanguage } from '../../shared/languages.ts'
import type { AppContext } from '../app-context.ts'
import type { Handle } from '../database/tables.ts'
import { currentSettings, refreshSettings } from '../settings/current-settings.ts'
import {
  claimDueMail,
  forgetMailBefore,
  insertMail,
  markFailed,
  markSent,
  type WaitingMail,
} from './outbox-store.ts'
import { openPostbox, type Postbox, type Sender } from './postbox.ts'
import { senderOf } from './sender-of.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The language it is written in, the main one by default. */
  language?: Language
  /** Whose data it carries, such as `application 1f0c…`; see `eraseMailAbout`. */
  about?: string
}

export interface OutboxLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

type OutboxContext = Pick<AppContext, 'config' | 'database' | 'version' | 'now'>

export interface OutboxOptions {
  log: OutboxLog
  /** How often it looks for due mails. */
  pollMs?: number
  /** How long a stop waits for a mail server that hangs. */
  farewellMs?: number
  /** Writes the mails that are queued empty, when they are sent; undefined where one is not to be sent any more. */
  write?: WriteMail
}

export type WriteMail = (mail: WaitingMail) => Promise<WaitingMail | undefined>

export interface Outbox {
  /** Lets a delivery under way finish, and takes no further one. */
  close(): Promise<void>
}

const minute = 60_000
const day = 24 * 60 * minute
/** Longer than any delivery lasts: the postbox gives up sooner. */
const leaseMs = 10 * minute
const longestDelayMs = 12 * 60 * minute
/** A mail that could not be sent for so long says nothing true any more; sent ones are forgotten with it. */
const keptMs = 30 * day

/** Queues a mail in the transaction of what it tells about: both happen, or neither. */
export async function queueMail(tx: Handle, mail: Mail, now: Date): Promise<void> {
  if (!isEmail(mail.to)) throw new Error('A mail needs one recipient')
  const { subject, text, language = mainLanguage, about = '' } = mail
  await insertMail(tx, { recipient: mail.to, subject: oneLine(subject), body: text, language, about }, now)
}

/** One minute after the first failure, then twice as long each time, up to twelve hours. */
export function retryDelayMs(attempts: number): number {
  return Math.min(minute * 2 ** (attempts - 1), longestDelayMs)
}

/** Sends what is due until it is closed. Any number of processes can do so at once. */
export function startOutbox(
  context: OutboxContext,
  { log, pollMs = 5000, farewellMs = 5000, write = async (mail) => mail }: OutboxOptions,
): Outbox {
  const postbox = openPostbox(context.config, log)
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let lastCleared = 0

  async function sendAllDue(): Promise<void> {
    while (!isClosed) {
      // A failure is most often everybody's: the others wait for the next look instead of failing in a row.
      if (!(await sendNext(context, { postbox, write }, log))) break
    }
    if (context.now().getTime() - lastCleared < day) return
    lastCleared = context.now().getTime()
    const lost = await forgetMailBefore(context.database.db, new Date(lastCleared - keptMs))
    if (lost > 0) log.error({ mails: lost }, 'mails given up after 30 days of failures')
  }

  function look(): Promise<void> {
    return sendAllDue()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox cannot be read'))
      .then(() => {
        if (!isClosed) timer = setTimeout(lookAgain, pollMs)
      })
  }
  function lookAgain(): void {
    underWay = look()
  }

  let underWay = look()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await postbox.close(underWay, farewellMs)
    },
  }
}

interface Way {
  postbox: Postbox
  write: WriteMail
}

/** Answers whether a mail was sent, and so another may be due. */
async function sendNext(context: OutboxContext, way: Way, log: OutboxLog): Promise<boolean> {
  const { config, database, now } = context
  const time = now()
  const after = (ms: number) => new Date(time.getTime() + ms)
  const mail = await database.write((tx) =>
    claimDueMail(tx, { now: time, leaseEnds: after(leaseMs), latestDue: after(2 * longestDelayMs) }),
  )
  if (!mail) return false
  await refreshSettings(context)
  const error = await deliver(way, mail, senderOf(config.mailFrom, currentSettings().settings))
  if (error === undefined) {
    await markSent(database.db, mail.id, now())
    return true
  }
  await markFailed(database.db, mail.id, error, new Date(now().getTime() + retryDelayMs(mail.attempts)))
  log.warn({ mail: mail.id, attempts: mail.attempts, error }, 'a mail could not be sent')
  return false
}

async function deliver(
  { postbox, write }: Way,
  mail: WaitingMail,
  sender: Sender,
): Promise<string | undefined> {
  try {
    const written = await write(mail)
    if (written) await postbox.send({ ...written, subject: oneLine(written.subject) }, sender)
    return undefined
  } catch (error) {
    return withoutAddresses(error instanceof Error ? error.message : String(error))
  }
}

/** Mail servers quote the recipient in their refusals; what staff and logs see names nobody. */
function withoutAddresses(message: string): string {
  return oneLine(message)
    .replace(/[^\s<>"'(:]+@/g, '…@')
    .slice(0, 500)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a line break here would start a header of its own
const controls = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g

function oneLine(text: string): string {
  return text.replace(controls, ' ').trim()
}
