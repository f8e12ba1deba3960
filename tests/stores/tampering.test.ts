import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { program } from '../../src/content/program/program.ts'
import { codeAt, newSecret, stepAt } from '../../src/server/auth/totp.ts'
import { writeLogEnd } from '../../src/server/database/log-end-file.ts'
import type { Handle } from '../../src/server/database/tables.ts'
import { chainHash } from '../../src/server/engine/change-chain.ts'
import { createFirstAdmin } from '../../src/server/users/first-admin.ts'
import { findUserByEmail } from '../../src/server/users/user-store.ts'
import { verifySite } from '../../src/server/verify/verify-site.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { sendApplication } from '../support/test-application.ts'
import { startTestSession, type TestUser, testPassword } from '../support/test-user.ts'

type Tamper = (db: Handle) => Promise<unknown>

/** What somebody could do with the database alone, and what the check must say of it. */
const tamperings: [what: string, tamper: Tamper, told: RegExp][] = [
  [
    'an account made super admin',
    (db) => set(db, 'users', { role: 'super_admin' }, { email: 'editor@site.example' }),
    /^The account \S+ (was changed past|is not what its last change in the log says: role)/,
  ],
  [
    'permissions added',
    (db) => set(db, 'users', { permissions: '["read","manage_users"]' }, { email: 'editor@site.example' }),
    /^The account \S+ (was changed past|.* says: permissions)/,
  ],
  [
    'a password swapped',
    (db) => set(db, 'users', { password_hash: 'another' }, { email: 'editor@site.example' }),
    /^The account \S+ was changed past the site\.$/,
  ],
  [
    'an email moved',
    (db) => set(db, 'users', { email: 'other@site.example' }, { email: 'editor@site.example' }),
    /^The account \S+ .* says: email/,
  ],
  [
    'a deactivated account switched on',
    (db) => set(db, 'users', { is_active: 1 }, { email: 'off@site.example' }),
    /^The account \S+ .* says: isActive/,
  ],
  [
    'an account made',
    (db) => copyFirst(db, 'users', { id: 'x', email: 'x@x.example' }),
    /^The account x was added past the site\.$/,
  ],
  [
    'an account deleted',
    (db) => db.deleteFrom('users').where('email', '=', 'off@site.example').execute(),
    /^The user \S+ is missing, though/,
  ],
  [
    'a second factor deleted',
    (db) => db.deleteFrom('second_factors').execute(),
    /^The account \S+ has no second factor, but the change log says otherwise\.$/,
  ],
  [
    'a second factor deleted with its seal',
    async (db) => {
      await db.deleteFrom('second_factors').execute()
      await db.deleteFrom('seals').where('kind', '=', 'second_factors').execute()
    },
    /^The account \S+ has no second factor/,
  ],
  [
    'the secret of a second factor swapped',
    (db) => set(db, 'second_factors', { secret: newSecret() }),
    /^The second factor of the account \S+ was changed past the site\.$/,
  ],
  [
    'a recovery code added',
    (db) => copyFirst(db, 'recovery_codes', { code_hash: 'mine' }),
    /^The recovery code \S+\/mine was added past the site\.$/,
  ],
  [
    'the rule of approval taken away',
    (db) => db.deleteFrom('settings').where('name', '=', 'approval_roles').execute(),
    /^The list of roles that ask for approval is not what/,
  ],
  [
    'the rule of second factors changed',
    (db) => set(db, 'settings', { value: '[]' }, { name: 'second_factor_roles' }),
    /^The list of roles that need a second factor is not what/,
  ],
  [
    'a draft rewritten',
    (db) => sql`update drafts set data = replace(data, 'Prepared', 'Smuggled')`.execute(db),
    /^The draft partner\/\S+ was changed past the site\.$/,
  ],
  [
    'an address moved to another record',
    (db) => sql`update addresses set id = 'another' where path like '%moved%'`.execute(db),
    /^The address \S*moved\S* was changed past the site\.$/,
  ],
  [
    'a preview that was taken back',
    (db) => set(db, 'previews', { revoked_at: null }),
    /^The preview \S+ was changed past the site\.$/,
  ],
  [
    'a session moved to the owner',
    async (db) => set(db, 'sessions', { user_id: (await ownerOf(db)).id }),
    /^The session \S+ was changed past the site\.$/,
  ],
  [
    'a session made',
    (db) => copyFirst(db, 'sessions', { token_hash: 'mine' }),
    /^The session mine was added past the site\.$/,
  ],
  [
    'the role of an invitation raised',
    (db) => set(db, 'account_links', { role: 'super_admin' }),
    /^The link by mail \S+ was changed past the site\.$/,
  ],
  [
    'an application rewritten',
    (db) => set(db, 'applications', { status: 'rejected' }),
    /^The application \S+ was changed past the site\.$/,
  ],
  [
    'an application deleted',
    (db) => db.deleteFrom('applications').execute(),
    /^The application \S+ is missing, though the change log/,
  ],
  [
    'an application deleted with its seal',
    async (db) => {
      await db.deleteFrom('applications').execute()
      await db.deleteFrom('seals').where('kind', '=', 'applications').execute()
    },
    /^The application \S+ is missing, though/,
  ],
  [
    'the history of accounts emptied',
    (db) => set(db, 'changes', { before: null, after: null }, { type: 'user' }),
    /^Change \d+ \(\S+, user \S+\) was altered: its contents were removed\.$/,
  ],
  [
    'the last change given another author',
    rewriteLast,
    /^The change log ends with change \d+, which is not the last one that the site wrote/,
  ],
  [
    'the last change removed with what it made',
    removeLast,
    /^The change log ends with change \d+, which is not the last one/,
  ],
  [
    'a record hidden',
    (db) => set(db, 'entries', { is_visible: 0 }),
    /^The partner \S+ is listed as its content type does not say/,
  ],
  [
    'the values of a record',
    (db) => sql`update entries set data = replace(data, 'Sinai', 'Saini')`.execute(db),
    /^The partner \S+ is not what its last change/,
  ],
  ['all seals removed', (db) => db.deleteFrom('seals').execute(), /^The seals of the database were removed/],
]

