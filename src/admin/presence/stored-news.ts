import type { PresenceState, StoredState } from '../../shared/presence-state.ts'

/** Which state of the record and of its draft a form was read from, or has stored itself. */
export interface SeenRevisions {
  revision: number
  draftRevision: number
}

export interface StoredNews extends Pick<StoredState, 'updatedAt' | 'updatedBy'> {
  kind: 'saved' | 'drafted' | 'draftGone' | 'deleted'
}

/** What somebody stored that a form does not know of; undefined where it knows all. */
export function storedNews(
  { published, draft }: Pick<PresenceState, 'published' | 'draft'>,
  seen: SeenRevisions,
): StoredNews | undefined {
  if (published && published.revision > seen.revision)
    return newsOf(published, published.isGone ? 'deleted' : 'saved')
  if (draft && draft.revision > seen.draftRevision)
    return newsOf(draft, draft.isGone ? 'draftGone' : 'drafted')
  return undefined
}

/** Whether the draft that a form shows was published by somebody, just as the form shows it. */
export function isDraftPublished(
  { published, draft }: Pick<PresenceState, 'published' | 'draft'>,
  seen: SeenRevisions,
): boolean {
  // The end of a draft raises its revision by one.
  const isDraftOver = draft?.isGone === true && draft.revision === seen.draftRevision + 1
  return isDraftOver && published !== null && !published.isGone && published.revision > seen.revision
}

function newsOf({ updatedAt, updatedBy }: StoredState, kind: StoredNews['kind']): StoredNews {
  return { kind, updatedAt, updatedBy }
}
