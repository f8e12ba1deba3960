import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from './dialect.ts'
import type { Handle } from './tables.ts'

/**
 * Finds applications by any three letters in a row of their search text. It answers too many rather than too few: who
 * asks compares the words themselves.
 */
interface TextIndex {
  /** Forgets everything at once, before all rows are deleted. */
  clear(tx: Handle): Promise<void>
  find(db: Handle, trigrams: readonly string[], limit: number): Promise<string[]>
  /** Whether the row is one of these. One parameter, however many they are. */
  isOneOf(ids: readonly string[]): RawBuilder<boolean>
}

const sqliteIndex: TextIndex = {
  clear: async (tx) => {
    await sql`insert into application_trigrams (application_trigrams) values ('delete-all')`.execute(tx)
    await sql`delete from application_texts`.execute(tx)
  },
  find: async (db, trigrams, limit) => {
    const query = trigrams.map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ')
    const { rows } = await sql<{ id: string }>`
      select id from application_texts where number in (
        select rowid from application_trigrams where application_trigrams match ${query} limit ${limit})`.execute(
      db,
    )
    return rows.map(({ id }) => id)
  },
  isOneOf: (ids) => sql<boolean>`id in (select value from json_each(${JSON.stringify(ids)}))`,
}

const postgresIndex: TextIndex = {
  clear: async () => {},
  find: async (db, trigrams, limit) => {
    const { rows } = await sql<{ id: string }>`
      select find_applications(${trigrams}::text[], ${limit}) as id`.execute(db)
    return rows.map(({ id }) => id)
  },
  isOneOf: (ids) => sql<boolean>`id = any(${ids}::text[])`,
}

const indexes: Record<DatabaseKind, TextIndex> = { sqlite: sqliteIndex, postgres: postgresIndex }

export function textIndex(db: Handle): TextIndex {
  return indexes[db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite']
}

/** Every three letters in a row of these words. Shorter words have none. */
export function trigramsOf(words: readonly string[]): string[] {
  const trigrams = words.flatMap((word) => {
    const letters = [...word]
    return letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(''))
  })
  // Control characters end a text for one database and are refused by the other.
  return [...new Set(trigrams)].filter((trigram) => !/\p{Cc}|\p{Cs}/u.test(trigram))
}
