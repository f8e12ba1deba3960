import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { ApplicationStatus } from '../../content/application-rules.ts'
import { searchText } from '../../shared/search-text.ts'
import type { Handle, Tables } from '../database/tables.ts'
import { textIndex, trigramsOf } from '../database/text-index.ts'
import { countByStatus } from './application-statistics-store.ts'

export type ApplicationRow = Selectable<Tables['applications']>

export interface ApplicationFilter {
  status: ApplicationStatus | undefined
  /** Words that must all stand somewhere in name, email, subject or request. */
  search: string
  /** Only those without an answer: sent before the moment, or since. */
  unanswered?: { sent: 'before' | 'since'; moment: string } | undefined
}

export interface Page {
  limit: number
  offset: number
}

type Query<Result> = SelectQueryBuilder<Tables, 'applications', Result>

export async function insertApplication(tx: Handle, row: ApplicationRow): Promise<void> {
  await tx.insertInto('applications').values(row).execute()
}

export function searchTextOf(values: Pick<ApplicationRow, 'name' | 'email' | 'subject' | 'request'>): string {
  return searchText([values.name, values.email, values.subject, values.request].join('\n'))
}

export async function findApplication(db: Handle, id: string): Promise<ApplicationRow | undefined> {
  return db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst()
}

/** All of one person, oldest first. `email` in lower case. */
export async function findApplicationsOf(db: Handle, email: string): Promise<ApplicationRow[]> {
  return db
    .selectFrom('applications')
    .selectAll()
    .where(sql<boolean>`lower(email) = ${email}`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function findApplicationByKey(db: Handle, key: string): Promise<ApplicationRow | undefined> {
  return db.selectFrom('applications').selectAll().where('idempotency_key', '=', key).executeTakeFirst()
}

type ReviewColumns = Pick<
  ApplicationRow,
  'status' | 'notes' | 'first_response_at' | 'revision' | 'updated_at'
>

export async function updateApplicationRow(tx: Handle, id: string, columns: ReviewColumns): Promise<void> {
  await tx.updateTable('applications').set(columns).where('id', '=', id).execute()
}

/** Some that were sent before the moment and still tell who applied, oldest first. */
export async function findNamedBefore(db: Handle, moment: string, limit: number): Promise<ApplicationRow[]> {
  return db
    .selectFrom('applications')
    .selectAll()
    .where('created_at', '<', moment)
    .where('anonymised_at', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

/** Whether somebody else wrote the same subject: then it tells of nobody. */
export async function isSharedSubject(db: Handle, { id, subject }: ApplicationRow): Promise<boolean> {
  const other = await db
    .selectFrom('applications')
    .select('id')
    .where('subject', '=', subject)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

export async function replaceApplicationRow(tx: Handle, row: ApplicationRow): Promise<void> {
  const { id, ...columns } = row
  await tx.updateTable('applications').set(columns).where('id', '=', id).execute()
}

export async function deleteApplicationRow(tx: Handle, id: string): Promise<void> {
  await tx.deleteFrom('applications').where('id', '=', id).execute()
}

/** Newest first. The rows are fetched for one page of ids only, so skipping many pages stays cheap. */
export async function listApplications(
  db: Handle,
  filter: ApplicationFilter,
  page: Page,
): Promise<ApplicationRow[]> {
  const ids = newestFirst(await matching(db, filter))
    .select('id')
    .limit(page.limit)
    .offset(page.offset)
  return newestFirst(db.selectFrom('applications').where('id', 'in', ids))
    .selectAll()
    .execute()
}

/** The next rows behind `last`, newest first: every batch costs the same, however far in the list. */
export async function listApplicationsAfter(
  db: Handle,
  filter: ApplicationFilter,
  last: Pick<ApplicationRow, 'created_at' | 'id'> | undefined,
  limit: number,
): Promise<ApplicationRow[]> {
  const query = newestFirst(await matching(db, filter))
    .selectAll()
    .limit(limit)
  if (!last) return query.execute()
  return query
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(last.created_at, last.id)))
    .execute()
}

/** How many match in all. A page that is not full ends the list, and saves counting it. */
export async function totalOf(
  db: Handle,
  filter: ApplicationFilter,
  page: Page,
  rowsOnPage: number,
): Promise<number> {
  const endsHere = rowsOnPage < page.limit && (rowsOnPage > 0 || page.offset === 0)
  if (endsHere) return page.offset + rowsOnPage
  if (!filter.unanswered && wordsOf(filter).length === 0) return knownTotal(db, filter.status)
  const row = await (await matching(db, filter))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

async function knownTotal(db: Handle, status: ApplicationStatus | undefined): Promise<number> {
  const counts = await countByStatus(db)
  return counts
    .filter(({ name }) => !status || name === status)
    .reduce((total, { count }) => total + count, 0)
}

function newestFirst<Result>(query: Query<Result>): Query<Result> {
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc')
}

/** Words that stand in more than this many are found sooner by reading the newest first. */
const mostCandidates = 1000

async function matching(db: Handle, filter: ApplicationFilter): Promise<Query<object>> {
  const words = wordsOf(filter)
  const all: Query<object> = db.selectFrom('applications')
  const ofStatus = filter.status ? all.where('status', '=', filter.status) : all
  const found = await candidates(db, words)
  const near = found ? ofStatus.where(textIndex(db).isOneOf(found)) : ofStatus
  return words.reduce((narrowed, word) => narrowed.where(contains(word)), unanswered(near, filter.unanswered))
}

/** Ids of all that may hold the words; undefined where they are too many to name, or the words too short to look up. */
async function candidates(db: Handle, words: readonly string[]): Promise<string[] | undefined> {
  const trigrams = trigramsOf(words)
  if (trigrams.length === 0) return undefined
  const ids = await textIndex(db).find(db, trigrams, mostCandidates + 1)
  return ids.length > mostCandidates ? undefined : ids
}

function wordsOf({ search }: ApplicationFilter): string[] {
  return searchText(search).split(/\s+/).filter(Boolean)
}

function unanswered<Result>(query: Query<Result>, wanted: ApplicationFilter['unanswered']): Query<Result> {
  if (!wanted) return query
  const operator = wanted.sent === 'before' ? '<' : '>='
  return query
    .where('first_response_at', 'is', null)
    .where('created_at', operator, wanted.moment)
    .where('anonymised_at', 'is', null)
}

function contains(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`search_text like ${pattern} escape '\\'`
}