onEachDatabase('a site whose database somebody tampered with', (database) => {
  let testApp: TestApp
  let owner: TestUser
  beforeAll(async () => {
    testApp = await startTestApp(database, { SMTP_URL: 'smtp://127.0.0.1:9' })
    const { context } = testApp
    await createFirstAdmin({ ...context, config: { ...context.config, adminPassword: testPassword } })
    const stored = await findUserByEmail(context.database.db, context.config.adminEmail)
    if (!stored) throw new Error('there is no first admin')
    owner = await startTestSession(testApp, stored.user)
    const account = { password: 'eleven grey goats', role: 'editor' }
    const editor = await call('POST', '/api/users', {
      ...account,
      email: 'editor@site.example',
      name: 'An Editor',
    })
    const off = await call('POST', '/api/users', {
      ...account,
      email: 'off@site.example',
      name: 'Away',
      isActive: false,
    })
    expect(off.isActive).toBe(false)
    await startTestSession(testApp, editor)
    await call('POST', '/api/invitations', { email: 'new@site.example', name: 'New', role: 'viewer' })
    const { secret } = await call('POST', '/api/auth/second-factor/setup', { password: testPassword })
    await call('POST', '/api/auth/second-factor', { code: codeAt(secret, stepAt(new Date())) })
    await call('PUT', '/api/second-factor-roles', { roles: ['admin'] })
    await call('PUT', '/api/approval-roles', { roles: ['editor'] })
    const { id } = await call('POST', '/api/partners', { name: 'Sinai' })
    await call('POST', '/api/programs', { ...program.example, address: 'moved' })
    await call('PUT', `/api/partners/${id}/draft`, { values: { name: 'Prepared' } })
    const preview = await call('POST', '/api/previews', { kind: 'draft', type: 'partner', id })
    await call('DELETE', `/api/previews/${preview.id}`)
    expect((await sendApplication(testApp)).statusCode).toBe(201)
  })
  afterAll(() => testApp.close())

  const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await testApp.app.inject({
      method,
      url,
      headers: owner.headers,
      ...(payload ? { payload } : {}),
    })
    expect(`${url} ${answer.statusCode} ${answer.body}`).toMatch(/^\S+ 2\d\d /)
    return answer.body === '' ? undefined : answer.json()
  }

  const problemsAfter = async (tamper: Tamper) => {
    const undone = new Error('undone')
    let found: string[] = []
    await testApp.context.database
      .write(async (tx) => {
        await tamper(tx)
        const inside = {
          ...testApp.context.database,
          findDamage: async () => [],
          snapshot: <T>(work: (db: Handle) => Promise<T>) => work(tx),
        }
        const verdict = await verifySite({ ...testApp.context, database: inside })
        found = Object.values(verdict).flatMap((part) => part.problems)
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    return found
  }

  it('is sound before', async () => {
    expect(await problemsAfter(async () => undefined)).toEqual([])
  })

  it.each(tamperings)('is told of: %s', async (_what, tamper, told) => {
    expect(await problemsAfter(tamper)).toContainEqual(expect.stringMatching(told))
  })

  it('is told of an older database in its place', async () => {
    const last = await testApp.context.database.db
      .selectFrom('changes')
      .select(['sequence', 'hash'])
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    writeLogEnd(testApp.context.config.dataDir, { ...last, sequence: last.sequence + 1 })
    expect(await problemsAfter(async () => undefined)).toEqual([
      expect.stringMatching(/noted in the data folder, is missing from the change log or was replaced/),
    ])
    writeLogEnd(testApp.context.config.dataDir, last)
    expect(await problemsAfter(async () => undefined)).toEqual([])
  })
})

async function set(
  db: Handle,
  table: string,
  values: Record<string, unknown>,
  where: Record<string, string> = {},
): Promise<unknown> {
  const assigned = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const conditions = Object.entries(where).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  return sql`update ${sql.table(table)} set ${sql.join(assigned)} where ${sql.join([sql`1 = 1`, ...conditions], sql` and `)}`.execute(
    db,
  )
}

/** A copy of a row, as somebody who knows the table would make it. */
async function copyFirst(db: Handle, table: string, changes: Record<string, string>): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} limit 1`.execute(db)
  const row = { ...rows[0], ...changes }
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  return sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`.execute(db)
}

async function ownerOf(db: Handle): Promise<{ id: string }> {
  return db.selectFrom('users').select('id').where('role', '=', 'super_admin').executeTakeFirstOrThrow()
}

async function rewriteLast(db: Handle): Promise<void> {
  const row = await db
    .selectFrom('changes')
    .selectAll()
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const forged = { ...row, actor_id: randomUUID(), actor_name: 'Somebody Else' }
  await db
    .updateTable('changes')
    .set({ ...forged, hash: chainHash(forged) })
    .where('sequence', '=', row.sequence)
    .execute()
}

async function removeLast(db: Handle): Promise<void> {
  const row = await db
    .selectFrom('changes')
    .selectAll()
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('changes').where('sequence', '=', row.sequence).execute()
  await db.deleteFrom('applications').where('id', '=', row.id).execute()
  await db.deleteFrom('seals').where('kind', '=', 'applications').execute()
}
