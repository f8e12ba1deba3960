import { sql } from 'kysely'
import { createTriggers } from '../create-triggers.ts'
import type { DatabaseKind } from '../dialect.ts'
import type { Migration } from '../migration.ts'
import type { Handle } from '../tables.ts'

/** What visitors search: the words of every record that they can see, in each language it is published in. */
export const addPageTexts: Migration = async (tx, { kind }) => {
  await createTable[kind](tx)
  await tx.schema
    .createTable('page_texts_behind')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_texts_behind_key', ['type', 'id'])
    .execute()
  await tx.schema
    .createTable('derived_data')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .execute()
}

const columns = `type text not null, id text not null, language text not null,
  title_text text not null, search_text text not null, unique (type, id, language)`

const createTable: Record<DatabaseKind, (tx: Handle) => Promise<void>> = {
  sqlite: async (tx) => {
    // The number is that of the row in the index.
    await sql.raw(`create table page_texts (number integer primary key, ${columns})`).execute(tx)
    // Titles are compared one by one, without the long texts between them.
    await sql`create index page_texts_titles on page_texts (language, title_text, type, id)`.execute(tx)
    await sql`create virtual table page_trigrams using fts5(search_text, content='', detail=none, tokenize='trigram case_sensitive 1')`.execute(
      tx,
    )
    await createTriggers(tx, 'sqlite', {
      page_trigrams_insert: {
        event: 'insert on page_texts',
        work: 'insert into page_trigrams (rowid, search_text) values (new.number, new.search_text);',
      },
      page_trigrams_delete: {
        event: 'delete on page_texts',
        work: `insert into page_trigrams (page_trigrams, rowid, search_text)
          values ('delete', old.number, old.search_text);`,
      },
    })
  },
  postgres: async (tx) => {
    await sql
      .raw(`create table page_texts (number bigint generated always as identity primary key, ${columns})`)
      .execute(tx)
    await sql`create index page_texts_trigrams on page_texts using gin (search_trigrams(search_text))`.execute(
      tx,
    )
    // For letters that stand in most texts the planner would rather take every text apart than ask the index.
    await sql`create function find_page_texts(trigrams text[]) returns setof bigint
      language sql stable set enable_seqscan = off set jit = off set max_parallel_workers_per_gather = 0 as $$
        select number from page_texts where search_trigrams(search_text) @> trigrams
      $$`.execute(tx)
  },
}
