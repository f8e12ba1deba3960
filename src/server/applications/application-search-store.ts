import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import type { ApplicationStatus } from '../../content/application/application-rules.ts'
import { searchWords } from '../../shared/search-text.ts'
import type { Handle, Tables } from '../database/tables.ts'
import { textIndex, trigramsOf } from '../database/text-index.ts'
import { countByStatus } from './application-statistics-store.ts'
import type { ApplicationRow } from './application-store.ts'

export interface ApplicationFilter {
  status: ApplicationStatus | undefined
  /** Those that look like a robot's, instead of all others. */
  isSuspected?: boolean
  /** Words that must all stand somewhere in name, email, subject or request. */
  search: string
  /** Only those without an answer: sent before the moment, or since. */
  unanswered?: { sent: 'before' | 'since'; moment: string } | undefined
}

export interface Page {
  limit: number
  offset: number
}

export interface FoundPage {
  rows: ApplicationRow[]
  /** How many there are on all pages. */
  total: number
}

type Query<Result = object> = SelectQueryBuilder<Tables, 'applications', Result>

/** A frequent word fills a page from the newest so many times its length; then no index is asked. */
const reach = 10
/** Words that stand in more than this many are found sooner by reading the newest first. */
const mostCandidates = 1000

/** One page, newest first. */
export async function listApplications(
  db: Handle,
  filter: ApplicationFilter,
  page: Page,
): Promise<FoundPage> {
  const words = searchWords(filter.search)
  if (words.length === 0) return pageOf(db, all(db, filter), page, () => countAll(db, filter))
  // Suspected ones stand in no index. They are few enough to be read: a day's number of one address is limited, and so are the days.
  if (filter.isSuspected) {
    const found = containing(all(db, filter), words)
    return pageOf(db, found, page, () => countRows(found))
  }
  const total = () => countTexts(db, filter, words)
  const newest = await rowsOf(db, idsAmongNewest(db, filter, words, page))
  if (newest.length === page.limit) return { rows: newest, total: await total() }
  const ids = await candidates(db, words)
  const found = containing(all(db, filter), words)
  if (!ids) return pageOf(db, found, page, total)
  const near = found.where(textIndex(db).isOneOf(ids))
  return pageOf(db, near, page, () => countRows(near))
}

/** Of so many, the newest, those are found whose words are spelled a little differently. */
const newestNear = 5000

/** The newest that hold, for each word, one of its pieces: they may hold a word near it. */
export async function listNearApplications(
  db: Handle,
  words: readonly (readonly string[])[],
  limit: number,
): Promise<ApplicationRow[]> {
  const newest = newestFirst(all(db, { status: undefined, search: '' }))
    .selectAll()
    .limit(newestNear)
  return db
    .selectFrom(newest.as('newest'))
    .selectAll()
    .where((eb) => eb.and(words.map((pieces) => eb.or(pieces.map(contains)))))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** All that match, newest first, in batches that cost the same however far in the list they stand. */
export async function* applicationsInBatches(
  db: Handle,
  filter: ApplicationFilter,
  size: number,
): AsyncGenerator<ApplicationRow[]> {
  const words = searchWords(filter.search)
  const isIndexed = words.length > 0 && !filter.isSuspected
  const ids = isIndexed ? await candidates(db, words) : undefined
  const found = containing(all(db, filter), words)
  const query = newestFirst(ids ? found.where(textIndex(db).isOneOf(ids)) : found)
    .selectAll()
    .limit(size)
  let rows = await query.execute()
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows
    if (rows.length < size) return
    const { created_at, id } = last
    rows = await query
      .where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(created_at, id)))
      .execute()
  }
}

async function pageOf(
  db: Handle,
  matching: Query,
  { limit, offset }: Page,
  total: () => Promise<number>,
): Promise<FoundPage> {
  const rows = await rowsOf(db, newestFirst(matching).select('id').limit(limit).offset(offset).$asScalar())
  // A page that is not full ends the list, and saves counting it.
  const endsHere = rows.length < limit && (rows.length > 0 || offset === 0)
  return { rows, total: endsHere ? offset + rows.length : await total() }
}

/** The rows are fetched for the ids of one page only, so skipping many pages stays cheap. */
async function rowsOf(db: Handle, ids: Expression<string>): Promise<ApplicationRow[]> {
  return newestFirst(db.selectFrom('applications').where('id', 'in', ids))
    .selectAll()
    .execute()
}

function idsAmongNewest(db: Handle, filter: ApplicationFilter, words: readonly string[], page: Page) {
  const newest = newestFirst(all(db, filter))
    .select(['id', 'created_at', 'search_text'])
    .limit(reach * (page.offset + page.limit))
  return db
    .selectFrom(newest.as('newest'))
    .where((eb) => eb.and(words.map(contains)))
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .$asScalar()
}

function all(db: Handle, { isSuspected = false, status, unanswered }: ApplicationFilter): Query {
  const query: Query = db.selectFrom('applications').where('is_suspected', '=', isSuspected ? 1 : 0)
  const ofStatus = status ? query.where('status', '=', status) : query
  if (!unanswered) return ofStatus
  return ofStatus
    .where('first_response_at', 'is', null)
    .where('created_at', unanswered.sent === 'before' ? '<' : '>=', unanswered.moment)
    .where('anonymised_at', 'is', null)
}

/** Ids of all that may hold the words; undefined where they are too many to name. */
async function candidates(db: Handle, words: readonly string[]): Promise<string[] | undefined> {
  const trigrams = trigramsOf(words)
  const ids =
    trigrams.length > 0
      ? await textIndex(db).find(db, trigrams, mostCandidates + 1)
      : await findShortWords(db, words, mostCandidates + 1)
  return ids.length > mostCandidates ? undefined : ids
}

/** Words of one or two letters stand in no index. */
async function findShortWords(db: Handle, words: readonly string[], most: number): Promise<string[]> {
  const rows = await containing(db.selectFrom('application_texts'), words).select('id').limit(most).execute()
  return rows.map(({ id }) => id)
}

async function countAll(db: Handle, filter: ApplicationFilter): Promise<number> {
  if (filter.unanswered || filter.isSuspected) return countRows(all(db, filter))
  const counts = await countByStatus(db)
  return counts
    .filter(({ name }) => !filter.status || name === filter.status)
    .reduce((total, { count }) => total + count, 0)
}

async function countTexts(db: Handle, filter: ApplicationFilter, words: readonly string[]): Promise<number> {
  const texts = db.selectFrom('application_texts')
  const ofStatus = filter.status ? texts.where('status', '=', filter.status) : texts
  const wanted = filter.unanswered ? ofStatus.where('id', 'in', all(db, filter).select('id')) : ofStatus
  return countRows(containing(wanted, words))
}

async function countRows<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

function newestFirst<Result>(query: Query<Result>): Query<Result> {
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc')
}

function containing<Table extends keyof Tables, Result>(
  query: SelectQueryBuilder<Tables, Table, Result>,
  words: readonly string[],
): SelectQueryBuilder<Tables, Table, Result> {
  return words.reduce((narrowed, word) => narrowed.where(contains(word)), query)
}

function contains(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`search_text like ${pattern} escape '\\'`
}
