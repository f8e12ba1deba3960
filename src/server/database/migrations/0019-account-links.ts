import type { Migration } from '../migration.ts'

/** Links sent by mail that open, rescue or move an account. Each token is kept as a hash alone. */
export const addAccountLinks: Migration = async (tx) => {
  await tx.schema
    .createTable('account_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('language', 'text')
    .addColumn('invited_by', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await tx.schema.createIndex('account_links_user').on('account_links').column('user_id').execute()
  await tx.schema
    .createTable('account_link_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('link_id', 'text', (c) => c.notNull().references('account_links.id').onDelete('cascade'))
    .execute()
  await tx.schema
    .createIndex('account_link_tokens_link')
    .on('account_link_tokens')
    .column('link_id')
    .execute()
}
