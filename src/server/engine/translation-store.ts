import type { Selectable } from 'kysely'
import type { TranslatedTexts } from '../../schema/translation-status.ts'
import { mainLanguage } from '../../shared/languages.ts'
import type { Handle, Tables } from '../database/tables.ts'

export type TranslationRow = Selectable<Tables['translations']>
export type TranslationKey = Pick<TranslationRow, 'type' | 'id' | 'language'>

/** What a row and the change log hold of a translation. */
export interface TranslationData {
  /** Names it in sentences about what was done. */
  title: string
  state: 'draft' | 'published'
  texts: TranslatedTexts
}

/** The row, taken back or not. */
export async function findTranslation(db: Handle, key: TranslationKey): Promise<TranslationRow | undefined> {
  return db
    .selectFrom('translations')
    .selectAll()
    .where('type', '=', key.type)
    .where('id', '=', key.id)
    .where('language', '=', key.language)
    .executeTakeFirst()
}

/** Above this many, all of a type are read: a statement takes only so many values. */
const maxNamed = 100

/** The published translations of records of a type. */
export async function listPublished(
  db: Handle,
  { type, language }: Pick<TranslationKey, 'type' | 'language'>,
  ids: readonly string[],
): Promise<Pick<TranslationRow, 'id' | 'data'>[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('translations')
    .select(['id', 'data'])
    .where('type', '=', type)
    .where('language', '=', language)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .$if(ids.length <= maxNamed, (select) => select.where('id', 'in', ids))
    .execute()
}

export async function listTranslationsOf(
  db: Handle,
  { type, id }: Pick<TranslationKey, 'type' | 'id'>,
): Promise<TranslationRow[]> {
  return db
    .selectFrom('translations')
    .selectAll()
    .where('type', '=', type)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Those of a record that were taken back at this moment. */
export async function listTakenBack(
  db: Handle,
  { type, id }: Pick<TranslationKey, 'type' | 'id'>,
  time: string,
): Promise<TranslationRow[]> {
  return db
    .selectFrom('translations')
    .selectAll()
    .where('type', '=', type)
    .where('id', '=', id)
    .where('deleted_at', '=', time)
    .execute()
}

/**
 * Taken back, newest first, of records that are there: those that another record under their id took the place of are not,
 * nor those of a draft that was thrown away, which brings them back itself. `singletons` are there although nobody saved them.
 */
export async function listDeletedTranslations(
  db: Handle,
  types: readonly string[],
  singletons: readonly string[],
): Promise<TranslationRow[]> {
  if (types.length === 0) return []
  return db
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
    .where('translations.deleted_at', 'is not', null)
    .where('translations.type', 'in', types)
    .where('entries.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('entries.created_at', '<', where.ref('translations.deleted_at')),
        where.and([where('entries.id', 'is', null), where('drafts.base_revision', '=', 0)]),
        where.and([where('entries.id', 'is', null), where('translations.type', 'in', ['', ...singletons])]),
      ]),
    )
    .orderBy('translations.deleted_at', 'desc')
    .limit(1000)
    .execute()
}

export async function putTranslation(tx: Handle, row: TranslationRow): Promise<void> {
  const { type: _type, id: _id, language: _language, ...values } = row
  await tx
    .insertInto('translations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['type', 'id', 'language']).doUpdateSet(values))
    .execute()
}
