import { sql } from 'kysely'
import { createTriggers } from '../create-triggers.ts'
import type { DatabaseKind } from '../dialect.ts'
import type { Migration } from '../migration.ts'
import type { Handle } from '../tables.ts'

/** What searches read stands apart from everything else about an application: reading all of it takes little time. */
export const addApplicationTexts: Migration = async (tx, { kind }) => {
  await createTable[kind](tx)
  const add = `insert into application_texts (id, status, search_text) values (new.id, new.status, new.search_text);${afterAdding[kind]}`
  const remove = `${beforeRemoving[kind]}delete from application_texts where id = old.id;`
  await createTriggers(tx, kind, {
    application_texts_insert: { event: 'insert on applications', work: add },
    application_texts_delete: { event: 'delete on applications', work: remove },
    application_texts_update: {
      event: 'update of search_text on applications',
      when: 'new.search_text <> old.search_text',
      work: remove + add,
    },
    application_texts_status: {
      event: 'update of status on applications',
      when: 'new.status <> old.status',
      work: 'update application_texts set status = new.status where id = new.id;',
    },
  })
}

const afterAdding: Record<DatabaseKind, string> = {
  sqlite: `insert into application_trigrams (rowid, search_text)
    select number, search_text from application_texts where id = new.id;`,
  postgres: '',
}

const beforeRemoving: Record<DatabaseKind, string> = {
  sqlite: `insert into application_trigrams (application_trigrams, rowid, search_text)
    select 'delete', number, search_text from application_texts where id = old.id;`,
  postgres: '',
}

const createTable: Record<DatabaseKind, (tx: Handle) => Promise<void>> = {
  sqlite: async (tx) => {
    for (const event of ['insert', 'delete', 'update'])
      await sql.raw(`drop trigger application_trigrams_${event}`).execute(tx)
    // The number is that of the row in the index.
    await sql`create table application_texts (
      number integer primary key, id text not null unique, status text not null, search_text text not null)`.execute(
      tx,
    )
    await sql`insert into application_texts
      select number, id, status, search_text from application_numbers join applications using (id)`.execute(
      tx,
    )
    await sql`drop table application_numbers`.execute(tx)
  },
  postgres: async (tx) => {
    // Long texts stay in their row as they are: taking them from elsewhere costs more than comparing them.
    await sql`create table application_texts (
      id text primary key, status text not null, search_text text not null) with (toast_tuple_target = 8160)`.execute(
      tx,
    )
    await sql`insert into application_texts select id, status, search_text from applications`.execute(tx)
    await sql`drop index applications_trigrams`.execute(tx)
    await sql`create index application_texts_trigrams on application_texts using gin (search_trigrams(search_text))`.execute(
      tx,
    )
    // For letters that stand in most texts the planner would rather take every text apart than ask the index.
    await sql`create function find_applications(trigrams text[], most integer) returns setof text
      language sql stable set enable_seqscan = off set jit = off set max_parallel_workers_per_gather = 0 as $$
        select id from application_texts where search_trigrams(search_text) @> trigrams limit most
      $$`.execute(tx)
  },
}
