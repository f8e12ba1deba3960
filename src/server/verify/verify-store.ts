import { sql } from 'kysely'
import type { Handle, Tables } from '../database/tables.ts'
import { payloadHash } from '../engine/change-chain.ts'
import type { EntryRow } from '../engine/content-store.ts'

export type ChangeRow = Tables['changes']

/** The next rows of content, in the order of type and id. */
export async function readEntriesAfter(
  db: Handle,
  { type, id }: Pick<EntryRow, 'type' | 'id'>,
  limit: number,
): Promise<EntryRow[]> {
  return db
    .selectFrom('entries')
    .selectAll()
    .where(sql<boolean>`(type, id) > (${type}, ${id})`)
    .orderBy('type')
    .orderBy('id')
    .limit(limit)
    .execute()
}

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

/** The last time that each of these was erased: the log says nothing of its contents then, and never did. */
export async function listErasures(
  db: Handle,
  types: readonly string[],
): Promise<Pick<ChangeRow, 'type' | 'id' | 'sequence'>[]> {
  const rows = await db
    .selectFrom('changes')
    .where('type', 'in', types)
    .where('payload_hash', '=', payloadHash(null, null))
    .groupBy(['type', 'id'])
    .select((eb) => ['type', 'id', eb.fn.max('sequence').as('sequence')])
    .execute()
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }))
}

export interface RecordState {
  type: string
  id: string
  revision: number
  /** The revision of its last change in the log; null where there is none. */
  logged: number | null
  /** What it holds, for content; accounts and applications are compared by revision only. */
  data: string | null
  /** Whether its last change says all of what it holds. Autosaves of a draft share one. */
  is_all_logged: number
}

/** Every row that the change log speaks of by its kind and id. */
const records = sql`
      select type, id, revision, case when deleted_at is null then data end as data, 1 as is_all_logged from entries
      union all select 'translation', type || '/' || id || '/' || language, revision,
        case when deleted_at is null then data end, 1 from translations
      union all select 'draft', type || '/' || id || '/' || language, logged_revision, data, 0 from drafts
      union all select 'release', id, revision, null, 1 from releases
      union all select 'approval', type || '/' || id || '/' || language, revision, null, 1 from approvals
      union all select 'user', id, revision, null, 1 from users
      union all select 'application', id, revision, null, 1 from applications`

/** Every record, in the order of its kind and id, with what the log says. */
export async function listRecordStates(db: Handle): Promise<RecordState[]> {
  const { rows } = await sql<RecordState>`
    select records.type, records.id, records.revision, records.data, records.is_all_logged, last.revision as logged
    from (${records}) records
    left join (
      select type, id, max(revision) as revision from changes group by type, id
    ) last on last.type = records.type and last.id = records.id
    order by records.type, records.id`.execute(db)
  return rows
}

/** What the log speaks of last as something that is there, though there is no row of it. */
export async function listLostRecords(
  db: Handle,
  types: readonly string[],
): Promise<Pick<ChangeRow, 'type' | 'id' | 'sequence'>[]> {
  const { rows } = await sql<Pick<ChangeRow, 'type' | 'id' | 'sequence'>>`
    select changes.type, changes.id, changes.sequence from changes
    join (select max(sequence) as sequence from changes where type in (${sql.join(types)}) group by type, id) last
      on last.sequence = changes.sequence
    where changes.action <> 'delete' and not exists (
      select 1 from (${records}) records where records.type = changes.type and records.id = changes.id
    ) order by changes.sequence`.execute(db)
  return rows
}

/** What the last change of each record of a kind made of it; without those whose contents were erased. */
export async function listLastContents(
  db: Handle,
  type: string,
): Promise<Map<string, Record<string, unknown>>> {
  const last = db
    .selectFrom('changes')
    .where('type', '=', type)
    .groupBy('id')
    .select((eb) => eb.fn.max('sequence').as('sequence'))
  const rows = await db
    .selectFrom('changes')
    .select(['id', 'after'])
    .where('sequence', 'in', last)
    .where('after', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, after }) => [id, JSON.parse(after ?? '{}')]))
}

/** What the log says last of the second factor of each account, such as `set up`. */
export async function listLastFactorSteps(db: Handle): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('changes')
    .select(['id', 'after'])
    .where('type', '=', 'user')
    .where('after', 'like', '%"second factor":%')
    .orderBy('sequence')
    .execute()
  return new Map(rows.map(({ id, after }) => [id, String(JSON.parse(after ?? '{}')['second factor'])]))
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

export interface KeptCount {
  /** What is counted, such as `pending applications`. */
  of: string
  kept: number
  real: number
}

/** How many the kept counters say there are, and how many there really are. */
export async function listKeptCounts(db: Handle): Promise<KeptCount[]> {
  const { rows } = await sql<KeptCount>`
    select name as of, sum(kept) as kept, sum(real) as real from (
      select status || ' applications' as name, count as kept, 0 as real from application_counts
      union all select status || ' applications', 0, count(*) from (
        select case when is_suspected = 1 then 'suspected' else status end as status from applications
      ) counted group by status
      union all select type || ' records of the state "' || state || '"', count, 0 from entry_counts
      union all select type || ' records of the state "' || state || '"', 0, count(*) from entries
        where deleted_at is null group by type, state
    ) counted group by name order by name`.execute(db)
  // PostgreSQL answers sums as text.
  return rows.map(({ of, kept, real }) => ({ of, kept: Number(kept), real: Number(real) }))
}

export type OpenWork = Pick<Tables['due_work'], 'id' | 'kind' | 'state' | 'payload' | 'due_at' | 'retry_at'>

/** What waits for its time, and what failed for good. */
export async function readOpenWork(db: Handle): Promise<OpenWork[]> {
  return db
    .selectFrom('due_work')
    .select(['id', 'kind', 'state', 'payload', 'due_at', 'retry_at'])
    .where('state', '!=', 'done')
    .orderBy('id')
    .execute()
}

/** Releases that wait for their time, though nothing is queued for it. */
export async function listUnqueuedReleases(db: Handle): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('releases')
    .leftJoin('due_work', (join) =>
      join
        .onRef('due_work.key', '=', 'releases.id')
        .on('due_work.kind', '=', 'release')
        .on('due_work.state', '=', 'waiting'),
    )
    .select(['releases.id', 'name'])
    .where('releases.state', '=', 'scheduled')
    .where('due_work.id', 'is', null)
    .execute()
}

export type ReleasedDraft = Pick<Tables['release_drafts'], 'release_id' | 'type' | 'id' | 'language'>

/** What waits in a release and is no draft: neither what was changed of something published nor words that never were. */
export async function listMissingDrafts(db: Handle): Promise<ReleasedDraft[]> {
  const { rows } = await sql<ReleasedDraft>`
    select release_id, type, id, language from release_drafts waiting where state = 'waiting'
      and not exists (select 1 from drafts where drafts.type = waiting.type and drafts.id = waiting.id
        and drafts.language = waiting.language and drafts.state = 'open')
      and not exists (select 1 from translations where translations.type = waiting.type and translations.id = waiting.id
        and translations.language = waiting.language and translations.state = 'draft' and translations.deleted_at is null)
    order by release_id, type, id, language`.execute(db)
  return rows
}

export async function countReleases(db: Handle): Promise<number> {
  const row = await db
    .selectFrom('releases')
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirst()
  return Number(row?.total ?? 0)
}
