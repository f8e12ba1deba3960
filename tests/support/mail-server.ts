import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { selfSigned } from './self-signed.ts'

export interface Received {
  recipients: string[]
  message: string
}

export interface MailServerOptions {
  /** Who may send; left out, everybody. */
  account?: { user: string; password: string }
  /** With a certificate that nobody should trust. */
  encryption?: 'none' | 'tls' | 'starttls'
}

/** A real mail server that keeps what it is given; `refuse` makes it turn recipients away. */
export async function startMailServer({ account, encryption = 'none' }: MailServerOptions = {}, port = 0) {
  const received: Received[] = []
  const state = {
    refuse: undefined as string | undefined,
    /** What it waits for before it says that it has a mail. */
    hold: undefined as Promise<void> | undefined,
  }
  const server = new SMTPServer({
    authOptional: !account,
    allowInsecureAuth: true,
    secure: encryption === 'tls',
    ...selfSigned,
    disabledCommands: [...(encryption === 'none' ? ['STARTTLS'] : []), ...(account ? [] : ['AUTH'])],
    onAuth: ({ username, password }, _session, done) =>
      username === account?.user && password === account?.password
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
    onRcptTo: ({ address }, _session, done) =>
      done(state.refuse ? new Error(`${state.refuse} <${address}>`) : null),
    onData: (stream, session, done) => {
      text(stream)
        .then(async (message) => {
          received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), message })
          await state.hold
          done()
        })
        .catch(done)
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  return {
    received,
    state,
    port: address.port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** Who got a mail again, and under which Message-ID. */
export function sentAgain(mails: readonly Received[]): string[] {
  const seen = new Set<string>()
  return mails.flatMap(({ recipients, message }) => {
    const [messageId = ''] = message.match(/^Message-ID:.*/im) ?? []
    const isFirst = !seen.has(messageId)
    seen.add(messageId)
    return isFirst ? [] : [`${recipients.join()} ${messageId}`]
  })
}
