import { AppError } from '../../shared/app-error.ts'
import { momentInWords } from '../../shared/moment-in-words.ts'
import type { Actor } from './actor.ts'
import { namesRevision } from './record-freshness.ts'

/**
 * Which revision of a draft somebody who may publish it wrote or looked at last, and who that was. Only that one goes live:
 * the columns say so rather than the accounts, because those can be changed or deleted before the time comes.
 */
export interface Cleared {
  cleared_revision: number
  cleared_by_id: string | null
}

type Revised = Cleared & { revision: number }

interface Write {
  /** What it replaces; undefined for a draft that is begun. */
  previous: Revised | undefined
  revision: number
  actor: Actor
  ifMatch: string | undefined
}

/** A save clears what it is written over only where its author has read that. */
export function clearedBySave({ previous, revision, actor, ifMatch }: Write): Cleared {
  const before = previous ?? { revision: 0, cleared_revision: 0, cleared_by_id: null }
  const hasRead = isCleared(before) || namesRevision(before.revision, ifMatch)
  if (!actor.asks && hasRead) return { cleared_revision: revision, cleared_by_id: actor.id }
  const { cleared_revision, cleared_by_id } = before
  return { cleared_revision, cleared_by_id }
}

export function isCleared({ revision, cleared_revision }: Revised): boolean {
  return cleared_revision === revision
}

/** Refuses to publish what nobody with the right has seen, and the caller does not say to have seen either. */
export function checkIsSeen(
  draft: Revised & { updated_at: string; updated_by: string | null },
  ifMatch: string | undefined,
): void {
  if (!isCleared(draft) && !namesRevision(draft.revision, ifMatch)) throw changedUnseen(draft)
}

export function changedUnseen(draft: { updated_at: string; updated_by: string | null }): AppError {
  const who = draft.updated_by || 'Somebody'
  return new AppError(
    'stale',
    `${who} changed this draft on ${momentInWords(draft.updated_at)}, and you have not seen that. Nothing was published or scheduled: please look at the draft, then try again.`,
  )
}
