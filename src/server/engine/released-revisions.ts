import type { Handle } from '../database/tables.ts'
import type { DraftKey } from './record-draft-store.ts'
import { listReleasedRevisions } from './release-store.ts'
import type { Revision } from './revisions.ts'

/** Says of each revision by which release it came, or by whose undo. */
export async function withReleases(
  db: Handle,
  key: DraftKey,
  revisions: readonly Revision[],
): Promise<Revision[]> {
  const released = await listReleasedRevisions(db, key)
  if (released.length === 0) return [...revisions]
  const causes = new Map<number | null, NonNullable<Revision['release']>>()
  for (const { release_id: id, name, after_revision, undone_revision } of released) {
    causes.set(after_revision, { id, name, isUndone: false })
    causes.set(undone_revision, { id, name, isUndone: true })
  }
  return revisions.map((revision) => {
    const release = causes.get(revision.revision)
    return release ? { ...revision, release } : revision
  })
}
