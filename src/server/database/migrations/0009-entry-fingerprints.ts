import type { Migration } from '../migration.ts'

/** Every row says by which definition its columns were derived; the index tells at a glance whether any is outdated. */
export const addEntryFingerprints: Migration = async (tx) => {
  await tx.schema
    .alterTable('entries')
    .addColumn('fingerprint', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await tx.schema.createIndex('entries_fingerprint').on('entries').columns(['type', 'fingerprint']).execute()
}
