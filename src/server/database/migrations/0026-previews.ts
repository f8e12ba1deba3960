import type { Migration } from '../migration.ts'

/** Addresses at which whoever has them sees what is not published, and what they said about it. */
export const addPreviews: Migration = async (tx) => {
  await tx.schema
    .createTable('previews')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('created_by_id', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'text')
    .execute()
  await tx.schema
    .createIndex('previews_of')
    .on('previews')
    .columns(['kind', 'type', 'subject', 'language'])
    .execute()
  await tx.schema
    .createTable('preview_notes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('preview_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await tx.schema.createIndex('preview_notes_of').on('preview_notes').columns(['preview_id']).execute()
}
