import type { Selectable } from 'kysely'
import { compiledQuery } from '../database/compiled-query.ts'
import type { Handle, Tables } from '../database/tables.ts'

export type DraftRow = Selectable<Tables['drafts']>
export type DraftKey = Pick<DraftRow, 'type' | 'id' | 'language'>

/** What a row and the change log hold of a draft. */
export interface DraftData {
  /** Names it in sentences about what was done. */
  title: string
  /** Only what differs from what was published: the rest follows that. */
  values: Record<string, unknown>
}

/** The row, whatever became of the draft. */
export async function findDraft(db: Handle, key: DraftKey): Promise<DraftRow | undefined> {
  const [row] = await found(db, key)
  return row
}

const found = compiledQuery((db, key: DraftKey) =>
  db
    .selectFrom('drafts')
    .selectAll()
    .where('type', '=', key.type)
    .where('id', '=', key.id)
    .where('language', '=', key.language),
)

export async function listDraftsOf(
  db: Handle,
  { type, id }: Pick<DraftKey, 'type' | 'id'>,
): Promise<DraftRow[]> {
  return db.selectFrom('drafts').selectAll().where('type', '=', type).where('id', '=', id).execute()
}

export type ListedDraft = DraftRow & {
  /** Of the published record; null where there is none. */
  record_data: string | null
}

/** All that wait to be published, the last edited first. Those of records in the trash wait there with them. */
export async function listOpenDrafts(db: Handle, types: readonly string[]): Promise<ListedDraft[]> {
  if (types.length === 0) return []
  return db
    .selectFrom('drafts')
    .leftJoin('entries', (join) =>
      join
        .onRef('entries.type', '=', 'drafts.type')
        .onRef('entries.id', '=', 'drafts.id')
        .on('entries.deleted_at', 'is', null),
    )
    .selectAll('drafts')
    .select('entries.data as record_data')
    .where('drafts.state', '=', 'open')
    .where('drafts.type', 'in', types)
    .where((where) => where.or([where('entries.id', 'is not', null), where('drafts.base_revision', '=', 0)]))
    .orderBy('drafts.updated_at', 'desc')
    .limit(1000)
    .execute()
}

/** Ids of drafts that begin like `id`, for finding a free one. */
export async function draftIdsLike(db: Handle, type: string, id: string): Promise<Set<string>> {
  const rows = await idsLike(db, { type, id, longer: `${id}-%` })
  return new Set(rows.map((row) => row.id))
}

const idsLike = compiledQuery((db, { type, id, longer }: { type: string; id: string; longer: string }) =>
  db
    .selectFrom('drafts')
    .select('id')
    .where('type', '=', type)
    .where('state', '=', 'open')
    .where((where) => where.or([where('id', '=', id), where('id', 'like', longer)])),
)

export async function putDraft(tx: Handle, row: DraftRow): Promise<void> {
  const { type: _type, id: _id, language: _language, ...values } = row
  await tx
    .insertInto('drafts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['type', 'id', 'language']).doUpdateSet(values))
    .execute()
}
