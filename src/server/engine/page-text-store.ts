import type { Selectable } from 'kysely'
import { mainLanguage } from '../../shared/languages.ts'
import { pageTextIndex } from '../database/page-text-index.ts'
import type { Handle, Tables } from '../database/tables.ts'
import { trigramsOf } from '../database/text-index.ts'

export type PageTextRow = Omit<Selectable<Tables['page_texts']>, 'number'>
export type RecordKey = Pick<PageTextRow, 'type' | 'id'>

/** Makes the rows of a record those that are given. What stays the same is not written again. */
export async function replacePageTexts(
  tx: Handle,
  { type, id }: RecordKey,
  wanted: readonly PageTextRow[],
): Promise<void> {
  const stored = await tx
    .selectFrom('page_texts')
    .select(['type', 'id', 'language', 'title_text', 'search_text'])
    .where('type', '=', type)
    .where('id', '=', id)
    .execute()
  const outdated = stored.filter((row) => !wanted.some((other) => isSame(row, other)))
  const added = wanted.filter((row) => !stored.some((other) => isSame(row, other)))
  for (const { language } of outdated)
    await tx
      .deleteFrom('page_texts')
      .where('type', '=', type)
      .where('id', '=', id)
      .where('language', '=', language)
      .execute()
  for (const row of added) await tx.insertInto('page_texts').values(row).execute()
}

function isSame(one: PageTextRow, other: PageTextRow): boolean {
  return (
    one.language === other.language &&
    one.title_text === other.title_text &&
    one.search_text === other.search_text
  )
}

/** Says that a record is not in the index as it is. Costs a save almost nothing. */
export async function markBehind(tx: Handle, { type, id }: RecordKey): Promise<void> {
  await tx
    .insertInto('page_texts_behind')
    .values({ type, id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function listBehind(db: Handle, limit: number): Promise<RecordKey[]> {
  return db.selectFrom('page_texts_behind').select(['type', 'id']).limit(limit).execute()
}

export async function deleteBehind(tx: Handle, { type, id }: RecordKey): Promise<void> {
  await tx.deleteFrom('page_texts_behind').where('type', '=', type).where('id', '=', id).execute()
}

export type FoundRow = Pick<PageTextRow, 'type' | 'id' | 'title_text'>

/** In the place of a language: the words that staff find a record by. No visitor's search names it. */
export const staffWords = 'staff'

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

interface NearQuery {
  /** The pieces of each word. */
  words: readonly (readonly string[])[]
  limit: number
  /** Of so many texts, those that changed last. No index knows pieces, so each of them is read. */
  reach: number
}

/** What staff find records by, where it may hold each of the words but for a typing error: one of its pieces. */
export async function listNear(
  db: Handle,
  column: 'title_text' | 'search_text',
  { words, limit, reach }: NearQuery,
): Promise<(FoundRow & { text: string })[]> {
  const { holds } = pageTextIndex(db)
  const ofStaff = db
    .selectFrom('page_texts')
    .select((eb) => ['type', 'id', 'title_text', eb.ref(column).as('text')])
    .where('language', '=', staffWords)
    .orderBy('number', 'desc')
    .limit(reach)
  return db
    .selectFrom(ofStaff.as('of_staff'))
    .selectAll()
    .where((eb) => eb.and(words.map((pieces) => eb.or(pieces.map((piece) => holds('text', piece))))))
    .limit(limit)
    .execute()
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
  if (language === mainLanguage || language === staffWords || own.length >= limit) return own
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

/** The next records of a type that are not in the trash, by id, those among them that are only drafts. */
export async function listIdsAfter(
  tx: Handle,
  { type, after, limit }: { type: string; after: string; limit: number },
): Promise<string[]> {
  const stored = tx
    .selectFrom('entries')
    .select('id')
    .where('type', '=', type)
    .where('id', '>', after)
    .where('deleted_at', 'is', null)
  const drafted = tx
    .selectFrom('drafts')
    .select('id')
    .where('type', '=', type)
    .where('id', '>', after)
    .where('language', '=', mainLanguage)
    .where('state', '=', 'open')
    .where('base_revision', '=', 0)
  const rows = await stored.union(drafted).orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}
