import { mainLanguage } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import type { DraftRow } from './record-draft-store.ts'

type ListedColumn = 'type' | 'id' | 'language' | 'state' | 'data' | 'created_at' | 'updated_at'

/** What waits to be published: a record, or its words in another language. */
export type ListedDraft = Pick<DraftRow, ListedColumn> & {
  created_by: string | null
  updated_by: string | null
  /** Whether visitors read an earlier state of it. */
  is_published: boolean
}

interface Listed {
  types: readonly string[]
  /** Those of them that are there although nobody saved them. */
  singletons: readonly string[]
}

/** The last edited first. Those of records in the trash wait there with them. */
export async function listRecordDrafts(
  db: Handle,
  types: readonly string[],
  limit: number,
): Promise<ListedDraft[]> {
  if (types.length === 0) return []
  const rows = await db
    .selectFrom('drafts')
    .leftJoin('entries', (join) =>
      join
        .onRef('entries.type', '=', 'drafts.type')
        .onRef('entries.id', '=', 'drafts.id')
        .on('entries.deleted_at', 'is', null),
    )
    .selectAll('drafts')
    .select('entries.id as entry_id')
    .where('drafts.state', '=', 'open')
    .where('drafts.language', '=', mainLanguage)
    .where('drafts.type', 'in', types)
    .where((where) => where.or([where('entries.id', 'is not', null), where('drafts.base_revision', '=', 0)]))
    .orderBy('drafts.updated_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ entry_id, ...row }) => ({ ...row, is_published: entry_id !== null }))
}

/** Records that were thrown away before they were published, the last one first. Another one may have their id by now. */
export async function listDiscardedRecords(db: Handle, types: readonly string[]): Promise<DraftRow[]> {
  if (types.length === 0) return []
  return db
    .selectFrom('drafts')
    .leftJoin('entries', (join) =>
      join.onRef('entries.type', '=', 'drafts.type').onRef('entries.id', '=', 'drafts.id'),
    )
    .selectAll('drafts')
    .where('drafts.state', '=', 'discarded')
    .where('drafts.language', '=', mainLanguage)
    .where('drafts.base_revision', '=', 0)
    .where('drafts.type', 'in', types)
    .where('entries.id', 'is', null)
    .orderBy('drafts.updated_at', 'desc')
    .limit(1000)
    .execute()
}

/** What was changed of translations that visitors read. */
export async function listTranslationDrafts(
  db: Handle,
  { types, singletons }: Listed,
  limit: number,
): Promise<ListedDraft[]> {
  if (types.length === 0) return []
  const rows = await db
    .selectFrom('drafts')
    .innerJoin('translations', (join) =>
      join
        .onRef('translations.type', '=', 'drafts.type')
        .onRef('translations.id', '=', 'drafts.id')
        .onRef('translations.language', '=', 'drafts.language')
        .on('translations.state', '=', 'published')
        .on('translations.deleted_at', 'is', null),
    )
    .leftJoin('entries', (join) =>
      join.onRef('entries.type', '=', 'drafts.type').onRef('entries.id', '=', 'drafts.id'),
    )
    .selectAll('drafts')
    .where('drafts.state', '=', 'open')
    .where('drafts.type', 'in', types)
    .where((where) =>
      where.or([
        where.and([where('entries.id', 'is not', null), where('entries.deleted_at', 'is', null)]),
        where('drafts.type', 'in', ['', ...singletons]),
      ]),
    )
    .orderBy('drafts.updated_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, is_published: true }))
}

/** Translations that were never published, also of records that were not. */
export async function listBegunTranslations(
  db: Handle,
  { types, singletons }: Listed,
  limit: number,
): Promise<ListedDraft[]> {
  if (types.length === 0) return []
  const rows = await db
    .selectFrom('translations')
    .leftJoin('entries', (join) =>
      join.onRef('entries.type', '=', 'translations.type').onRef('entries.id', '=', 'translations.id'),
    )
    .leftJoin('drafts', (join) =>
      join
        .onRef('drafts.type', '=', 'translations.type')
        .onRef('drafts.id', '=', 'translations.id')
        .on('drafts.language', '=', mainLanguage)
        .on('drafts.state', '=', 'open'),
    )
    .selectAll('translations')
    .where('translations.type', 'in', types)
    .where('translations.state', '=', 'draft')
    .where('translations.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('entries.id', 'is not', null), where('entries.deleted_at', 'is', null)]),
        where('translations.type', 'in', ['', ...singletons]),
        where.and([where('entries.id', 'is', null), where('drafts.base_revision', '=', 0)]),
      ]),
    )
    .orderBy('translations.updated_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, created_by: null, is_published: false }))
}
