import { sql } from 'kysely'
import { createTriggers } from '../create-triggers.ts'
import type { Migration } from '../migration.ts'

/** How long a list is, is known without counting it. */
export const addEntryCounts: Migration = async (tx, { kind }) => {
  await tx.schema
    .createTable('entry_counts')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('is_visible', 'integer', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('entry_counts_key', ['type', 'state', 'is_visible'])
    .execute()
  await sql`insert into entry_counts select type, state, is_visible, count(*) from entries
    where deleted_at is null group by type, state, is_visible`.execute(tx)
  await createTriggers(tx, kind, {
    entry_counts_insert: { event: 'insert on entries', work: more },
    entry_counts_delete: { event: 'delete on entries', work: fewer },
    entry_counts_update: {
      event: 'update of state, is_visible, deleted_at on entries',
      when: 'old.state <> new.state or old.is_visible <> new.is_visible or old.deleted_at is distinct from new.deleted_at',
      work: fewer + more,
    },
  })
}

const more = `insert into entry_counts (type, state, is_visible, count)
  select new.type, new.state, new.is_visible, 1 where new.deleted_at is null
  on conflict (type, state, is_visible) do update set count = entry_counts.count + 1;`
const fewer = `update entry_counts set count = count - 1
  where type = old.type and state = old.state and is_visible = old.is_visible and old.deleted_at is null;`
