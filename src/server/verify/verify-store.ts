import { sql } from 'kysely'
import type { Handle, Tables } from '../database/tables.ts'

export type ChangeRow = Tables['changes']

/** The next rows of the change log. */
export async function readChangesAfter(db: Handle, sequence: number, limit: number): Promise<ChangeRow[]> {
  return db
    .selectFrom('changes')
    .selectAll()
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute()
}

export interface RecordState {
  type: string
  id: string
  revision: number
  /** The revision of its last change in the log; null where there is none. */
  logged: number | null
  /** What it holds, for content; accounts and applications are compared by revision only. */
  data: string | null
}

/** Every record that the change log speaks of, in the order of its kind and id. */
export async function listRecordStates(db: Handle): Promise<RecordState[]> {
  const { rows } = await sql<RecordState>`
    select records.type, records.id, records.revision, records.data, last.revision as logged
    from (
      select type, id, revision, case when deleted_at is null then data end as data from entries
      union all select 'user', id, revision, null from users
      union all select 'application', id, revision, null from applications
    ) records
    left join (
      select type, id, max(revision) as revision from changes group by type, id
    ) last on last.type = records.type and last.id = records.id
    order by records.type, records.id`.execute(db)
  return rows
}

export type LastChange = Pick<ChangeRow, 'sequence' | 'after'>

export async function findRevisionChange(
  db: Handle,
  { type, id, revision }: Pick<RecordState, 'type' | 'id' | 'revision'>,
): Promise<LastChange | undefined> {
  return db
    .selectFrom('changes')
    .select(['sequence', 'after'])
    .where('type', '=', type)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export interface StatusCount {
  status: string
  kept: number
  real: number
}

/** How many applications of each status the kept counter says there are, and how many there really are. */
export async function listStatusCounts(db: Handle): Promise<StatusCount[]> {
  const { rows } = await sql<StatusCount>`
    select status, sum(kept) as kept, sum(real) as real from (
      select status, count as kept, 0 as real from application_counts
      union all select status, 0, count(*) from applications group by status
    ) counted group by status order by status`.execute(db)
  // PostgreSQL answers sums as text.
  return rows.map(({ status, kept, real }) => ({ status, kept: Number(kept), real: Number(real) }))
}
