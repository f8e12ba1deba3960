import type { Migration } from '../migration.ts'

/** What was sent for approval, one row for each draft: the last time it was sent, and what became of that. */
export const addApprovals: Migration = async (tx) => {
  await tx.schema
    .createTable('approvals')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('draft_created_at', 'text', (c) => c.notNull())
    .addColumn('draft_revision', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addColumn('sent_by', 'text', (c) => c.notNull())
    .addColumn('sent_by_id', 'text')
    .addColumn('comment', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('approvals_key', ['type', 'id', 'language'])
    .execute()
  await tx.schema.createIndex('approvals_open').on('approvals').columns(['state', 'sent_at']).execute()
}
