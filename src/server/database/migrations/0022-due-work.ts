import { sql } from 'kysely'
import { mainLanguage } from '../../../shared/languages.ts'
import { mailOfOutbox, type OutboxRow } from '../mail-of-outbox.ts'
import type { Migration } from '../migration.ts'
import type { Handle } from '../tables.ts'

/** One queue for everything that is due at a time. The mails of the outbox move into it. */
export const addDueWork: Migration = async (tx) => {
  await createTable(tx)
  await sql`create index due_work_waiting on due_work (kind, due_at, claimed_until) where state = 'waiting'`.execute(
    tx,
  )
  await sql`create unique index due_work_key on due_work (kind, key) where state = 'waiting'`.execute(tx)
  await sql`create index due_work_about on due_work (about) where about <> ''`.execute(tx)
  await sql`create index due_work_over on due_work (state, done_at) where state <> 'waiting'`.execute(tx)
  const { rows } = await sql<OutboxRow>`select * from outbox`.execute(tx)
  for (const row of rows) await tx.insertInto('due_work').values(mailOfOutbox(row, mainLanguage)).execute()
  await tx.schema.dropTable('outbox').execute()
}

async function createTable(tx: Handle): Promise<void> {
  await tx.schema
    .createTable('due_work')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key', 'text')
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('last_error', 'text', (c) => c.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('done_at', 'text')
    .execute()
}
