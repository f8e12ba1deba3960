import { sql } from 'kysely'
import type { Handle } from '../database/tables.ts'
import { textIndex } from '../database/text-index.ts'
import { type ArchiveTable, archiveTableNames, archiveTables } from './archive-tables.ts'

export type ArchiveRow = Record<string, unknown>

/** Few enough that reading them, with the longest pages, keeps nobody waiting. */
const batch = 100

/** Every row, in the order of the columns that the table names. */
export async function* readRows(tx: Handle, table: ArchiveTable): AsyncGenerator<ArchiveRow[]> {
  const columns: readonly string[] = archiveTables[table]
  const order = sql.join(columns.map((column) => sql.ref(column)))
  for (let last: ArchiveRow | undefined; ; ) {
    const values = last && sql.join(columns.map((column) => sql.val(last?.[column])))
    const after = values ? sql`where (${order}) > (${values})` : sql``
    const { rows } =
      await sql<ArchiveRow>`select * from ${sql.table(table)} ${after} order by ${order} limit ${batch}`.execute(
        tx,
      )
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
    last = rows.at(-1)
  }
}

export async function insertRow(tx: Handle, table: ArchiveTable, row: ArchiveRow): Promise<void> {
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
