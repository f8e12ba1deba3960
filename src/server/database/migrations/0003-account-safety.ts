import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Second factors, what administrators require, and what finds or forgets everything about one applicant. */
export const addAccountSafety: Migration = async (tx) => {
  await tx.schema
    .createTable('second_factors')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('new_secret', 'text')
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'integer', (c) => c.notNull())
    .execute()
  await tx.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .execute()
  await tx.schema
    .createTable('settings')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
  await tx.schema.alterTable('applications').addColumn('anonymised_at', 'text').execute()
  await sql`create index applications_person on applications (lower(email))`.execute(tx)
}
