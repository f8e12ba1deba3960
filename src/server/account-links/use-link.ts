import { z } from 'zod'
import { text } from '../../schema/fields.ts'
import type { LinkPurpose } from '../../shared/account-link-paths.ts'
import { AppError } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import type { Handle } from '../database/tables.ts'
import { hasMailServer } from '../mail-server/used-mail-server.ts'
import { newPassword, objectOnly } from '../users/user-input.ts'
import { findUser } from '../users/user-store.ts'
import { type AccountLink, deleteLink, findLinkByToken } from './account-link-store.ts'

const token = text('Link', { max: 100 }).required().memberRule

export const linkBody = z.object({ token }, objectOnly)
export const newPasswordBody = z.object({ token, password: newPassword('Password') }, objectOnly)

export async function requireMail(context: Pick<AppContext, 'config' | 'database'>): Promise<void> {
  if (!(await hasMailServer(context))) throw noMailServer()
}

export function noMailServer(): AppError {
  return new AppError('not_allowed', 'No mail server is set up, so no link can be sent.')
}

/** What a link is for, before anything is done with it. */
export async function readLink(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  given: string,
): Promise<{ purpose: LinkPurpose; email: string; name: string }> {
  const link = await checkLink(database.db, given, undefined, now())
  const account = link.userId === null ? undefined : await findUser(database.db, link.userId)
  const { purpose } = link
  // A new password is for the address somebody signs in with; the other two are about the mailbox itself.
  const email = purpose === 'password' ? (account?.user.email ?? '') : link.email
  return { purpose, email, name: account?.user.name ?? link.name }
}

export async function checkLink(
  db: Handle,
  given: string,
  purpose: LinkPurpose | undefined,
  now: Date,
): Promise<AccountLink> {
  const link = await findLinkByToken(db, given, purpose, now)
  if (!link) throw linkIsOver()
  return link
}

/** Uses a link up, in the transaction of what it is used for: both happen, or neither. */
export async function takeLink(
  tx: Handle,
  given: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<AccountLink> {
  const link = await checkLink(tx, given, purpose, now)
  if (!(await deleteLink(tx, link.id))) throw linkIsOver()
  return link
}

/** The same words whatever is wrong with it: used, expired, taken back or made up. */
export function linkIsOver(): AppError {
  return new AppError(
    'not_found',
    'This link has been used, or is no longer valid. Please ask for a new one.',
  )
}
