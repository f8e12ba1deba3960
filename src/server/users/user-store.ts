import { type Selectable, sql } from 'kysely'
import { isLanguage, type Language } from '../../shared/languages.ts'
import { defaultPermissions } from '../../shared/roles.ts'
import { noteErasure } from '../database/erasures.ts'
import { sealRows, unsealRows } from '../database/seal-store.ts'
import type { Handle, Tables } from '../database/tables.ts'

/** An account as it is answered and logged; the password's hash never leaves the store in it. */
export interface User {
  id: string
  email: string
  name: string
  displayName: string
  role: string
  permissions: readonly string[]
  isActive: boolean
  /** The language of the staff area and of mails; null until one is chosen. */
  language: Language | null
  lastLogin: string | null
  createdAt: string
  updatedAt: string
}

export interface StoredUser {
  user: User
  passwordHash: string
  /** Somebody else knows the password: it was set by an administrator. */
  mustChangePassword: boolean
  revision: number
}

export type UserRow = Selectable<Tables['users']>

export function toUser(row: Omit<UserRow, 'password_hash'>): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    displayName: row.display_name,
    role: row.role,
    permissions: row.permissions === null ? defaultPermissions(row.role) : JSON.parse(row.permissions),
    isActive: row.is_active === 1,
    language: isLanguage(row.language) ? row.language : null,
    lastLogin: row.last_login,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** An account and how well it is protected, for whoever manages users. */
export interface ListedUser extends User {
  mustChangePassword: boolean
  hasSecondFactor: boolean
}

export async function listUsers(db: Handle): Promise<ListedUser[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .selectAll('users')
    .select('second_factors.confirmed_at')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    ...toUser(row),
    mustChangePassword: row.must_change_password === 1,
    hasSecondFactor: row.confirmed_at !== null,
  }))
}

export async function findUser(db: Handle, id: string): Promise<StoredUser | undefined> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toStoredUser(row)
}

/** `email` in lower case, as all are stored. */
export async function findUserByEmail(db: Handle, email: string): Promise<StoredUser | undefined> {
  const row = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  return row && toStoredUser(row)
}

export async function hasUsers(db: Handle): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function hasOtherActiveSuperAdmin(db: Handle, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'super_admin')
    .where('is_active', '=', 1)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertUser(
  tx: Handle,
  user: User,
  passwordHash: string,
  mustChangePassword = false,
): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      ...changeableColumns(user),
      password_hash: passwordHash,
      must_change_password: mustChangePassword ? 1 : 0,
      last_login: user.lastLogin,
      revision: 1,
      created_at: user.createdAt,
    })
    .execute()
  await sealRows(tx, 'users', sql`id = ${user.id}`)
}

export async function saveUser(tx: Handle, stored: StoredUser): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      email: stored.user.email,
      ...changeableColumns(stored.user),
      password_hash: stored.passwordHash,
      must_change_password: stored.mustChangePassword ? 1 : 0,
      revision: stored.revision,
    })
    .where('id', '=', stored.user.id)
    .execute()
  await sealRows(tx, 'users', sql`id = ${stored.user.id}`)
}

export async function noteSignIn(tx: Handle, id: string, time: string): Promise<void> {
  await tx.updateTable('users').set({ last_login: time, updated_at: time }).where('id', '=', id).execute()
}

/** Sessions, second factor and links go with their user: the tables say so. */
export async function deleteUserRow(tx: Handle, id: string): Promise<void> {
  noteErasure(tx)
  const links = sql`select id from account_links where user_id = ${id}`
  await unsealRows(tx, 'account_link_tokens', sql`link_id in (${links})`)
  for (const table of ['sessions', 'second_factors', 'recovery_codes', 'account_links'] as const)
    await unsealRows(tx, table, sql`user_id = ${id}`)
  await unsealRows(tx, 'users', sql`id = ${id}`)
  await tx.deleteFrom('users').where('id', '=', id).execute()
}

function changeableColumns(user: User) {
  return {
    name: user.name,
    display_name: user.displayName,
    role: user.role,
    permissions: JSON.stringify(user.permissions),
    is_active: user.isActive ? 1 : 0,
    language: user.language,
    updated_at: user.updatedAt,
  }
}

function toStoredUser(row: UserRow): StoredUser {
  return {
    user: toUser(row),
    passwordHash: row.password_hash,
    mustChangePassword: row.must_change_password === 1,
    revision: row.revision,
  }
}
