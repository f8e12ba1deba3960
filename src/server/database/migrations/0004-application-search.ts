import { sql } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'
import type { Migration } from '../migration.ts'
import type { Handle } from '../tables.ts'

/** Searching, and counting by status, take the same time however many applications there are. */
export const addApplicationSearch: Migration = async (tx, { kind }) => {
  await createTextIndex[kind](tx)
  await tx.schema
    .createTable('application_counts')
    .addColumn('status', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .execute()
  await sql`insert into application_counts select status, count(*) from applications group by status`.execute(
    tx,
  )
  await countTriggers[kind](tx)
}

const more = `insert into application_counts (status, count) values (new.status, 1)
  on conflict (status) do update set count = application_counts.count + 1;`
const fewer = 'update application_counts set count = count - 1 where status = old.status;'
const triggers = {
  insert: { event: 'insert on applications', work: more },
  delete: { event: 'delete on applications', work: fewer },
  update: { event: 'update of status on applications', work: fewer + more },
}

const countTriggers: Record<DatabaseKind, (tx: Handle) => Promise<void>> = {
  sqlite: async (tx) => {
    for (const [name, { event, work }] of Object.entries(triggers))
      await sql.raw(`create trigger application_counts_${name} after ${event} begin ${work} end`).execute(tx)
  },
  postgres: async (tx) => {
    for (const [name, { event, work }] of Object.entries(triggers)) {
      const trigger = `application_counts_${name}`
      await sql
        .raw(
          `create function ${trigger}() returns trigger language plpgsql as $$ begin ${work} return null; end $$`,
        )
        .execute(tx)
      await sql
        .raw(`create trigger ${trigger} after ${event} for each row execute function ${trigger}()`)
        .execute(tx)
    }
  },
}

/** Finds applications by any three letters in a row, and follows every change of them. */
const createTextIndex: Record<DatabaseKind, (tx: Handle) => Promise<void>> = {
  sqlite: async (tx) => {
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
  /** Needs no extension: those are not on every server, and not everybody may load one. */
  postgres: async (tx) => {
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
}
