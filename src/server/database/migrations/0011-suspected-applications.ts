import { sql } from 'kysely'
import { createTriggers, dropTriggers } from '../create-triggers.ts'
import type { DatabaseKind } from '../dialect.ts'
import type { Migration } from '../migration.ts'
import type { Handle } from '../tables.ts'

/** What looks like a robot is stored apart: every list, count and search is of the one kind or of the other. */
export const addSuspectedApplications: Migration = async (tx, { kind }) => {
  await tx.schema
    .alterTable('applications')
    .addColumn('is_suspected', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await replaceIndexes(tx)
  await dropTriggers(tx, kind, 'applications', Object.keys(triggersOf(kind)))
  await createTriggers(tx, kind, triggersOf(kind))
}

async function replaceIndexes(tx: Handle): Promise<void> {
  for (const name of ['time', 'status', 'statistics', 'waiting'])
    await tx.schema.dropIndex(`applications_${name}`).execute()
  const index = (name: string, columns: ('is_suspected' | 'status' | 'created_at' | 'id' | 'subject')[]) =>
    tx.schema.createIndex(`applications_${name}`).on('applications').columns(columns).execute()
  await index('time', ['is_suspected', 'created_at', 'id'])
  await index('status', ['is_suspected', 'status', 'created_at', 'id'])
  await index('statistics', ['created_at', 'status', 'subject', 'is_suspected'])
  await sql`create index applications_waiting on applications (is_suspected, created_at, id)
    where first_response_at is null and anonymised_at is null`.execute(tx)
}

/** Where an application is counted: under its status, or under `suspected`. */
const bucketOf = (row: 'new' | 'old') =>
  `case when ${row}.is_suspected = 1 then 'suspected' else ${row}.status end`

const more = `insert into application_counts (status, count) values (${bucketOf('new')}, 1)
  on conflict (status) do update set count = application_counts.count + 1;`
const fewer = `update application_counts set count = count - 1 where status = ${bucketOf('old')};`

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

function triggersOf(kind: DatabaseKind) {
  const add = `insert into application_texts (id, status, search_text)
    values (new.id, ${bucketOf('new')}, new.search_text);${afterAdding[kind]}`
  const remove = `${beforeRemoving[kind]}delete from application_texts where id = old.id;`
  return {
    application_counts_insert: { event: 'insert on applications', work: more },
    application_counts_delete: { event: 'delete on applications', work: fewer },
    application_counts_update: {
      event: 'update of status, is_suspected on applications',
      work: fewer + more,
    },
    application_texts_insert: { event: 'insert on applications', work: add },
    application_texts_update: {
      event: 'update of search_text on applications',
      when: 'new.search_text <> old.search_text',
      work: remove + add,
    },
    application_texts_status: {
      event: 'update of status, is_suspected on applications',
      when: 'new.status <> old.status or new.is_suspected <> old.is_suspected',
      work: `update application_texts set status = ${bucketOf('new')} where id = new.id;`,
    },
  }
}
