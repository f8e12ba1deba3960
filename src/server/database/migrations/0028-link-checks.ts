import type { Migration } from '../migration.ts'

/** What was found at addresses elsewhere that pages link to, and when. */
export const addLinkChecks: Migration = async (tx) => {
  await tx.schema
    .createTable('link_checks')
    .addColumn('address', 'text', (c) => c.primaryKey())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('status', 'integer')
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('failing_since', 'text')
    .addColumn('checked_at', 'text', (c) => c.notNull())
    .execute()
}
