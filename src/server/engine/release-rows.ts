import type { Handle } from '../database/tables.ts'
import type { Actor } from './actor.ts'
import { ChangeLog } from './change-log.ts'
import type { ChangeAction } from './logged-change.ts'
import type { DraftKey } from './record-draft-store.ts'
import {
  deleteRelease,
  deleteReleaseDraft,
  findRelease,
  findWaitingIn,
  listDraftsIn,
  putRelease,
  type ReleaseRow,
} from './release-store.ts'

/** The name of releases in the change log. */
export const releaseType = 'release'

/** What the activity calls the values of a release. */
export const releaseLabels = { name: 'Name', state: 'State', publishAt: 'Time', drafts: 'Drafts' }

const changes = new ChangeLog(releaseType)

interface Write {
  actor: Actor
  now: Date
}

interface Save extends Write {
  action: ChangeAction
  /** What the log said of it last; undefined for a new one. */
  before: object | undefined
}

/** What the change log holds of a release. Read it before the drafts in it change. */
export async function releaseFacts(db: Handle, { id, name, state, publish_at }: ReleaseRow): Promise<object> {
  const drafts = await listDraftsIn(db, id)
  return {
    name,
    state,
    publishAt: publish_at,
    drafts: drafts.map(({ type, id, language }) => `${type}/${id}/${language}`),
  }
}

/** Stores a release after the drafts in it were stored, with a change in the log. Answers it with its new revision. */
export async function saveRelease(
  tx: Handle,
  row: ReleaseRow,
  { action, before, actor, now }: Save,
): Promise<ReleaseRow> {
  const time = now.toISOString()
  const saved = { ...row, revision: row.revision + 1, updated_at: time, updated_by: actor.name }
  await putRelease(tx, saved)
  const { id, revision } = saved
  const after = await releaseFacts(tx, saved)
  await changes.append(tx, { time, actor, action, id, revision, before: before ?? null, after })
  return saved
}

/** The drafts in it stay drafts. */
export async function removeRelease(tx: Handle, row: ReleaseRow, { actor, now }: Write): Promise<void> {
  const { id, revision } = row
  const before = await releaseFacts(tx, row)
  await deleteRelease(tx, id)
  const change = { id, revision: revision + 1, before, after: null, action: 'delete' } as const
  await changes.append(tx, { time: now.toISOString(), actor, ...change })
}

/** Takes a draft that was published or thrown away by hand out of the release it waited in. */
export async function leaveRelease(tx: Handle, key: DraftKey, by: Write): Promise<void> {
  const waiting = await findWaitingIn(tx, key)
  const release = waiting && (await findRelease(tx, waiting.release_id))
  if (!release) return
  const before = await releaseFacts(tx, release)
  await deleteReleaseDraft(tx, waiting)
  await saveRelease(tx, release, { action: 'update', before, ...by })
}
