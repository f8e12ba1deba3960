import { sql } from 'kysely'
import { readSetting, saveSetting } from '../database/setting-store.ts'
import type { Handle } from '../database/tables.ts'
import { textIndex } from '../database/text-index.ts'
import { type ArchiveTable, archiveTableNames, archiveTables } from './archive-tables.ts'

export const batch = 500

export async function readBatch(tx: Handle, table: ArchiveTable, offset: number): Promise<unknown[]> {
  const order = sql.join(archiveTables[table].map((column) => sql.ref(column)))
  const { rows } =
    await sql`select * from ${sql.table(table)} order by ${order} limit ${batch} offset ${offset}`.execute(tx)
  return rows
}

export async function insertRow(
  tx: Handle,
  table: ArchiveTable,
  row: Record<string, unknown>,
): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  const values = sql.join(Object.values(row).map((value) => sql.val(value)))
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(tx)
}

export async function deleteAllRows(tx: Handle): Promise<void> {
  await textIndex(tx).clear(tx)
  for (const table of [
    'seals',
    'missed_addresses',
    'account_link_tokens',
    'account_links',
    'sessions',
    'rate_limits',
    'idempotency_keys',
    'page_texts',
    'page_texts_behind',
    'derived_data',
    ...archiveTableNames.toReversed(),
  ] as const) {
    if (table !== 'migrations') await tx.deleteFrom(table).execute()
  }
}

export async function holdsContent(db: Handle): Promise<boolean> {
  for (const table of ['entries', 'users', 'applications'] as const) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

export async function appliedMigrations(db: Handle): Promise<Set<string>> {
  const rows = await db.selectFrom('migrations').select('name').execute()
  return new Set(rows.map((row) => row.name))
}

const lastBackup = 'last_backup'

/** Remembers that an archive was written; those who manage the site are told when the last one was. */
export async function noteBackup(tx: Handle, time: Date): Promise<void> {
  await saveSetting(tx, lastBackup, { time: time.toISOString() })
}

/** When the last archive was written; null where none was, or before that was remembered. */
export async function readLastBackup(db: Handle): Promise<string | null> {
  const noted = (await readSetting(db, lastBackup)) as { time: string } | undefined
  return noted?.time ?? null
}
