import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealLogEnd } from '../../src/server/database/seal-store.ts'
import { chainHash, payloadHash } from '../../src/server/engine/change-chain.ts'
import { createFirstAdmin } from '../../src/server/users/first-admin.ts'
import { findUserByEmail } from '../../src/server/users/user-store.ts'
import { verdictLines, verifySite } from '../../src/server/verify/verify-site.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { sendApplication } from '../support/test-application.ts'
import { startTestSession, type TestUser } from '../support/test-user.ts'

const command = fileURLToPath(new URL('../../src/entry/verify.ts', import.meta.url))

onEachDatabase('the check of a site', (database) => {
  let testApp: TestApp
  let admin: TestUser
  beforeAll(async () => {
    testApp = await startTestApp(database)
    const { context } = testApp
    await createFirstAdmin(context)
    const stored = await findUserByEmail(context.database.db, context.config.adminEmail)
    if (!stored) throw new Error('there is no first admin')
    admin = await startTestSession(testApp, stored.user)
    for (const name of ['Nile', 'Delta', 'Sinai']) await call('POST', '/api/partners', { name })
    const { id } = (await sendApplication(testApp)).json()
    await call('DELETE', `/api/applications/${id}`)
    await sendApplication(testApp)
  })
  afterAll(() => testApp.close())

  const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    testApp.app.inject({ method, url, headers: admin.headers, ...(payload ? { payload } : {}) })
  const problems = async () =>
    Object.values(await verifySite(testApp.context)).flatMap((part) => part.problems)
  const changeOf = async (type: string, name: string) =>
    testApp.context.database.db
      .selectFrom('changes')
      .selectAll()
      .where('type', '=', type)
      .where('after', 'like', `%${name}%`)
      .executeTakeFirstOrThrow()
  /** Does something to the database behind the site's back, looks, and undoes it. */
  const problemsAfter = async (tamper: (db: TestApp['context']['database']['db']) => Promise<unknown>) => {
    const undone = new Error('undone')
    let found: string[] = []
    await testApp.context.database
      .write(async (tx) => {
        await tamper(tx)
        const { database: own, ...context } = testApp.context
        const inside = {
          ...own,
          findDamage: async () => [],
          snapshot: <T>(work: (db: typeof tx) => Promise<T>) => work(tx),
        }
        const verdict = await verifySite({ ...context, database: inside })
        found = Object.values(verdict).flatMap((part) => part.problems)
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    return found
  }
  const run = async () => {
    const { config } = testApp.context
    const site = config.databaseUrl ? { DATABASE_URL: config.databaseUrl } : {}
    const env = { ...process.env, DATA_DIR: config.dataDir, ...site }
    return promisify(execFile)(process.execPath, [command], { env }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
    )
  }

  it('finds nothing wrong with a sound one, erased applications included', async () => {
    expect(await problems()).toEqual([])
    const lines = verdictLines(await verifySite(testApp.context))
    expect(lines).toContain('Database:   sound')
    expect(lines.at(-1)).toBe('Everything fits together.')
  })

  it('tells which change was altered, where, and whose', async () => {
    const row = await changeOf('partner', 'Delta')
    const named = `Change ${row.sequence} (${row.time}, partner ${row.id})`
    const set = (values: object) => (db: TestApp['context']['database']['db']) =>
      db.updateTable('changes').set(values).where('sequence', '=', row.sequence).execute()
    expect(await problemsAfter(set({ after: row.after?.replace('Delta', 'Gamma') }))).toEqual([
      `${named} was altered: its contents are not what was recorded.`,
      `The partner ${row.id} is not what its last change in the log (${row.sequence}) says: it was changed past the site.`,
    ])
    expect(await problemsAfter(set({ before: null, after: null }))).toContain(
      `${named} was altered: its contents were removed.`,
    )
    for (const values of [{ action: 'delete' }, { actor_id: 'somebody' }, { actor_name: 'Somebody Else' }])
      expect(await problemsAfter(set(values))).toEqual([
        `${named} was altered: its time, author, subject or order is not what was recorded.`,
      ])
  })

  it('takes changes logged before their hash covered the name of the author', async () => {
    const rewriteAsBefore = async (db: TestApp['context']['database']['db']) => {
      let last = '0'.repeat(64)
      for (const row of await db.selectFrom('changes').selectAll().orderBy('sequence').execute()) {
        const { sequence, time, actor_id, action, type, id, revision, payload_hash } = row
        const parts = [sequence, time, actor_id, action, type, id, revision, payload_hash, last]
        const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
        const values = { previous_hash: last, hash }
        await db.updateTable('changes').set(values).where('sequence', '=', sequence).execute()
        await sealLogEnd(db, { sequence, hash })
        last = hash
      }
    }
    expect(await problemsAfter(rewriteAsBefore)).toEqual([])
    const { sequence } = await changeOf('partner', 'Delta')
    const found = await problemsAfter(async (db) => {
      await rewriteAsBefore(db)
      await db.updateTable('changes').set({ actor_id: 'somebody' }).where('sequence', '=', sequence).execute()
    })
    expect(found).toEqual([expect.stringContaining(`Change ${sequence} `)])
  })

  it('takes changes whose values were hashed as texts within JSON', async () => {
    const rewriteAsBefore = async (db: TestApp['context']['database']['db']) => {
      let last = '0'.repeat(64)
      for (const row of await db.selectFrom('changes').selectAll().orderBy('sequence').execute()) {
        const text = JSON.stringify([row.before, row.after])
        const rewritten = {
          ...row,
          payload_hash: createHash('sha256').update(text).digest('hex'),
          previous_hash: last,
        }
        last = chainHash(rewritten)
        const values = { ...rewritten, hash: last }
        await db.updateTable('changes').set(values).where('sequence', '=', row.sequence).execute()
        await sealLogEnd(db, values)
      }
    }
    expect(await problemsAfter(rewriteAsBefore)).toEqual([])
    const { sequence, after } = await changeOf('partner', 'Delta')
    const found = await problemsAfter(async (db) => {
      await rewriteAsBefore(db)
      const values = { after: after?.replace('Delta', 'Gamma') }
      await db.updateTable('changes').set(values).where('sequence', '=', sequence).execute()
    })
    expect(found[0]).toMatch(new RegExp(`^Change ${sequence} .* its contents are not what was recorded`))
  })

  it('is not deceived by hashes that were made to fit', async () => {
    const row = await changeOf('partner', 'Delta')
    const after = String(row.after).replace('Delta', 'Gamma')
    const forged = { ...row, after, payload_hash: payloadHash(row.before, after) }
    const found = await problemsAfter((db) =>
      db
        .updateTable('changes')
        .set({ ...forged, hash: chainHash(forged) })
        .where('sequence', '=', row.sequence)
        .execute(),
    )
    expect(found[0]).toMatch(new RegExp(`^Change ${row.sequence + 1} .* does not follow the one before it`))
  })

  it('tells what is missing from the middle and from the end of the log', async () => {
    const { sequence } = await changeOf('partner', 'Delta')
    const cut = (from: number, to: number) => (db: TestApp['context']['database']['db']) =>
      db.deleteFrom('changes').where('sequence', '>=', from).where('sequence', '<=', to).execute()
    expect(await problemsAfter(cut(sequence, sequence))).toContain(
      `Change ${sequence} is missing from the change log.`,
    )
    const ending = await problemsAfter(cut(sequence, 1000))
    expect(ending.filter((problem) => problem.endsWith('has no entry in the change log.'))).toHaveLength(3)
  })

  it('tells counters that count wrong', async () => {
    const found = await problemsAfter((db) =>
      sql`update application_counts set count = count + 2`.execute(db),
    )
    expect(found).toEqual(['The counter of pending applications says 3, but there is 1.'])
    expect(await problemsAfter((db) => db.deleteFrom('entry_counts').execute())).toContainEqual(
      expect.stringMatching(/^The counter of partner records .* says 0, but there are \d+\.$/),
    )
  })

  it('tells tasks that could never be done, and those that were given up', async () => {
    const unreadable = await problemsAfter((db) => db.updateTable('due_work').set({ payload: '{' }).execute())
    expect(unreadable).toContainEqual(
      expect.stringMatching(/^The task \S+ \(mail\) cannot be done: what it is about cannot be read\.$/),
    )
    const undated = await problemsAfter((db) => db.updateTable('due_work').set({ due_at: 'soon' }).execute())
    expect(undated[0]).toMatch(/is never due: soon is no time\.$/)
    const { db } = testApp.context.database
    await db.updateTable('due_work').set({ state: 'failed' }).execute()
    expect(verdictLines(await verifySite(testApp.context)).join('\n')).toMatch(/tasks? failed for good/)
    await db.updateTable('due_work').set({ state: 'waiting' }).execute()
  })

  it('tells records that were changed past the log, and files that are gone', async () => {
    const { id } = await changeOf('partner', 'Nile')
    const edited = await problemsAfter((db) =>
      sql`update entries set data = replace(data, 'Nile', 'Niger') where id = ${id}`.execute(db),
    )
    expect(edited).toEqual([
      expect.stringContaining(`The partner ${id} is not what its last change`),
      `The partner ${id} is listed as its content type does not say: unique_key is nile instead of niger.`,
    ])
    const logoUrl = '/files/partners/0123456789abcdef-20x20.png'
    await call('PUT', `/api/partners/${id}`, { logoUrl })
    expect(await problems()).toEqual([`The file ${logoUrl}, named by the partner ${id}, does not exist.`])
    await testApp.context.files.put(logoUrl.slice('/files/'.length), Buffer.from('picture'))
    expect(await problems()).toEqual([])
  })

  it('tells translations that were changed past the log', async () => {
    const { id } = await changeOf('partner', 'Delta')
    const url = `/api/partners/${id}/translations/ar`
    expect((await call('PUT', url, { texts: { name: 'دلتا' } })).statusCode).toBe(200)
    expect(await problems()).toEqual([])
    const edited = await problemsAfter((db) =>
      sql`update translations set data = replace(data, 'دلتا', 'نيل')`.execute(db),
    )
    expect(edited).toEqual([
      expect.stringContaining(`The translation partner/${id}/ar is not what its last change`),
    ])
    await call('DELETE', url)
    expect(await problems()).toEqual([])
  })

  it.runIf(database === 'SQLite')('asks the database itself', async () => {
    const { db } = testApp.context.database
    await sql`pragma foreign_keys = off`.execute(db)
    await db.insertInto('recovery_codes').values({ user_id: 'nobody', code_hash: 'x' }).execute()
    await sql`pragma foreign_keys = on`.execute(db)
    expect(await problems()).toEqual([
      'The database is damaged: a row of recovery_codes names one of users that does not exist.',
      'The recovery code nobody/x was added past the site.',
    ])
    await db.deleteFrom('recovery_codes').execute()
  })

  it('is one command, with the site running, and ends with 1 where something is wrong', async () => {
    expect(await run()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Everything fits together.'),
    })
    const { db } = testApp.context.database
    const { sequence } = await changeOf('partner', 'Sinai')
    await db.updateTable('changes').set({ actor_id: 'somebody' }).where('sequence', '=', sequence).execute()
    const after = await run()
    expect(after.code).toBe(1)
    expect(after.stdout).toContain(`Change ${sequence} (`)
    expect(after.stdout).toContain('1 problem found. Nothing was changed.')
  })
})
