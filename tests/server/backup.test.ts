import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { archiveTableNames } from '../../src/server/backup/archive-tables.ts'
import { restoreArchive } from '../../src/server/backup/restore-archive.ts'
import { writeArchive } from '../../src/server/backup/write-archive.ts'
import { type DatabaseName, onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

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

  it('moves a site from one database to the other', async () => {
    await writeArchive(site.context, archive)
    const other = await start(database === 'SQLite' ? 'PostgreSQL' : 'SQLite')
    await restoreArchive(other.context, archive, { overwrite: false })
    expect(await fingerprint(other)).toEqual(await fingerprint(site))
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
