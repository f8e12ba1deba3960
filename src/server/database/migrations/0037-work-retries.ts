import { sql } from 'kysely'
import type { Migration } from '../migration.ts'
import { workTime } from '../work-time.ts'

/** When work that failed is tried again, so that the time it was planned for stays what people chose. */
export const addWorkRetries: Migration = async (tx) => {
  await tx.schema.alterTable('due_work').addColumn('retry_at', 'text').execute()
  await sql`drop index due_work_waiting`.execute(tx)
  await sql`create index due_work_waiting on due_work (kind, (${workTime()}), claimed_until) where state = 'waiting'`.execute(
    tx,
  )
}
