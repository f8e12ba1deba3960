import type { RecordDraft, RecordDrafts } from '../../client/record-drafts.ts'
import { type Conflict, conflictFields } from '../../schema/conflict.ts'
import type { Definition } from '../../schema/define-content.ts'
import { mergeChanges } from '../../schema/merge-changes.ts'
import { pickFields } from './definition-resolver.ts'
import type { FormTarget, Values } from './record-form-options.ts'

/** A conflict about a draft, and the draft as it is by now: what is chosen is written over that. */
export interface DraftConflict extends Conflict {
  draft: RecordDraft
}

/** Whatever a form can run into. */
export type FormConflict = Conflict & Partial<Pick<DraftConflict, 'draft'>>

interface Meeting {
  at: FormTarget & { draft: RecordDraft }
  mine: Values
}

/** Why a draft could not be published: it was saved on another device, or the same was published meanwhile. */
export async function publishConflict<D extends Definition>(
  definition: D,
  names: readonly string[],
  { at, mine }: Meeting,
  drafts: RecordDrafts<D>,
): Promise<{ conflict: DraftConflict }> {
  const draft = await drafts.read(at.draft.id)
  if (draft.revision !== at.draft.revision || !draft.published)
    return { conflict: draftConflict(definition, names, { at, mine }, draft) }
  return { conflict: overPublished(definition, names, { at, mine }, draft, draft.published) }
}

function overPublished(
  definition: Definition,
  names: readonly string[],
  { at, mine }: Meeting,
  draft: RecordDraft,
  published: Values,
): DraftConflict {
  const theirs = pickFields(published, Object.keys(definition.fields))
  const fields = conflictFields(definition, names, { base: at.draft.base, mine, theirs })
  const seen = { ...draft, recordRevision: draft.publishedRevision, base: published }
  const who = { who: draft.publishedBy ?? '', when: draft.publishedAt ?? '' }
  return { ...who, theirs, etag: tagOf(seen), fields, draft: seen, isPublished: true }
}

/** Where a draft changes the same as what was published since it was begun; undefined where both fit together. */
export function publishedClash<D extends Definition>(
  definition: D,
  names: readonly string[],
  at: Meeting['at'],
): DraftConflict | undefined {
  const { draft } = at
  if (!draft.published || draft.recordRevision === draft.publishedRevision) return undefined
  const sides = { base: draft.base, mine: draft.values, theirs: draft.published }
  const { clashes } = mergeChanges(definition, names, sides)
  return clashes.length > 0
    ? overPublished(definition, names, { at, mine: draft.values }, draft, draft.published)
    : undefined
}

/** What somebody wrote into the draft, or made of it, since this form read it. */
export function draftConflict(
  definition: Definition,
  names: readonly string[],
  { at, mine }: Meeting,
  draft: RecordDraft,
): DraftConflict {
  const theirs = pickFields(draft.values, Object.keys(definition.fields))
  const fields = conflictFields(definition, names, { base: at.base, mine, theirs })
  const [who, when] = [draft.updatedBy ?? draft.publishedBy, draft.updatedAt ?? draft.publishedAt]
  return { who: who ?? '', when: when ?? '', theirs, etag: tagOf(draft), fields, draft }
}

/** Tells one conflict from the next. */
function tagOf({ revision, recordRevision }: RecordDraft): string {
  return `draft ${revision} over ${recordRevision}`
}
