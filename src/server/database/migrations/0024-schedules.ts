import type { Migration } from '../migration.ts'

/** What could not be published or hidden when its time had come; what still waits is a row of the due work. */
export const addMissedSchedules: Migration = async (tx) => {
  await tx.schema
    .createTable('missed_schedules')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('scheduled_by', 'text', (c) => c.notNull())
    .addColumn('scheduled_by_id', 'text')
    .addColumn('missed_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('missed_schedules_key', ['type', 'id', 'language', 'action'])
    .execute()
}
