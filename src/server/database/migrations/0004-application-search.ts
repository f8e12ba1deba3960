import { sql } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'
import type { Migration } from '../migration.ts'
import type { Handle } from '../tables.ts'
import { textIndex } from '../text-index.ts'

/** Searching, and counting by status, take the same time however many applications there are. */
export const addApplicationSearch: Migration = async (tx, { kind }) => {
  await textIndex(tx).create(tx)
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
