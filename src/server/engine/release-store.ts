import type { Selectable } from 'kysely'
import type { Handle, Tables } from '../database/tables.ts'
import type { DraftKey } from './record-draft-store.ts'

export type ReleaseRow = Selectable<Tables['releases']>
export type ReleaseDraftRow = Selectable<Tables['release_drafts']>

export async function findRelease(db: Handle, id: string): Promise<ReleaseRow | undefined> {
  return db.selectFrom('releases').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The newest first. */
export async function listReleaseRows(db: Handle): Promise<ReleaseRow[]> {
  return db
    .selectFrom('releases')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute()
}

export async function putRelease(tx: Handle, row: ReleaseRow): Promise<void> {
  const { id: _id, ...values } = row
  await tx
    .insertInto('releases')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

export async function deleteRelease(tx: Handle, id: string): Promise<void> {
  await tx.deleteFrom('release_drafts').where('release_id', '=', id).execute()
  await tx.deleteFrom('releases').where('id', '=', id).execute()
}

/** What is in a release, in the order it was added. */
export async function listDraftsIn(db: Handle, releaseId: string): Promise<ReleaseDraftRow[]> {
  return db
    .selectFrom('release_drafts')
    .selectAll()
    .where('release_id', '=', releaseId)
    .orderBy('place')
    .execute()
}

/** How many drafts each release holds, by its id. */
export async function countDraftsIn(db: Handle): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('release_drafts')
    .select((eb) => ['release_id', eb.fn.countAll<number>().as('count')])
    .groupBy('release_id')
    .execute()
  return new Map(rows.map(({ release_id, count }) => [release_id, Number(count)]))
}

/** Where the draft waits to go live, if it is in a release. */
export async function findWaitingIn(db: Handle, key: DraftKey): Promise<ReleaseDraftRow | undefined> {
  return db
    .selectFrom('release_drafts')
    .selectAll()
    .where('type', '=', key.type)
    .where('id', '=', key.id)
    .where('language', '=', key.language)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
}

/** The release that each draft waits in, by `type/id/language`. */
export async function listWaitingIn(db: Handle): Promise<Map<string, { id: string; name: string }>> {
  const rows = await db
    .selectFrom('release_drafts')
    .innerJoin('releases', 'releases.id', 'release_drafts.release_id')
    .select(['type', 'release_drafts.id', 'language', 'release_id', 'name'])
    .where('release_drafts.state', '=', 'waiting')
    .execute()
  return new Map(
    rows.map(({ type, id, language, release_id, name }) => [
      `${type}/${id}/${language}`,
      { id: release_id, name },
    ]),
  )
}

export async function putReleaseDraft(tx: Handle, row: ReleaseDraftRow): Promise<void> {
  const { release_id: _release, type: _type, id: _id, language: _language, ...values } = row
  await tx
    .insertInto('release_drafts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['release_id', 'type', 'id', 'language']).doUpdateSet(values))
    .execute()
}

export async function deleteReleaseDraft(
  tx: Handle,
  { release_id, type, id, language }: DraftKey & Pick<ReleaseDraftRow, 'release_id'>,
): Promise<void> {
  await tx
    .deleteFrom('release_drafts')
    .where('release_id', '=', release_id)
    .where('type', '=', type)
    .where('id', '=', id)
    .where('language', '=', language)
    .execute()
}

export type ReleasedRevision = Pick<ReleaseDraftRow, 'release_id' | 'after_revision' | 'undone_revision'> & {
  name: string
}

/** The revisions of a record, or of its words in a language, that came by a release. */
export async function listReleasedRevisions(db: Handle, key: DraftKey): Promise<ReleasedRevision[]> {
  return db
    .selectFrom('release_drafts')
    .innerJoin('releases', 'releases.id', 'release_drafts.release_id')
    .select(['release_id', 'after_revision', 'undone_revision', 'releases.name'])
    .where('release_drafts.type', '=', key.type)
    .where('release_drafts.id', '=', key.id)
    .where('release_drafts.language', '=', key.language)
    .where('release_drafts.state', '=', 'published')
    .whereRef('after_revision', '!=', 'before_revision')
    .execute()
}
