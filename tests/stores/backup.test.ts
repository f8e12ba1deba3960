import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { extract, pack } from 'tar-stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { confirmSecret, findSecondFactor, offerSecret } from '../../src/server/auth/second-factor-store.ts'
import { archiveTableNames } from '../../src/server/backup/archive-tables.ts'
import { restoreArchive } from '../../src/server/backup/restore-archive.ts'
import { writeArchive } from '../../src/server/backup/write-archive.ts'
import { queueMail } from '../../src/server/mail/queue-mail.ts'
import { verifySite } from '../../src/server/verify/verify-site.ts'
import { queuedMails } from '../support/queued-mails.ts'
import { type DatabaseName, onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

const mail = { to: 'laila@nile.example', subject: 'Hello', text: 'Good day' }

onEachDatabase('a backup', (database) => {
  const open: TestApp[] = []
  let folder: string
  let archive: string
  let site: TestApp
  let headers: { cookie: string }

  const start = async (kind: DatabaseName = database) => {
    const app = await startTestApp(kind)
    open.push(app)
    return app
  }

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'backup-test-'))
    archive = path.join(folder, 'backup.tar.gz')
    site = await start()
    headers = (await signInAs(site, 'admin')).headers
    for (const name of ['Nile', 'دلتا', 'Quote " and \\ and \n line']) await post('/api/partners', { name })
    const words = { texts: { name: 'النيل' }, state: 'published' }
    await site.app.inject({
      method: 'PUT',
      url: '/api/partners/nile/translations/ar',
      headers,
      payload: words,
    })
    expect(await site.context.database.db.selectFrom('translations').select('id').execute()).toHaveLength(1)
    expect((await post('/api/partners/drafts', { values: { name: 'Not yet' } })).statusCode).toBe(201)
    expect((await post('/api/partners/not-yet/draft/approval', { revision: 1 })).statusCode).toBe(204)
    await site.context.database.write((tx) => queueMail(tx, mail, new Date()))
    await site.context.files.put('partners/0123456789abcdef-2x2.png', Buffer.from('picture bytes'))
  })
  afterEach(async () => {
    for (const app of open.splice(0)) await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const post = (url: string, payload: object) => site.app.inject({ method: 'POST', url, headers, payload })

  it('holds database and files, and an empty site becomes the same from it', async () => {
    await writeArchive(site.context, archive)
    const other = await start()
    await restoreArchive(other.context, archive, { overwrite: false })
    expect(await fingerprint(other)).toEqual(await fingerprint(site))
    const file = await other.context.files.open('partners/0123456789abcdef-2x2.png')
    expect(file?.bytes).toBe('picture bytes'.length)
    file?.body.destroy()
  })

  it('made before there was one queue brings the mails that waited', async () => {
    await writeArchive(site.context, archive)
    const time = '2026-11-15T09:00:00.000Z'
    const row = {
      ...{ id: '7', recipient: mail.to, subject: mail.subject, body: mail.text, about: '', attempts: 2 },
      ...{ next_attempt_at: time, last_error: 'ECONNREFUSED', sent_at: null, created_at: time },
    }
    await replaceTable(archive, ['due_work', 'outbox'], `${JSON.stringify(row)}\n`)
    const other = await start()
    await restoreArchive(other.context, archive, { overwrite: false })
    expect(await queuedMails(other.context.database.db)).toMatchObject([
      { id: '7', recipient: mail.to, body: mail.text, language: 'en', attempts: 2, due_at: time },
    ])
  })

  it('made before drafts noted who had seen them counts what was prepared as seen', async () => {
    await writeArchive(site.context, archive)
    const drafts = await site.context.database.db.selectFrom('drafts').selectAll().execute()
    const older = drafts.map(({ cleared_revision: _revision, cleared_by_id: _by, ...row }) => row)
    const lines = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    await replaceTable(archive, ['drafts', 'drafts'], lines(older))
    const migration = { name: '0001-create-tables', applied_at: '2026-11-15T09:00:00.000Z' }
    await replaceTable(archive, ['migrations', 'migrations'], lines([migration]))
    const other = await start()
    await restoreArchive(other.context, archive, { overwrite: false })
    expect(await other.context.database.db.selectFrom('drafts').selectAll().execute()).toMatchObject(
      drafts.map(({ id, revision }) => ({ id, cleared_revision: revision })),
    )
  })

  // Where there is a PostgreSQL, there is an SQLite too.
  it.runIf(database === 'PostgreSQL')('moves a site from one database to the other and back', async () => {
    await writeArchive(site.context, archive)
    const other = await start('SQLite')
    await restoreArchive(other.context, archive, { overwrite: false })
    expect(await fingerprint(other)).toEqual(await fingerprint(site))
    await writeArchive(other.context, archive)
    const back = await start('PostgreSQL')
    await restoreArchive(back.context, archive, { overwrite: false })
    expect(await fingerprint(back)).toEqual(await fingerprint(site))
  })

  it('is of one moment while others write', async () => {
    let isOver = false
    const writer = (async () => {
      for (let index = 0; !isOver; index += 1) await post('/api/partners', { name: `Writer ${index}` })
    })()
    await writeArchive(site.context, archive)
    isOver = true
    await writer
    const other = await start()
    await restoreArchive(other.context, archive, { overwrite: false })
    const entries = await other.context.database.db.selectFrom('entries').select('id').execute()
    const changes = await other.context.database.db
      .selectFrom('changes')
      .select('id')
      .where('action', '=', 'create')
      .where('type', '=', 'partner')
      .execute()
    expect(entries.length).toBe(changes.length)
  })

  it('does not overwrite a site that holds content unless it is told to, and then replaces all of it', async () => {
    await writeArchive(site.context, archive)
    const before = await fingerprint(site)
    const version = site.context.version.current() ?? 0
    await post('/api/partners', { name: 'Later' })
    await expect(restoreArchive(site.context, archive, { overwrite: false })).rejects.toThrow(
      'already holds content',
    )
    expect(await fingerprint(site)).not.toEqual(before)
    await restoreArchive(site.context, archive, { overwrite: true })
    expect(await fingerprint(site)).toEqual(before)
    expect(site.context.version.current()).toBeGreaterThan(version)
    expect((await site.app.inject({ url: '/api/auth/session', headers })).statusCode).toBe(401)
  })

  it('that fails in the middle of the rows changes nothing, files included, and says so', async () => {
    const other = await start()
    const before = await fingerprint(other)
    await writeArchive(site.context, archive)
    await replaceTable(archive, ['approvals', 'approvals'], `${JSON.stringify({ surprise: 1 })}\n`)
    await expect(restoreArchive(other.context, archive, { overwrite: true })).rejects.toThrow(
      /^The archive could not be restored \(.*surprise.*\)\. Nothing was changed\.$/s,
    )
    expect(await fingerprint(other)).toEqual(before)
    expect(await other.context.files.has('partners/0123456789abcdef-2x2.png')).toBe(false)
  })

  it('that fails in the middle of the files changes nothing, files included, and says so', async () => {
    const other = await start()
    const before = await fingerprint(other)
    await writeArchive(site.context, archive)
    const { files } = other.context
    const full = Object.create(files, {
      put: {
        value: async (name: string, bytes: Buffer) => {
          await files.put(name, bytes)
          throw new Error('no space left on device')
        },
      },
    })
    await expect(
      restoreArchive({ ...other.context, files: full }, archive, { overwrite: true }),
    ).rejects.toThrow('The archive could not be restored (no space left on device). Nothing was changed.')
    expect(await fingerprint(other)).toEqual(before)
    expect(await files.has('partners/0123456789abcdef-2x2.png')).toBe(false)
  })

  it('holds the secrets of second factors encrypted, and brings them where the key is', async () => {
    const person = await signInAs(site, 'editor')
    const { database: own } = site.context
    await own.write((tx) => offerSecret(tx, person.user.id, 'JBSWY3DPEHPK3PXP'))
    const facts = { secret: 'JBSWY3DPEHPK3PXP', time: '2026-11-15T09:00:00.000Z', step: 1 }
    await own.write((tx) => confirmSecret(tx, person.user.id, facts))
    const { logEnd } = await writeArchive(site.context, archive)
    expect(gunzipSync(readFileSync(archive)).includes('JBSWY3DPEHPK3PXP')).toBe(false)
    expect(String(gunzipSync(readFileSync(archive)))).toContain(logEnd?.hash ?? 'none')
    const stranger = await start()
    const report = await restoreArchive(stranger.context, archive, { overwrite: false })
    expect(report.unreadableFactors).toBe(1)
    expect((await findSecondFactor(stranger.context.database.db, person.user.id))?.secret).toBeUndefined()
    const verdict = await verifySite(stranger.context)
    expect(verdict.seals.problems).toEqual([])
    const again = await restoreArchive(site.context, archive, { overwrite: true })
    expect(again.unreadableFactors).toBe(0)
    expect((await findSecondFactor(own.db, person.user.id))?.secret).toBe('JBSWY3DPEHPK3PXP')
  })

  it.each([
    ['cut short', () => truncateSync(archive, readFileSync(archive).length - 200)],
    ['changed', () => flipByte(archive)],
    ['something else', () => writeFileSync(archive, 'hello')],
  ])('that is %s is refused in a sentence, and nothing changes', async (_what, damage) => {
    await writeArchive(site.context, archive)
    damage()
    const other = await start()
    const before = await fingerprint(other)
    await expect(restoreArchive(other.context, archive, { overwrite: true })).rejects.toThrow(
      /Nothing was changed\.$/,
    )
    expect(await fingerprint(other)).toEqual(before)
  })
})

