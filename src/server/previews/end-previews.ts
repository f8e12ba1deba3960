import type { Handle } from '../database/tables.ts'
import type { Actor } from '../engine/actor.ts'
import { previewChanges, previewFacts } from './preview-log.ts'
import { listOpenPreviewsOf, type PreviewRow, revokePreview } from './preview-store.ts'

interface By {
  actor: Actor
  time: string
}

/** From now on nobody can open it. */
export async function endPreview(tx: Handle, row: PreviewRow, { actor, time }: By): Promise<void> {
  await revokePreview(tx, row.id, time)
  const states = { before: previewFacts(row), after: null }
  await previewChanges.append(tx, { time, actor, action: 'delete', id: row.id, revision: 2, ...states })
}

/** Ends what somebody shared who has no account any more, or one that is switched off. */
export async function endPreviewsOf(tx: Handle, userId: string, by: By): Promise<void> {
  for (const row of await listOpenPreviewsOf(tx, userId)) await endPreview(tx, row, by)
}
