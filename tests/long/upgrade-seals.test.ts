import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findSecondFactor } from '../../src/server/auth/second-factor-store.ts'
import { newSecret } from '../../src/server/auth/totp.ts'
import { connectDatabase } from '../../src/server/database/connect.ts'
import { createKysely, postgresDialect, sqliteDialect } from '../../src/server/database/dialect.ts'
import { migrate, migrations } from '../../src/server/database/migrate.ts'
import { systemActor } from '../../src/server/engine/actor.ts'
import { ChangeLog } from '../../src/server/engine/change-log.ts'
import { verifyAccounts } from '../../src/server/verify/verify-accounts.ts'
import { verifyChangeLog } from '../../src/server/verify/verify-change-log.ts'
import { verifySeals } from '../../src/server/verify/verify-seals.ts'
import { createDatabase, onEachDatabase } from '../support/test-app.ts'

const time = '2026-11-15T09:00:00.000Z'
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0035'))

onEachDatabase('a site of the version before seals', (database) => {
  let dataDir: string
  let databaseUrl: string | undefined
  const secret = newSecret()
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'upgrade-seals-'))
    databaseUrl = database === 'PostgreSQL' ? await createDatabase() : undefined
    await storeAsBefore()
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  const location = () => ({
    ...{ dataDir, databaseUrl, siteKey: undefined, objectStorage: undefined },
    sqliteFile: path.join(dataDir, 'site.db'),
  })

  /** An account with a second factor, a session, rules, a draft, an address and a preview; and somebody who was erased. */
  async function storeAsBefore(): Promise<void> {
    const dialect = databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(location().sqliteFile)
    const db = createKysely(dialect)
    await migrate(db, dialect, before)
    await dialect.write(db, async (tx) => {
      const user = {
        id: 'mona',
        email: 'mona@site.example',
        name: 'Mona',
        display_name: 'Mona',
        role: 'admin',
      }
      const times = { created_at: time, updated_at: time }
      const rest = {
        permissions: null,
        is_active: 1,
        password_hash: 'hash',
        must_change_password: 0,
        last_login: null,
      }
      await tx
        .insertInto('users')
        .values({ ...user, ...rest, ...times, revision: 1 })
        .execute()
      const factor = { user_id: 'mona', secret, new_secret: null, confirmed_at: time, last_step: 7 }
      await tx.insertInto('second_factors').values(factor).execute()
      await tx.insertInto('recovery_codes').values({ user_id: 'mona', code_hash: 'code' }).execute()
      const session = { token_hash: 'token', user_id: 'mona', user_agent: 'browser', created_at: time }
      await tx
        .insertInto('sessions')
        .values({ ...session, last_seen_at: time, expires_at: time })
        .execute()
      await tx
        .insertInto('addresses')
        .values({ path: '/x', type: 'program', id: 'x', to_path: null, is_current: 1 })
        .execute()
      await sql`insert into drafts (type, id, language, state, data, base_revision, revision, logged_revision, logged_at,
        created_at, created_by, updated_at, updated_by) values ('event', 'fair', 'en', 'open', '{}', 1, 1, 1, ${time},
        ${time}, 'Mona', ${time}, 'Mona')`.execute(tx)
      for (const [type, id] of [
        ['user', 'gone'],
        ['invitation', 'gone too'],
      ] as const) {
        const change = { time, actor: systemActor, action: 'create' as const, id, revision: 1 }
        await new ChangeLog(type).append(tx, {
          ...change,
          before: null,
          after: { email: 'gone@site.example' },
        })
        await tx.updateTable('changes').set({ after: null }).where('id', '=', id).execute()
      }
    })
    await db.destroy()
  }

  it('keeps every row, reads its second factors, and is sound', async () => {
    const site = await connectDatabase(location())
    const rows = await site.db.selectFrom('second_factors').selectAll().execute()
    expect(rows).toMatchObject([{ user_id: 'mona', confirmed_at: time, last_step: 7 }])
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(await findSecondFactor(site.db, 'mona')).toMatchObject({ secret, confirmedAt: time })
    for (const table of ['users', 'sessions', 'recovery_codes', 'addresses', 'drafts'] as const)
      expect(await site.db.selectFrom(table).selectAll().execute()).toHaveLength(1)
    const problems = [
      await verifyChangeLog(site.db),
      await verifySeals(site.db, dataDir),
      await verifyAccounts(site.db),
    ]
    expect(problems.flatMap((verdict) => verdict.problems)).toEqual([])
    await site.close()
    const again = await connectDatabase(location())
    expect(await findSecondFactor(again.db, 'mona')).toMatchObject({ secret })
    expect((await again.db.selectFrom('changes').selectAll().execute()).length).toBe(4)
    await again.close()
    const file = path.join(dataDir, 'site.key')
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  })

  it('refuses another key in a sentence, and takes it where staff accept that', async () => {
    await (await connectDatabase(location())).close()
    const file = path.join(dataDir, 'site.key')
    const key = readFileSync(file, 'utf8')
    rmSync(file)
    await expect(connectDatabase(location())).rejects.toThrow(
      /was written with another site key .* verify -- --accept/,
    )
    const other = { ...location(), siteKey: 'another key that is long enough to be one' }
    const accepted = await connectDatabase(other, { acceptsAll: true })
    expect((await findSecondFactor(accepted.db, 'mona'))?.secret).toBeUndefined()
    expect((await verifySeals(accepted.db, dataDir)).problems).toEqual([])
    await accepted.close()
    const found = await connectDatabase({ ...location(), siteKey: key.trim() }, { acceptsAll: true })
    expect(await findSecondFactor(found.db, 'mona')).toMatchObject({ secret })
    await found.close()
  })
})
