import type { Migration } from '../migration.ts'

/** What staff prepared and did not publish yet, one row for each record and language. */
export const addDrafts: Migration = async (tx) => {
  await tx.schema
    .createTable('drafts')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('base_revision', 'integer', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('logged_revision', 'integer', (c) => c.notNull())
    .addColumn('logged_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text', (c) => c.notNull())
    .addColumn('updated_by_id', 'text')
    .addPrimaryKeyConstraint('drafts_key', ['type', 'id', 'language'])
    .execute()
  await tx.schema.createIndex('drafts_open').on('drafts').columns(['state', 'updated_at']).execute()
}
