import type { Selectable } from 'kysely'
import { mainLanguage } from '../../shared/languages.ts'
import { compiledQuery } from '../database/compiled-query.ts'
import { pageTextIndex } from '../database/page-text-index.ts'
import type { Handle, Tables } from '../database/tables.ts'
import { trigramsOf } from '../database/text-index.ts'
import type { EntryRow } from './content-store.ts'

export type PageTextRow = Omit<Selectable<Tables['page_texts']>, 'number'>
export type RecordKey = Pick<PageTextRow, 'type' | 'id'>

/** Makes the rows of a record those that are given. What stays the same is not written again. */
export async function replacePageTexts(
  tx: Handle,
  { type, id }: RecordKey,
  wanted: readonly PageTextRow[],
): Promise<void> {
  const stored = await found(tx, { type, id })
  const outdated = stored.filter((row) => !wanted.some((other) => isSame(row, other)))
  const added = wanted.filter((row) => !stored.some((other) => isSame(row, other)))
  for (const { language } of outdated) await removed(tx, { type, id, language })
  for (const row of added) await inserted(tx, row)
}

function isSame(one: PageTextRow, other: PageTextRow): boolean {
  return (
    one.language === other.language &&
    one.title_text === other.title_text &&
    one.search_text === other.search_text
  )
}

const found = compiledQuery((db, { type, id }: RecordKey) =>
  db
    .selectFrom('page_texts')
    .select(['type', 'id', 'language', 'title_text', 'search_text'])
    .where('type', '=', type)
    .where('id', '=', id),
)

const removed = compiledQuery((tx, { type, id, language }: Pick<PageTextRow, 'type' | 'id' | 'language'>) =>
  tx.deleteFrom('page_texts').where('type', '=', type).where('id', '=', id).where('language', '=', language),
)

const inserted = compiledQuery((tx, row: PageTextRow) => {
  const { type, id, language, title_text, search_text } = row
  return tx.insertInto('page_texts').values({ type, id, language, title_text, search_text })
})

/** Says that a record is not in the index as it is. Costs a save almost nothing. */
export const markBehind = compiledQuery((tx, { type, id }: RecordKey) =>
  tx
    .insertInto('page_texts_behind')
    .values({ type, id })
    .onConflict((conflict) => conflict.doNothing()),
)

export const listBehind = compiledQuery((db, { limit }: { limit: number }) =>
  db.selectFrom('page_texts_behind').select(['type', 'id']).limit(limit),
)

export const deleteBehind = compiledQuery((tx, { type, id }: RecordKey) =>
  tx.deleteFrom('page_texts_behind').where('type', '=', type).where('id', '=', id),
)

export type FoundRow = Pick<PageTextRow, 'type' | 'id' | 'title_text'>

interface TextQuery {
  words: readonly string[]
  language: string
  limit: number
}

/** The records whose title holds every word. */
export async function findTitles(db: Handle, query: TextQuery): Promise<FoundRow[]> {
  const { holds } = pageTextIndex(db)
  return inReadingOrder(query, (from) =>
    readable(db, from)
      .where((eb) => eb.and(query.words.map((word) => holds('title_text', word))))
      .orderBy('title_text')
      .orderBy('type')
      .orderBy('id')
      .execute(),
  )
}

/** The records whose title and text together hold every word. */
export async function findTexts(db: Handle, query: TextQuery): Promise<FoundRow[]> {
  const { holds, mayHold } = pageTextIndex(db)
  const trigrams = trigramsOf(query.words)
  return inReadingOrder(query, (from) =>
    readable(db, from)
      .$if(trigrams.length > 0, (select) => select.where(mayHold(trigrams)))
      .where((eb) => eb.and(query.words.map((word) => holds('search_text', word))))
      .orderBy('number')
      .execute(),
  )
}

interface Reading {
  language: string
  /** Leaves out what is published in this language: it is found there. */
  notIn?: string
  limit: number
}

/** In the language, then in the main one what is not published in it. One after the other, so that an index answers each. */
async function inReadingOrder(
  { language, limit }: TextQuery,
  find: (from: Reading) => Promise<FoundRow[]>,
): Promise<FoundRow[]> {
  const own = await find({ language, limit })
  if (language === mainLanguage || own.length >= limit) return own
  const others = await find({ language: mainLanguage, notIn: language, limit: limit - own.length })
  return [...own, ...others]
}

function readable(db: Handle, { language, notIn, limit }: Reading) {
  return db
    .selectFrom('page_texts')
    .select(['page_texts.type', 'page_texts.id', 'title_text'])
    .where('page_texts.language', '=', language)
    .$if(notIn !== undefined, (select) =>
      select.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('page_texts as translated')
              .select('translated.number')
              .whereRef('translated.type', '=', 'page_texts.type')
              .whereRef('translated.id', '=', 'page_texts.id')
              .where('translated.language', '=', notIn ?? ''),
          ),
        ),
      ),
    )
    .limit(limit)
}

const indexName = 'page_texts'

/** By which code the index was made; undefined while it never was, or not to its end. */
export async function readIndexFingerprint(db: Handle): Promise<string | undefined> {
  const row = await db
    .selectFrom('derived_data')
    .select('fingerprint')
    .where('name', '=', indexName)
    .executeTakeFirst()
  return row?.fingerprint
}

export async function writeIndexFingerprint(tx: Handle, fingerprint: string): Promise<void> {
  await tx
    .insertInto('derived_data')
    .values({ name: indexName, fingerprint })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ fingerprint }))
    .execute()
}

export async function clearPageTexts(tx: Handle): Promise<void> {
  await tx.deleteFrom('page_texts').execute()
  await tx.deleteFrom('page_texts_behind').execute()
}

/** The next records of a type that visitors see, by id. */
export async function listVisibleAfter(
  tx: Handle,
  { type, after, limit }: { type: string; after: string; limit: number },
): Promise<EntryRow[]> {
  return tx
    .selectFrom('entries')
    .selectAll()
    .where('type', '=', type)
    .where('id', '>', after)
    .where('deleted_at', 'is', null)
    .where('is_visible', '=', 1)
    .orderBy('id')
    .limit(limit)
    .execute()
}
