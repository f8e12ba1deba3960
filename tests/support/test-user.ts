import { randomUUID } from 'node:crypto'
import { hashPassword } from '../../src/server/auth/passwords.ts'
import { sessionCookieName } from '../../src/server/auth/session-cookie.ts'
import { startSession } from '../../src/server/auth/session-store.ts'
import { insertUser, type User } from '../../src/server/users/user-store.ts'
import { roleLabels } from '../../src/shared/role-labels.ts'
import { defaultPermissions, type Role } from '../../src/shared/roles.ts'
import type { TestApp } from './test-app.ts'
import { testHashingCost } from './test-hashing-cost.ts'

export const testPassword = 'seven green boats'

export interface TestUser {
  user: User
  /** Sent with a request, they make it this user's. */
  headers: { cookie: string }
}

/** All test users share it. */
let passwordHash: Promise<string> | undefined

/** Stores a user of the role, past the HTTP interface and without a line in the change log. */
export async function createTestUser(
  { context }: TestApp,
  role: Role,
  changes: Partial<User> = {},
): Promise<User> {
  passwordHash ??= hashPassword(testPassword, testHashingCost)
  const id = randomUUID()
  const time = context.now().toISOString()
  const user: User = {
    id,
    email: `${role}-${id.slice(0, 8)}@example.org`,
    name: `${roleLabels[role]} Person`,
    displayName: roleLabels[role],
    role,
    permissions: defaultPermissions(role),
    isActive: true,
    language: null,
    lastLogin: null,
    createdAt: time,
    updatedAt: time,
    ...changes,
  }
  await insertUser(context.database.db, user, await passwordHash)
  return user
}

/** One more session of a stored user. */
export async function startTestSession({ context }: TestApp, user: User): Promise<TestUser> {
  const session = { userId: user.id, userAgent: 'Test browser', now: context.now() }
  const { token } = await startSession(context.database.db, session)
  return { user, headers: { cookie: `${sessionCookieName(context.config)}=${token}` } }
}

/** A new user of the role, signed in. */
export async function signInAs(testApp: TestApp, role: Role, changes: Partial<User> = {}): Promise<TestUser> {
  return startTestSession(testApp, await createTestUser(testApp, role, changes))
}
