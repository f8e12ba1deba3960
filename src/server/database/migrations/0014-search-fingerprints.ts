import type { Migration } from '../migration.ts'

/** Every application says by which code its search text was made; the index tells at a glance whether any is outdated. */
export const addSearchFingerprints: Migration = async (tx) => {
  await tx.schema
    .alterTable('applications')
    .addColumn('search_fingerprint', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await tx.schema
    .createIndex('applications_search_fingerprint')
    .on('applications')
    .column('search_fingerprint')
    .execute()
}
