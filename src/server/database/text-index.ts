import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from './dialect.ts'
import type { Handle } from './tables.ts'

/**
 * Finds applications by any three letters in a row of their search text. It answers too many rather than too few: who
 * asks compares the words themselves.
 */
interface TextIndex {
  /** Makes the index of a table that may hold rows already, and keeps it up to date within every transaction. */
  create(tx: Handle): Promise<void>
  /** Forgets everything at once, before all rows are deleted. */
  clear(tx: Handle): Promise<void>
  find(db: Handle, trigrams: readonly string[], most: number): Promise<string[]>
  /** Whether the row is one of these. One parameter, however many they are. */
  isOneOf(ids: readonly string[]): RawBuilder<boolean>
}

const sqliteIndex: TextIndex = {
  create: async (tx) => {
    // Numbers of its own: SQLite may renumber the rows of the table itself when it tidies the file.
    await sql`create table application_numbers (number integer primary key, id text not null unique)`.execute(
      tx,
    )
    await sql`create virtual table application_trigrams using fts5(search_text, content='', detail=none, tokenize='trigram case_sensitive 1')`.execute(
      tx,
    )
    // What is erased leaves the index at once, not some day when it is merged.
    await sql`insert into application_trigrams (application_trigrams, rank) values ('secure-delete', 1)`.execute(
      tx,
    )
    const add = `insert into application_numbers (id) values (new.id);
      insert into application_trigrams (rowid, search_text)
        select number, new.search_text from application_numbers where id = new.id;`
    const remove = `insert into application_trigrams (application_trigrams, rowid, search_text)
        select 'delete', number, old.search_text from application_numbers where id = old.id;
      delete from application_numbers where id = old.id;`
    const triggers = {
      'insert on applications': add,
      'delete on applications': remove,
      'update of search_text on applications when new.search_text <> old.search_text': remove + add,
    }
    for (const [event, work] of Object.entries(triggers))
      await sql
        .raw(`create trigger application_trigrams_${event.slice(0, 6)} after ${event} begin ${work} end`)
        .execute(tx)
    await sql`insert into application_numbers (id) select id from applications order by created_at`.execute(
      tx,
    )
    await sql`insert into application_trigrams (rowid, search_text) select number, search_text from application_numbers join applications using (id)`.execute(
      tx,
    )
  },
  clear: async (tx) => {
    await sql`insert into application_trigrams (application_trigrams) values ('delete-all')`.execute(tx)
    await sql`delete from application_numbers`.execute(tx)
  },
  find: async (db, trigrams, most) => {
    const query = trigrams.map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ')
    const { rows } = await sql<{ id: string }>`
      select id from application_numbers where number in (
        select rowid from application_trigrams where application_trigrams match ${query} limit ${most})`.execute(
      db,
    )
    return rows.map(({ id }) => id)
  },
  isOneOf: (ids) => sql<boolean>`id in (select value from json_each(${JSON.stringify(ids)}))`,
}

/** Needs no extension: those are not on every server, and not everybody may load one. */
const postgresIndex: TextIndex = {
  create: async (tx) => {
    // The cost tells the planner never to work it out row by row where the index can answer.
    await sql`create function search_trigrams(content text) returns text[]
      language sql immutable strict parallel safe cost 10000 as $$
        select coalesce(array_agg(distinct substr(content, n, 3)), '{}')
        from generate_series(1, length(content) - 2) as n
      $$`.execute(tx)
    await sql`create index applications_trigrams on applications using gin (search_trigrams(search_text))`.execute(
      tx,
    )
  },
  clear: async () => {},
  find: async (db, trigrams, most) => {
    const { rows } = await sql<{ id: string }>`
      select id from applications where search_trigrams(search_text) @> ${trigrams}::text[] limit ${most}`.execute(
      db,
    )
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
