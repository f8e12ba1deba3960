import { sql } from 'kysely'
import type { Handle } from '../database/tables.ts'
import type { EntryRow } from './content-store.ts'
import type { RecordColumns } from './record-columns.ts'

/** Whether any row of the type carries another fingerprint. Asked so that an index answers, however many rows there are. */
export async function hasOutdated(db: Handle, type: string, fingerprint: string): Promise<boolean> {
  const row = await db
    .selectFrom('entries')
    .select('type')
    .where('type', '=', type)
    .where((eb) => eb.or([eb('fingerprint', '<', fingerprint), eb('fingerprint', '>', fingerprint)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The next rows after this id that carry another fingerprint, those in the trash included. */
export async function listOutdated(
  tx: Handle,
  { type, fingerprint, after, limit }: { type: string; fingerprint: string; after: string; limit: number },
): Promise<EntryRow[]> {
  return tx
    .selectFrom('entries')
    .selectAll()
    .where('type', '=', type)
    .where('id', '>', after)
    .where('fingerprint', '<>', fingerprint)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export type KeyHolder = Pick<EntryRow, 'id' | 'unique_key' | 'created_at' | 'fingerprint'>

/** The rows that hold one of these unique keys. */
export async function listKeyHolders(
  db: Handle,
  type: string,
  keys: readonly string[],
): Promise<KeyHolder[]> {
  if (keys.length === 0) return []
  return db
    .selectFrom('entries')
    .select(['id', 'unique_key', 'created_at', 'fingerprint'])
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .where('unique_key', 'in', keys)
    .execute()
}

export async function dropKeys(tx: Handle, type: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('entries')
    .set({ unique_key: null })
    .where('type', '=', type)
    .where('id', 'in', ids)
    .execute()
}

/** Says that these rows are up to date. */
export async function markRows(
  tx: Handle,
  type: string,
  ids: readonly string[],
  fingerprint: string,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('entries')
    .set({ fingerprint })
    .where('type', '=', type)
    .where('id', 'in', ids)
    .execute()
}

export interface DerivedRow extends RecordColumns {
  id: string
}

/** Writes what was derived anew, all rows in one statement. */
export async function writeColumns(
  tx: Handle,
  type: string,
  rows: readonly DerivedRow[],
  fingerprint: string,
): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map(
    (row) => sql`(${row.id}, ${row.position}, ${row.is_visible}, ${row.state}, ${row.unique_key})`,
  )
  // Both databases call the columns of a list of values column1, column2, …
  await sql`update entries set
      position = cast(column2 as double precision), is_visible = cast(column3 as integer),
      state = cast(column4 as text), unique_key = cast(column5 as text), fingerprint = ${fingerprint}
    from (values ${sql.join(values)}) as derived
    where entries.type = ${type} and entries.id = column1`.execute(tx)
}
