import { sql } from 'kysely'
import type { Handle } from '../database/tables.ts'
import type { ApplicationRow } from './application-store.ts'

/** Whether any application carries another fingerprint. Asked so that an index answers, however many there are. */
export async function hasOutdatedTexts(db: Handle, fingerprint: string): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where((eb) =>
      eb.or([eb('search_fingerprint', '<', fingerprint), eb('search_fingerprint', '>', fingerprint)]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The next applications after this id that carry another fingerprint. */
export async function listOutdatedTexts(
  tx: Handle,
  { fingerprint, after, limit }: { fingerprint: string; after: string; limit: number },
): Promise<ApplicationRow[]> {
  return tx
    .selectFrom('applications')
    .selectAll()
    .where('id', '>', after)
    .where('search_fingerprint', '<>', fingerprint)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Writes search texts that were made anew, all in one statement; the index follows by itself. */
export async function writeSearchTexts(
  tx: Handle,
  rows: readonly Pick<ApplicationRow, 'id' | 'search_text'>[],
  fingerprint: string,
): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map((row) => sql`(${row.id}, ${row.search_text})`)
  // Both databases call the columns of a list of values column1, column2, …
  await sql`update applications set search_text = cast(column2 as text), search_fingerprint = ${fingerprint}
    from (values ${sql.join(values)}) as made
    where applications.id = column1`.execute(tx)
}
