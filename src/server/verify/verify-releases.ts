import type { Handle } from '../database/tables.ts'
import type { Verdict } from './verify-change-log.ts'
import { countReleases, listMissingDrafts, listUnqueuedReleases } from './verify-store.ts'

/** Whether every release that is scheduled will go live, and every draft that waits in one is there. */
export async function verifyReleases(db: Handle): Promise<Verdict> {
  const unqueued = await listUnqueuedReleases(db)
  const missing = await listMissingDrafts(db)
  return {
    checked: await countReleases(db),
    problems: [
      ...unqueued.map(({ name }) => `The release “${name}” never goes live: nothing is queued for its time.`),
      ...missing.map(
        ({ release_id, type, id, language }) =>
          `The release ${release_id} holds ${type} ${id} (${language}), which is no draft.`,
      ),
    ],
  }
}
