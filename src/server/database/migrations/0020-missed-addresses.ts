import type { Migration } from '../migration.ts'

/** Addresses without a page that visitors asked for: paths, counts and days, and nothing about who asked. */
export const addMissedAddresses: Migration = async (tx) => {
  await tx.schema
    .createTable('missed_addresses')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('first_day', 'text', (c) => c.notNull())
    .addColumn('last_day', 'text', (c) => c.notNull())
    .execute()
}
