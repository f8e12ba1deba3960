import { hash, randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { needsApproval } from '../../shared/approval-roles.ts'
import { sealRows, unsealRows } from '../database/seal-store.ts'
import type { Handle } from '../database/tables.ts'
import { toUser, type User } from '../users/user-store.ts'
import { approvalRolesSetting } from './approval-roles-store.ts'
import { type FirstStep, firstStepOf } from './first-step.ts'
import { parseRoles, secondFactorRoles } from './second-factor-roles-store.ts'

export const sessionSeconds = 24 * 60 * 60
/** Activity is noted at most this often, so that reading does not become writing. */
const secondsBetweenExtensions = 5 * 60

/** A live session and the account behind it, as both are at this moment. */
export interface Session {
  tokenHash: string
  lastSeenAt: string
  expiresAt: string
  user: User
  /** Whether this person sends changes for approval instead of publishing them. */
  needsApproval: boolean
  /** What this person has to do before anything else. */
  firstStep: FirstStep | undefined
}

export interface SessionFacts {
  userAgent: string
  createdAt: string
  lastSeenAt: string
  expiresAt: string
  isCurrent: boolean
}

/** The database never holds the token itself: who reads a copy of it cannot sign in. */
export async function startSession(
  tx: Handle,
  start: { userId: string; userAgent: string; now: Date },
): Promise<{ token: string; expiresAt: string }> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashToken(token)
  const expiresAt = expiryFrom(start.now)
  await tx
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      user_id: start.userId,
      user_agent: start.userAgent.slice(0, 300),
      created_at: start.now.toISOString(),
      last_seen_at: start.now.toISOString(),
      expires_at: expiresAt,
    })
    .execute()
  await sealRows(tx, 'sessions', sql`token_hash = ${tokenHash}`)
  return { token, expiresAt }
}

/** Reads session and user together, so a deactivated or deleted user has no session from that moment on. */
export async function findSession(db: Handle, token: string, now: Date): Promise<Session | undefined> {
  const row = await liveSessions(db, { now: now.toISOString(), latestEnd: latestEnd(now) })
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row && toSession(row)
}

/** Which of these sessions are live, with their accounts as they are at this moment. */
export async function findSessions(
  db: Handle,
  tokenHashes: readonly string[],
  now: Date,
): Promise<Map<string, Session>> {
  if (tokenHashes.length === 0) return new Map()
  const given = { now: now.toISOString(), latestEnd: latestEnd(now) }
  const rows = await liveSessions(db, given).where('token_hash', 'in', tokenHashes).execute()
  return new Map(rows.map((row) => [row.token_hash, toSession(row)]))
}

type LiveRow = Awaited<ReturnType<ReturnType<typeof liveSessions>['execute']>>[number]

function toSession(row: LiveRow): Session {
  const account = {
    role: row.role,
    mustChangePassword: row.must_change_password === 1,
    hasSecondFactor: row.confirmed_at !== null,
  }
  const user = toUser(row)
  return {
    tokenHash: row.token_hash,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    user,
    needsApproval: needsApproval(user, parseRoles(row.asking_roles)),
    firstStep: firstStepOf(account, parseRoles(row.required_roles)),
  }
}

function liveSessions(db: Handle, given: { now: string; latestEnd: string }) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .selectAll('users')
    .select(['token_hash', 'last_seen_at', 'expires_at', 'second_factors.confirmed_at'])
    .select((eb) =>
      eb.selectFrom('settings').select('value').where('name', '=', secondFactorRoles).as('required_roles'),
    )
    .select((eb) =>
      eb.selectFrom('settings').select('value').where('name', '=', approvalRolesSetting).as('asking_roles'),
    )
    .where('expires_at', '>', given.now)
    .where('expires_at', '<=', given.latestEnd)
    .where('is_active', '=', 1)
}

/** Moves the end of a session that was not extended lately; answers the new end, or undefined where nothing moved. */
export async function extendSession(db: Handle, session: Session, now: Date): Promise<string | undefined> {
  const secondsSinceSeen = (now.getTime() - Date.parse(session.lastSeenAt)) / 1000
  // Seen in the future: the clock was wrong then, and the end is moved to where it belongs.
  if (secondsSinceSeen >= 0 && secondsSinceSeen < secondsBetweenExtensions) return undefined
  const expiresAt = expiryFrom(now)
  const result = await db
    .updateTable('sessions')
    .set({ last_seen_at: now.toISOString(), expires_at: expiresAt })
    .where('token_hash', '=', session.tokenHash)
    // Of requests side by side, the first one extends.
    .where('last_seen_at', '=', session.lastSeenAt)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n ? expiresAt : undefined
}

export async function listSessions(db: Handle, current: Session, now: Date): Promise<SessionFacts[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', current.user.id)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash')
    .execute()
  return rows.map((row) => ({
    userAgent: row.user_agent,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    isCurrent: row.token_hash === current.tokenHash,
  }))
}

export async function endSession(db: Handle, token: string): Promise<void> {
  await deleteSessions(db, sql`token_hash = ${hashToken(token)}`)
}

export async function endSessionsOf(db: Handle, userId: string): Promise<void> {
  await deleteSessions(db, sql`user_id = ${userId}`)
}

export async function endOtherSessions(db: Handle, { user, tokenHash }: Session): Promise<void> {
  await deleteSessions(db, sql`user_id = ${user.id} and token_hash <> ${tokenHash}`)
}

export async function forgetExpiredSessions(db: Handle, now: Date): Promise<void> {
  await deleteSessions(db, sql`expires_at <= ${now.toISOString()}`)
}

async function deleteSessions(db: Handle, which: RawBuilder<boolean>): Promise<void> {
  await unsealRows(db, 'sessions', which)
  await db.deleteFrom('sessions').where(which).execute()
}

/** A clock that is set right by less than a day signs nobody out; what it dated years ahead does not live that long. */
function latestEnd(now: Date): string {
  return new Date(now.getTime() + 2 * sessionSeconds * 1000).toISOString()
}

function expiryFrom(now: Date): string {
  return new Date(now.getTime() + sessionSeconds * 1000).toISOString()
}

function hashToken(token: string): string {
  return hash('sha256', token)
}
