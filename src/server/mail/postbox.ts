import { createTransport } from 'nodemailer'
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

/** As the mail library takes it. */
export interface SmtpOptions {
  url?: string
  host?: string
  port?: number
  secure?: boolean
  requireTLS?: boolean
  ignoreTLS?: boolean
  auth?: { user: string; pass: string }
  /** Signs in, or fails: a server that offers no sign-in is not the right one. */
  forceAuth?: boolean
}

const second = 1000
const limits = {
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 30 * second,
  dnsTimeout: 10 * second,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const

/** Signs in at a mail server and goes again. Throws with the reason where that is not possible. */
export async function tryMailServer(server: SmtpOptions): Promise<void> {
  const transport = createTransport({ ...server, ...limits })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** `host` is the name of the site. */
export function openPostbox(server: SmtpOptions, host: string): Postbox {
  const transport = createTransport({
    ...server,
    ...limits,
    // A pool of one connection for one mail each: only a pool can cut a delivery that hangs.
    pool: true,
    maxConnections: 1,
    maxMessages: 1,
    maxRequeues: 0,
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
