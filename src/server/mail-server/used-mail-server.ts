import { isEmail } from '../../schema/is-email.ts'
import type { AppContext } from '../app-context.ts'
import type { Sender, SmtpOptions } from '../mail/postbox.ts'
import { senderOf } from '../mail/sender-of.ts'
import { currentSettings } from '../settings/current-settings.ts'
import { lostPassword } from './mail-problem.ts'
import { type MailServer, readMailServer } from './mail-server-store.ts'

type Site = Pick<AppContext, 'config' | 'database'>

export interface UsedMailServer {
  options: SmtpOptions
  from: Sender
}

/** Where mails go: the environment decides, else what staff set up. Undefined where neither does. */
export async function findUsedMailServer({ config, database }: Site): Promise<UsedMailServer | undefined> {
  if (config.smtpUrl !== undefined) return { options: { url: config.smtpUrl }, from: senderBy(config) }
  const stored = await readMailServer(database.db)
  if (!stored) return undefined
  const { password } = stored
  if (password === undefined) throw new Error(lostPassword)
  return { options: smtpOptions({ ...stored, password }), from: senderBy(config, stored.user) }
}

export async function hasMailServer({ config, database }: Site): Promise<boolean> {
  return config.smtpUrl !== undefined || (await readMailServer(database.db)) !== undefined
}

export function smtpOptions({ host, port, encryption, user, password }: MailServer): SmtpOptions {
  return {
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(user === '' ? {} : { auth: { user, pass: password }, forceAuth: true }),
  }
}

/** Many servers send only for the address that signs in: it is the sender where nobody named another. */
export function senderBy({ mailFrom, adminEmail }: AppContext['config'], user = ''): Sender {
  return senderOf(mailFrom ?? (isEmail(user) ? user : adminEmail), currentSettings().settings)
}
