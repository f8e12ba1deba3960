import { AppError, badInput } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import { keyOf } from '../database/site-key.ts'
import { ChangeLog } from '../engine/change-log.ts'
import { forgetLastTest, readLastTest } from '../first-steps/test-mail.ts'
import type { RequestUser } from '../http/request-user.ts'
import { tryMailServer } from '../mail/postbox.ts'
import { senderInWords } from '../mail/sender-of.ts'
import { actorOfUser } from '../users/user-changes.ts'
import { mailProblemOf, mailServerIssue } from './mail-problem.ts'
import {
  countWaitingMails,
  type MailServer,
  readMailServer,
  releaseWaitingMails,
  type StoredMailServer,
  saveMailServer,
} from './mail-server-store.ts'
import { senderBy, smtpOptions } from './used-mail-server.ts'

/** What the change log calls it. The password is in no entry, not even encrypted. */
export const mailServerType = 'mail-server'
const changes = new ChangeLog(mailServerType)
const logId = 'mail-server'

/** What staff see of the mail server in use, without its password. */
export async function viewMailServer({ config, database }: Pick<AppContext, 'config' | 'database'>) {
  const { db } = database
  const stored = await readMailServer(db)
  const facts = { waiting: await countWaitingMails(db), lastTest: await readLastTest(db) }
  if (config.smtpUrl !== undefined) {
    const { hostname } = new URL(config.smtpUrl)
    return {
      source: 'environment' as const,
      server: null,
      host: hostname,
      sender: senderInWords(senderBy(config)),
      ...facts,
    }
  }
  if (!stored)
    return {
      source: 'none' as const,
      server: null,
      host: '',
      sender: senderInWords(senderBy(config)),
      ...facts,
    }
  return {
    source: 'settings' as const,
    server: {
      ...withoutPassword(stored),
      hasPassword: stored.password !== '',
      isReadable: stored.password !== undefined,
    },
    host: stored.host,
    sender: senderInWords(senderBy(config, stored.user)),
    ...facts,
  }
}

/** Stores a server once it has taken the sign-in; mails that wait are then sent. */
export async function setMailServer(context: AppContext, by: RequestUser, server: MailServer): Promise<void> {
  requireOwnChoice(context)
  if (server.password !== '' && !keyOf(context.database.db)) throw new AppError('not_allowed', noKey)
  await checkServer(server)
  await writeServer(context, by, server)
}

export async function removeMailServer(context: AppContext, by: RequestUser): Promise<void> {
  requireOwnChoice(context)
  await writeServer(context, by, null)
}

async function writeServer(context: AppContext, by: RequestUser, server: MailServer | null): Promise<void> {
  await context.database.write(async (tx) => {
    const before = await readMailServer(tx)
    if (!before && !server) return
    const now = context.now()
    await saveMailServer(tx, server)
    await forgetLastTest(tx)
    if (server) await releaseWaitingMails(tx, now)
    await changes.append(tx, {
      time: now.toISOString(),
      actor: actorOfUser(by),
      action: before ? (server ? 'update' : 'delete') : 'create',
      id: logId,
      revision: await changes.nextRevision(tx, logId),
      before: before ? withoutPassword(before) : null,
      after: server && {
        ...withoutPassword(server),
        ...(server.password === '' ? {} : { password: 'changed' }),
      },
    })
  })
}

/** Mended where the words appear: which field it is, and what the server said. */
async function checkServer(server: MailServer): Promise<void> {
  try {
    await tryMailServer(smtpOptions(server))
  } catch (error) {
    const issue = mailServerIssue(mailProblemOf(error))
    throw badInput([issue], issue.message)
  }
}

function requireOwnChoice({ config }: AppContext): void {
  if (config.smtpUrl !== undefined)
    throw new AppError(
      'not_allowed',
      'Whoever runs the site has set up the mail server for it. It cannot be changed here.',
    )
}

const noKey =
  'The password cannot be kept safely, because this site has no key. Please ask whoever runs it for one (Running the site, The site key).'

function withoutPassword({ host, port, encryption, user }: MailServer | StoredMailServer) {
  return { host, port, encryption, user }
}
