import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { MailPayload } from '../due-work/due-payloads.ts'
import { htmlPart } from './html-part.ts'

export interface WaitingMail extends MailPayload {
  id: string
  /** Whose data it carries, such as `application 1f0c…`. */
  about: string
}

/** What takes a mail out of the house. */
export interface Postbox {
  send(mail: WaitingMail, from: Sender): Promise<void>
  /** Waits so long for the delivery under way, then cuts it. */
  close(underWay: Promise<void>, farewellMs: number): Promise<void>
}

/** As mail headers take it: an address with or without a name, or both apart. */
export type Sender = string | { name: string; address: string }

interface PostboxLog {
  info(details: object, message: string): void
}

const second = 1000

export function openPostbox(
  { smtpUrl, publicUrl }: Pick<Config, 'smtpUrl' | 'publicUrl'>,
  log: PostboxLog,
): Postbox {
  return smtpUrl ? smtpPostbox(smtpUrl, new URL(publicUrl).hostname) : loggingPostbox(log)
}

/** Stands in where no mail server is configured. The log names nobody. */
function loggingPostbox(log: PostboxLog): Postbox {
  return {
    send: async (mail) => {
      const domain = mail.recipient.slice(mail.recipient.lastIndexOf('@') + 1)
      log.info({ mail: mail.id, domain }, 'no SMTP_URL is set: a mail was not sent, only noted')
    },
    close: (underWay) => underWay,
  }
}

function smtpPostbox(url: string, host: string): Postbox {
  const transport = createTransport({
    url,
    // A pool of one connection for one mail each: only a pool can cut a delivery that hangs.
    pool: true,
    maxConnections: 1,
    maxMessages: 1,
    maxRequeues: 0,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
    dnsTimeout: 10 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail, from) => {
      await transport.sendMail({
        from,
        // As an object it is one address, never a list to be taken apart.
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.body,
        ...htmlPart(mail),
        // The same for every try: a receiver who got it before an interrupted answer can tell.
        messageId: `<${mail.id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
      })
    },
    close: async (underWay, farewellMs) => {
      const patience = setTimeout(() => transport.close({ force: true }), farewellMs)
      await underWay
      clearTimeout(patience)
      transport.close()
    },
  }
}
