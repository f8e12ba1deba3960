import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Those that wait for an answer are counted by their index alone. */
export const indexWaiting: Migration = async (tx) => {
  await sql`create index applications_waiting on applications (created_at, id)
    where first_response_at is null and anonymised_at is null`.execute(tx)
  await tx.schema.dropIndex('applications_unanswered').execute()
}
