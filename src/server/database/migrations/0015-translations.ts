import type { Migration } from '../migration.ts'

/** The words of records in other languages, one row for each record and language. */
export const addTranslations: Migration = async (tx) => {
  await tx.schema
    .createTable('translations')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .addPrimaryKeyConstraint('translations_key', ['type', 'id', 'language'])
    .execute()
  await tx.schema
    .createIndex('translations_list')
    .on('translations')
    .columns(['type', 'language', 'state'])
    .execute()
}
