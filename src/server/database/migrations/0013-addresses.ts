import type { Migration } from '../migration.ts'

/**
 * Addresses of pages beyond the ids of their records: those that staff chose, and those that lead on. A row names the
 * record it leads to, or a path.
 */
export const addAddresses: Migration = async (tx) => {
  await tx.schema
    .createTable('addresses')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text')
    .addColumn('id', 'text')
    .addColumn('to_path', 'text')
    .addColumn('is_current', 'integer', (c) => c.notNull())
    .execute()
  await tx.schema.createIndex('addresses_record').on('addresses').columns(['type', 'id']).execute()
}