/** Puts an archive together anew with another table in the place of one. */
async function replaceTable(archive: string, [from, to]: [string, string], rows: string): Promise<void> {
  const entries = new Map<string, Buffer>()
  const reader = extract()
  const unpacked = pipeline(createReadStream(archive), createGunzip(), reader)
  for await (const entry of reader) entries.set(entry.header.name, await buffer(entry))
  await unpacked
  entries.delete(`tables/${from}.jsonl`)
  entries.set(`tables/${to}.jsonl`, Buffer.from(rows))
  const manifest = JSON.parse(String(entries.get('manifest.json')))
  delete manifest.entries[`tables/${from}.jsonl`]
  const sha256 = createHash('sha256').update(rows).digest('hex')
  manifest.entries[`tables/${to}.jsonl`] = { sha256, bytes: rows.length }
  entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)))
  const writer = pack()
  for (const [name, bytes] of entries) writer.entry({ name }, bytes)
  writer.finalize()
  await pipeline(writer, createGzip(), createWriteStream(archive))
}

function flipByte(file: string): void {
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 0xff
  writeFileSync(file, bytes)
}

/** Every row of every table, as one hash per table; the content version may grow. */
async function fingerprint({ context }: TestApp): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const table of archiveTableNames.filter((name) => name !== 'counters' && name !== 'migrations')) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      context.database.db,
    )
    const lines = rows.map((row) => JSON.stringify(row)).sort()
    hashes[table] = createHash('sha256').update(lines.join('\n')).digest('hex')
  }
  return hashes
}
