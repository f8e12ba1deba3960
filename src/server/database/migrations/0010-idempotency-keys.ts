import { createHmac, hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Migration } from '../migration.ts'
import type { Handle } from '../tables.ts'

/** One place for the keys of everything that is made by POST; so far only applications had some, for ever. */
export const addIdempotencyKeys: Migration = async (tx) => {
  await tx.schema
    .createTable('idempotency_keys')
    .addColumn('key_hash', 'text', (c) => c.primaryKey())
    .addColumn('body_hash', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('made_at', 'text', (c) => c.notNull())
    .execute()
  await tx.schema.createIndex('idempotency_keys_age').on('idempotency_keys').column('made_at').execute()
  await moveRecentKeys(tx)
  // The column stays, empty: SQLite cannot drop one that is unique.
  await sql`update applications set idempotency_key = null where idempotency_key is not null`.execute(tx)
}

interface KeyedApplication {
  id: string
  idempotency_key: string
  name: string
  email: string
  phone: string
  subject: string
  request: string
  created_at: string
}

/** An application whose answer was lost just before the upgrade is still stored once. */
async function moveRecentKeys(tx: Handle): Promise<void> {
  const dayAgo = new Date(Date.now() - 24 * 3_600_000).toISOString()
  const { rows } = await sql<KeyedApplication>`
    select id, idempotency_key, name, email, phone, subject, request, created_at from applications
    where idempotency_key is not null and created_at > ${dayAgo}`.execute(tx)
  for (const { id, idempotency_key: key, created_at: made_at, ...values } of rows) {
    const { name, email, phone, subject, request } = values
    const body = JSON.stringify({ name, email, phone, subject, request })
    await tx
      .insertInto('idempotency_keys')
      .values({
        key_hash: hash('sha256', JSON.stringify([null, 'application', key])),
        body_hash: createHmac('sha256', key).update(body).digest('hex'),
        subject: id,
        made_at,
      })
      .execute()
  }
}
