import { type Selectable, sql } from 'kysely'
import { sealRows } from '../database/seal-store.ts'
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
  return db
    .selectFrom('drafts')
    .selectAll()
    .where('type', '=', key.type)
    .where('id', '=', key.id)
    .where('language', '=', key.language)
    .executeTakeFirst()
}

export async function listDraftsOf(
  db: Handle,
  { type, id }: Pick<DraftKey, 'type' | 'id'>,
): Promise<DraftRow[]> {
  return db.selectFrom('drafts').selectAll().where('type', '=', type).where('id', '=', id).execute()
}

/** Ids of drafts that begin like `id`, for finding a free one. */
export async function draftIdsLike(db: Handle, type: string, id: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('drafts')
    .select('id')
    .where('type', '=', type)
    .where('state', '=', 'open')
    .where((eb) => eb.or([eb('id', '=', id), eb('id', 'like', `${id}-%`)]))
    .execute()
  return new Set(rows.map((row) => row.id))
}

export async function putDraft(tx: Handle, row: DraftRow): Promise<void> {
  const { type, id, language, ...values } = row
  await tx
    .insertInto('drafts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['type', 'id', 'language']).doUpdateSet(values))
    .execute()
  await sealRows(tx, 'drafts', sql`type = ${type} and id = ${id} and language = ${language}`)
}
