import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Drafts that go live together, and what each of them replaced. */
export const addReleases: Migration = async (tx) => {
  await tx.schema
    .createTable('releases')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('publish_at', 'text')
    .addColumn('failure', 'text')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('created_by_id', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text', (c) => c.notNull())
    .addColumn('scheduled_by', 'text')
    .addColumn('scheduled_by_id', 'text')
    .addColumn('published_at', 'text')
    .addColumn('published_by', 'text')
    .addColumn('undone_at', 'text')
    .addColumn('undone_by', 'text')
    .execute()
  await tx.schema
    .createTable('release_drafts')
    .addColumn('release_id', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('added_at', 'text', (c) => c.notNull())
    .addColumn('added_by', 'text', (c) => c.notNull())
    .addColumn('before_revision', 'integer')
    .addColumn('after_revision', 'integer')
    .addColumn('draft_revision', 'integer')
    .addColumn('undone_revision', 'integer')
    .addPrimaryKeyConstraint('release_drafts_key', ['release_id', 'type', 'id', 'language'])
    .execute()
  await sql`create unique index release_drafts_waiting on release_drafts (type, id, language) where state = 'waiting'`.execute(
    tx,
  )
  await tx.schema
    .createIndex('release_drafts_record')
    .on('release_drafts')
    .columns(['type', 'id', 'language'])
    .execute()
}
