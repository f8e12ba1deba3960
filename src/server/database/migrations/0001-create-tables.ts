import { sql } from 'kysely'
import type { Migration } from '../migration.ts'
import type { Handle } from '../tables.ts'

export const createTables: Migration = async (tx) => {
  await createContentTables(tx)
  await createAccountTables(tx)
  await createApplicationTable(tx)
  await createFileTable(tx)
  await createOutboxTable(tx)
}

async function createContentTables(tx: Handle): Promise<void> {
  await tx.schema
    .createTable('entries')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('position', 'double precision', (c) => c.notNull())
    .addColumn('is_visible', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('unique_key', 'text')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('translations', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .addPrimaryKeyConstraint('entries_key', ['type', 'id'])
    .execute()
  await sql`create unique index entries_unique on entries (type, unique_key) where deleted_at is null and unique_key is not null`.execute(
    tx,
  )
  await sql`create index entries_list on entries (type, position, created_at, id) where deleted_at is null`.execute(
    tx,
  )
  await sql`create index entries_state on entries (type, state, position, created_at, id) where deleted_at is null`.execute(
    tx,
  )
  await sql`create index entries_trash on entries (deleted_at) where deleted_at is not null`.execute(tx)
  await tx.schema
    .createTable('changes')
    .addColumn('sequence', 'integer', (c) => c.primaryKey())
    .addColumn('time', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('payload_hash', 'text', (c) => c.notNull())
    .addColumn('previous_hash', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute()
  await tx.schema.createIndex('changes_subject').on('changes').columns(['type', 'id', 'revision']).execute()
  await tx.schema
    .createTable('counters')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'integer', (c) => c.notNull())
    .execute()
  await tx.insertInto('counters').values({ name: 'content_version', value: 1 }).execute()
}

async function createAccountTables(tx: Handle): Promise<void> {
  await tx.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('display_name', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('permissions', 'text')
    .addColumn('is_active', 'integer', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('must_change_password', 'integer', (c) => c.notNull())
    .addColumn('last_login', 'text')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await tx.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_seen_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await tx.schema.createIndex('sessions_user').on('sessions').column('user_id').execute()
  await tx.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('resets_at', 'text', (c) => c.notNull())
    .execute()
}

async function createApplicationTable(tx: Handle): Promise<void> {
  await tx.schema
    .createTable('applications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('request', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('idempotency_key', 'text', (c) => c.unique())
    .addColumn('consent_version', 'text', (c) => c.notNull())
    .addColumn('first_response_at', 'text')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await tx.schema.createIndex('applications_time').on('applications').columns(['created_at', 'id']).execute()
  await tx.schema
    .createIndex('applications_status')
    .on('applications')
    .columns(['status', 'created_at', 'id'])
    .execute()
  await tx.schema
    .createIndex('applications_statistics')
    .on('applications')
    .columns(['created_at', 'status', 'subject'])
    .execute()
}

async function createFileTable(tx: Handle): Promise<void> {
  await tx.schema
    .createTable('files')
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('folder', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text')
    .addPrimaryKeyConstraint('files_key', ['hash', 'folder'])
    .execute()
}

async function createOutboxTable(tx: Handle): Promise<void> {
  await tx.schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'text', (c) => c.notNull())
    .addColumn('last_error', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await sql`create index outbox_due on outbox (next_attempt_at) where sent_at is null`.execute(tx)
  await sql`create index outbox_about on outbox (about) where about <> ''`.execute(tx)
}
