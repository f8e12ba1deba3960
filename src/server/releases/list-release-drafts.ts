import type { Language } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import type { DraftName } from '../engine/publishing.ts'
import { listDraftsIn } from '../engine/release-store.ts'

/** The drafts that a release publishes, or did, in the order they were added. */
export async function listReleaseDrafts(db: Handle, releaseId: string): Promise<DraftName[]> {
  const rows = await listDraftsIn(db, releaseId)
  return rows.map(({ type, id, language }) => ({ type, id, language: language as Language }))
}
