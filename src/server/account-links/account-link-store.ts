import { hash, randomBytes } from 'node:crypto'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { LinkPurpose } from '../../shared/account-link-paths.ts'
import { isLanguage, type Language } from '../../shared/languages.ts'
import { noteErasure } from '../database/erasures.ts'
import { sealRows, unsealRows } from '../database/seal-store.ts'
import type { Handle, Tables } from '../database/tables.ts'

export interface AccountLink {
  id: string
  purpose: LinkPurpose
  /** Whose account it is about; null for an invitation, which makes one. */
  userId: string | null
  /** The mailbox it is sent to. */
  email: string
  /** Of an invitation; empty for the others, as is the role. */
  name: string
  role: string
  language: Language | null
  /** Id of whoever invites. */
  invitedBy: string | null
  createdAt: string
  expiresAt: string
}

const tokenForm = /^[\w-]{43}$/

/** Stores a link, or in place of an earlier one of the same id; tokens already made for it go on working. */
export async function saveLink(tx: Handle, link: AccountLink): Promise<void> {
  const { id, ...columns } = {
    id: link.id,
    purpose: link.purpose,
    user_id: link.userId,
    email: link.email,
    name: link.name,
    role: link.role,
    language: link.language,
    invited_by: link.invitedBy,
    created_at: link.createdAt,
    expires_at: link.expiresAt,
  }
  await tx
    .insertInto('account_links')
    .values({ id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
  await sealRows(tx, 'account_links', sql`id = ${id}`)
}

/** The database never holds the token itself: who reads a copy of it, or a backup, can open no account. */
export async function addToken(tx: Handle, linkId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const token_hash = hash('sha256', token)
  await tx.insertInto('account_link_tokens').values({ token_hash, link_id: linkId }).execute()
  await sealRows(tx, 'account_link_tokens', sql`token_hash = ${token_hash}`)
  return token
}

/** What was sent before stops working. */
export async function deleteTokensOf(tx: Handle, linkId: string): Promise<void> {
  await unsealRows(tx, 'account_link_tokens', sql`link_id = ${linkId}`)
  await tx.deleteFrom('account_link_tokens').where('link_id', '=', linkId).execute()
}

export async function findLinkByToken(
  db: Handle,
  token: string,
  purpose: LinkPurpose | undefined,
  now: Date,
): Promise<AccountLink | undefined> {
  if (!tokenForm.test(token)) return undefined
  const row = await db
    .selectFrom('account_links')
    .innerJoin('account_link_tokens', 'account_link_tokens.link_id', 'account_links.id')
    .selectAll('account_links')
    .where('token_hash', '=', hash('sha256', token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  const link = row && toLink(row)
  return purpose === undefined || link?.purpose === purpose ? link : undefined
}

export async function findLink(
  db: Handle,
  id: string,
  purpose: LinkPurpose,
): Promise<AccountLink | undefined> {
  const row = await db
    .selectFrom('account_links')
    .selectAll()
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row && toLink(row)
}

export interface Invitation extends AccountLink {
  /** The display name of whoever invites; null once that account is gone. */
  inviter: string | null
}

/** Newest first, those that have expired included. */
export async function listInvitations(db: Handle): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('account_links')
    .leftJoin('users', 'users.id', 'account_links.invited_by')
    .selectAll('account_links')
    .select('users.display_name as inviter')
    .where('purpose', '=', 'invitation')
    .orderBy('account_links.created_at', 'desc')
    .orderBy('account_links.id')
    .execute()
  return rows.map((row) => ({ ...toLink(row), inviter: row.inviter }))
}

/** `email` in lower case, as all are stored. */
export async function findInvitationTo(db: Handle, email: string): Promise<AccountLink | undefined> {
  const row = await db
    .selectFrom('account_links')
    .selectAll()
    .where('purpose', '=', 'invitation')
    .where('email', '=', email)
    .executeTakeFirst()
  return row && toLink(row)
}

export async function countOtherLinks(
  db: Handle,
  { id, purpose, userId }: Pick<AccountLink, 'id' | 'purpose' | 'userId'>,
  now: Date,
): Promise<number> {
  const rows = await db
    .selectFrom('account_links')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('id', '!=', id)
    .where('expires_at', '>', now.toISOString())
    .execute()
  return rows.length
}

/** Answers whether it was there: of two who use it at once, the one who deletes it wins. */
export async function deleteLink(tx: Handle, id: string): Promise<boolean> {
  noteErasure(tx)
  return deleteLinks(tx, sql`id = ${id}`)
}

export async function deleteLinksOf(tx: Handle, userId: string, purpose?: LinkPurpose): Promise<void> {
  const ofPurpose = purpose ? sql`and purpose = ${purpose}` : sql``
  await deleteLinks(tx, sql`user_id = ${userId} ${ofPurpose}`)
}

/** Invitations that have expired stay in sight of whoever may send them again. */
export async function forgetExpiredLinks(tx: Handle, now: Date): Promise<void> {
  await deleteLinks(tx, sql`purpose <> 'invitation' and expires_at <= ${now.toISOString()}`)
}

/** Their tokens go with them: the table says so. */
async function deleteLinks(tx: Handle, which: RawBuilder<boolean>): Promise<boolean> {
  await unsealRows(tx, 'account_link_tokens', sql`link_id in (select id from account_links where ${which})`)
  await unsealRows(tx, 'account_links', which)
  const { numDeletedRows } = await tx.deleteFrom('account_links').where(which).executeTakeFirst()
  return numDeletedRows > 0n
}

function toLink(row: Selectable<Tables['account_links']>): AccountLink {
  return {
    id: row.id,
    purpose: row.purpose as LinkPurpose,
    userId: row.user_id,
    email: row.email,
    name: row.name,
    role: row.role,
    language: isLanguage(row.language) ? row.language : null,
    invitedBy: row.invited_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}
