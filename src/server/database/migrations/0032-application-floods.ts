import { sql } from 'kysely'
import { createTriggers, dropTriggers } from '../create-triggers.ts'
import type { DatabaseKind } from '../dialect.ts'
import type { Migration } from '../migration.ts'
import type { Handle } from '../tables.ts'

const days30 = 30 * 24 * 3_600_000

/** Suspected applications are in no index and have an end; those that are only many from one address carry a mark. */
export const addApplicationFloods: Migration = async (tx, { kind }) => {
  await tx.schema
    .alterTable('applications')
    .addColumn('is_one_of_many', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await tx.schema.alterTable('applications').addColumn('forget_at', 'text').execute()
  // Why they are suspected was not stored: staff have as long as for new ones to say which are people's.
  const forget_at = new Date(Date.now() + days30).toISOString()
  await tx
    .updateTable('applications')
    .set({ forget_at })
    .where('is_suspected', '=', 1)
    .where('status', '=', 'pending')
    .where('notes', '=', '')
    .execute()
  await sql`create index applications_forgotten on applications (forget_at) where forget_at is not null`.execute(
    tx,
  )
  await replaceTriggers(tx, kind)
  await leaveIndex[kind](tx)
}

const isSuspectedText = `status = 'suspected'`

/** Those that are indexed already. */
const leaveIndex: Record<DatabaseKind, (tx: Handle) => Promise<void>> = {
  sqlite: async (tx) => {
    await sql
      .raw(
        `insert into application_trigrams (application_trigrams, rowid, search_text)
          select 'delete', number, search_text from application_texts where ${isSuspectedText}`,
      )
      .execute(tx)
    await sql.raw(`delete from application_texts where ${isSuspectedText}`).execute(tx)
  },
  postgres: async (tx) => {
    await sql.raw(`delete from application_texts where ${isSuspectedText}`).execute(tx)
  },
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

async function replaceTriggers(tx: Handle, kind: DatabaseKind): Promise<void> {
  const add = `insert into application_texts (id, status, search_text)
    values (new.id, new.status, new.search_text);${afterAdding[kind]}`
  const remove = `${beforeRemoving[kind]}delete from application_texts where id = old.id;`
  const isPerson = 'new.is_suspected = 0'
  const isChanged = 'new.search_text <> old.search_text or new.is_suspected <> old.is_suspected'
  const event = 'update of search_text, is_suspected on applications'
  const replaced = ['application_texts_insert', 'application_texts_update', 'application_texts_status']
  await dropTriggers(tx, kind, 'applications', replaced)
  await createTriggers(tx, kind, {
    application_texts_insert: { event: 'insert on applications', when: isPerson, work: add },
    application_texts_update: { event, when: `${isPerson} and (${isChanged})`, work: remove + add },
    application_texts_hide: {
      event: 'update of is_suspected on applications',
      when: 'new.is_suspected = 1 and old.is_suspected = 0',
      work: remove,
    },
    application_texts_status: {
      event: 'update of status on applications',
      when: `${isPerson} and new.status <> old.status`,
      work: 'update application_texts set status = new.status where id = new.id;',
    },
  })
}
