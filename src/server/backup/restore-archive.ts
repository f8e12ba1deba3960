import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import type { Handle } from '../database/tables.ts'
import { type ArchiveTable, archiveTableNames, filePrefix, tableEntry } from './archive-tables.ts'
import { ArchiveError, unpackArchive } from './unpack-archive.ts'

type Target = Pick<AppContext, 'config' | 'database' | 'version' | 'files'>

export interface RestoreReport {
  createdAt: string
  rows: number
  files: number
}

/** Replaces everything by what the archive holds, after it has been checked; without `overwrite` only an empty site. */
export async function restoreArchive(
  target: Target,
  archive: string,
  { overwrite }: { overwrite: boolean },
): Promise<RestoreReport> {
  if (!overwrite && (await holdsContent(target.database.db))) {
    throw new ArchiveError(
      'This site already holds content. To replace all of it, run the command again with --overwrite.',
    )
  }
  await mkdir(target.config.dataDir, { recursive: true })
  const work = await mkdtemp(path.join(target.config.dataDir, '.restore-'))
  try {
    const manifest = await unpackArchive(archive, work)
    const names = Object.keys(manifest.entries).filter((name) => name.startsWith(filePrefix))
    // Files first: a row never names a file that is not there.
    for (const name of names)
      await target.files.put(name.slice(filePrefix.length), await readFile(path.join(work, name)))
    const { rows, version } = await target.database.write((tx) => replaceRows(tx, target, work))
    target.version.publish(version)
    return { createdAt: manifest.createdAt, rows, files: names.length }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function holdsContent(db: Handle): Promise<boolean> {
  for (const table of ['entries', 'users', 'applications'] as const) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

async function replaceRows(
  tx: Handle,
  target: Target,
  work: string,
): Promise<{ rows: number; version: number }> {
  const { value: versionBefore } = await tx
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'content_version')
    .executeTakeFirstOrThrow()
  await checkMigrations(tx, work)
  for (const table of ['sessions', 'rate_limits', ...archiveTableNames.toReversed()] as const) {
    if (table !== 'migrations') await tx.deleteFrom(table).execute()
  }
  let rows = 0
  for (const table of archiveTableNames) if (table !== 'migrations') rows += await loadTable(tx, table, work)
  // Never lower than before: whoever kept pages of an older version must see that theirs are stale.
  await tx
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', versionBefore) }))
    .where('name', '=', 'content_version')
    .execute()
  return { rows, version: await target.version.raise(tx) }
}

async function checkMigrations(tx: Handle, work: string): Promise<void> {
  const known = new Set((await tx.selectFrom('migrations').select('name').execute()).map((row) => row.name))
  for await (const row of readRows('migrations', work)) {
    if (!known.has(String(row.name)))
      throw new ArchiveError(
        'The archive was made by a newer version of the site. Update the site first. Nothing was changed.',
      )
  }
}

async function loadTable(tx: Handle, table: ArchiveTable, work: string): Promise<number> {
  let rows = 0
  for await (const row of readRows(table, work)) {
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
    const values = sql.join(Object.values(row).map((value) => sql.val(value)))
    await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(tx)
    rows += 1
  }
  return rows
}

async function* readRows(table: ArchiveTable, work: string): AsyncGenerator<Record<string, unknown>> {
  const lines = createInterface({
    input: createReadStream(path.join(work, tableEntry(table))),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  for await (const line of lines) if (line !== '') yield JSON.parse(line)
}
