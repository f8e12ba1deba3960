import type { Insertable } from 'kysely'
import type { Handle, Tables } from '../database/tables.ts'
import type { AddressRow } from '../engine/address-store.ts'
import type { EntryRow } from '../engine/content-store.ts'
import type { DraftName } from '../engine/publishing.ts'
import type { DraftRow } from '../engine/record-draft-store.ts'
import { translationType } from '../engine/translation-rows.ts'
import type { TranslationRow } from '../engine/translation-store.ts'
import type { ChangeRow } from './past-content-store.ts'

/** What pages are drawn from. Nothing of people, accounts, applications or due work is ever among it. */
export interface PublicRows {
  entries: EntryRow[]
  translations: TranslationRow[]
  addresses: AddressRow[]
}

/** A draft, and the changes that tell what it was written over. */
export interface DraftRows {
  drafts: DraftRow[]
  changes: ChangeRow[]
}

/** What is published; the trash is left out. */
export async function readPublicRows(db: Handle): Promise<PublicRows> {
  return {
    entries: await db.selectFrom('entries').selectAll().where('deleted_at', 'is', null).execute(),
    translations: await db.selectFrom('translations').selectAll().where('deleted_at', 'is', null).execute(),
    addresses: await db.selectFrom('addresses').selectAll().execute(),
  }
}

/** The open drafts of these names. */
export async function readDraftRows(db: Handle, names: readonly DraftName[]): Promise<DraftRows> {
  const drafts: DraftRow[] = []
  const changes: ChangeRow[] = []
  for (const { type, id, language } of names) {
    const row = await db
      .selectFrom('drafts')
      .selectAll()
      .where('type', '=', type)
      .where('id', '=', id)
      .where('language', '=', language)
      .where('state', '=', 'open')
      .executeTakeFirst()
    if (!row) continue
    drafts.push(row)
    changes.push(...(await groundOf(db, row)))
  }
  return { drafts, changes }
}

/** The change whose state the draft was written over: of the record, or of its translation. */
async function groundOf(
  db: Handle,
  { type, id, language, base_revision: revision }: DraftRow,
): Promise<ChangeRow[]> {
  return db
    .selectFrom('changes')
    .selectAll()
    .where('revision', '=', revision)
    .where((where) =>
      where.or([
        where.and([where('type', '=', type), where('id', '=', id)]),
        where.and([where('type', '=', translationType), where('id', '=', `${type}/${id}/${language}`)]),
      ]),
    )
    .execute()
}

/** A statement takes only so many values. */
const batchSize = 500

/** Fills an empty database; what is searched is indexed by whoever searches first. */
export async function fillShadow(
  tx: Handle,
  { entries, translations, addresses }: PublicRows,
  { drafts, changes }: DraftRows,
  searchedTypes: readonly string[],
): Promise<void> {
  await insertAll(tx, 'entries', entries)
  await insertAll(tx, 'translations', translations)
  await insertAll(tx, 'addresses', addresses)
  await insertAll(tx, 'drafts', drafts)
  await insertAll(tx, 'changes', changes)
  const searched = entries.filter(({ type }) => searchedTypes.includes(type))
  await insertAll(
    tx,
    'page_texts_behind',
    searched.map(({ type, id }) => ({ type, id })),
  )
}

async function insertAll<Name extends keyof Tables>(
  tx: Handle,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize) as Insertable<Tables[keyof Tables]>[]
    await tx
      .insertInto(table as keyof Tables)
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Writes a record whatever the rules say; only for a copy that nobody keeps. */
export async function putEntry(tx: Handle, row: EntryRow): Promise<void> {
  const { type: _type, id: _id, ...values } = row
  await tx
    .insertInto('entries')
    .values(row)
    .onConflict((conflict) => conflict.columns(['type', 'id']).doUpdateSet(values))
    .execute()
}
