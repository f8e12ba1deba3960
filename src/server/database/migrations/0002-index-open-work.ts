import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** What staff ask for all day: applications that wait for an answer, and what one person changed. */
export const indexOpenWork: Migration = async (tx) => {
  await sql`create index applications_unanswered on applications (created_at, id) where first_response_at is null`.execute(
    tx,
  )
  await tx.schema.createIndex('changes_actor').on('changes').columns(['actor_name', 'sequence']).execute()
}
