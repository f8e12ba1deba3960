import { newIdempotencyKey } from '../../client/idempotency-key.ts'
import type { SeenDraft } from '../../client/record-drafts.ts'
import { contentSource, type RecordSource } from '../../client/record-source.ts'
import { RequestError } from '../../client/request-json.ts'
import type { Versioned } from '../../client/staff-request.ts'
import { conflictFields } from '../../schema/conflict.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { isSameValue } from '../../shared/is-same-value.ts'
import { pickFields } from './definition-resolver.ts'
import { type FormConflict, publishConflict } from './draft-conflict.ts'
import type { FormTarget, Values } from './record-form-options.ts'

/** Of one form: what was sent and of which nobody knows yet whether it is stored. */
export interface Unanswered {
  creation?: { key: string; values: Values } | undefined
  /** A draft, in the state that was seen of it. */
  publication?: { key: string; values: Values; revision: number } | undefined
}

/** One save: where it goes, the checked values, and all that was on the screen then. */
export interface Sending {
  at: FormTarget
  values: Values
  typed: Values
}

type Saved<D extends Definition> = { saved: Versioned<RecordOf<D>> }

/** Stores, or finds where somebody else stored something different meanwhile. Sent twice, it takes effect once. */
export async function sendOrCompare<D extends Definition>(
  definition: D,
  names: readonly string[],
  { at, values }: Pick<Sending, 'at' | 'values'>,
  unanswered: Unanswered,
  source: RecordSource<D> = contentSource(definition),
): Promise<Saved<D> | { conflict: FormConflict }> {
  try {
    return { saved: await sendRecord(source, at, values, unanswered) }
  } catch (error) {
    const isStale = error instanceof RequestError && error.status === 412
    if (!isStale || at.id === undefined) throw error
    if (at.draft?.state === 'draft' && source.drafts)
      return publishConflict(
        definition,
        names,
        { at: { ...at, draft: at.draft }, mine: values },
        source.drafts,
      )
    return readConflict(definition, at.id, names, { base: at.base, mine: values }, source)
  }
}

/** Creates or updates. A creation that is tried again after its answer was lost does not make a second record. */
export async function sendRecord<D extends Definition>(
  source: RecordSource<D>,
  target: FormTarget,
  values: Values,
  unanswered: Unanswered,
): Promise<Versioned<RecordOf<D>>> {
  const { id, draft } = target
  if (id !== undefined && draft?.state === 'draft' && source.drafts)
    return publishDraft(source.drafts, { id, draft, values }, unanswered)
  if (id !== undefined) return source.update(id, values, target.etag)
  const creation = unanswered.creation ?? { key: newIdempotencyKey(), values }
  const isRetyped = !isSameValue(creation.values, values)
  unanswered.creation = creation
  const created = await source.create(creation.values, creation.key).catch((error: unknown) => {
    if (!isRefusal(error)) throw error
    // Nothing is stored: the next try is a new one.
    unanswered.creation = undefined
    if (!isRetyped) throw error
  })
  if (!created) return sendRecord(source, target, values, unanswered)
  // What was typed since the first try changes the record that it made.
  const saved = isRetyped ? await source.update(created.record.id, values, created.etag) : created
  unanswered.creation = undefined
  return saved
}

interface Publication {
  id: string
  draft: SeenDraft
  values: Values
}

/** Tried again as it was, it has the same key; with other words it is another publication. */
async function publishDraft<D extends Definition>(
  drafts: NonNullable<RecordSource<D>['drafts']>,
  { id, draft, values }: Publication,
  unanswered: Unanswered,
): Promise<Versioned<RecordOf<D>>> {
  const { revision } = draft
  const earlier = unanswered.publication
  const isAgain = earlier?.revision === revision && isSameValue(earlier.values, values)
  const publication = isAgain ? earlier : { key: newIdempotencyKey(), values, revision }
  unanswered.publication = publication
  try {
    const saved = await drafts.publish(id, values, draft, publication.key)
    unanswered.publication = undefined
    return saved
  } catch (error) {
    if (isRefusal(error)) unanswered.publication = undefined
    throw error
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof RequestError && error.status < 500
}

/** What somebody else stored meanwhile; `saved` where it is exactly what was sent, as after a lost answer. */
export async function readConflict<D extends Definition>(
  definition: D,
  id: string,
  names: readonly string[],
  { base, mine }: { base: Values; mine: Values },
  source: RecordSource<D> = contentSource(definition),
): Promise<Saved<D> | { conflict: FormConflict }> {
  const current = await source.read(id)
  const theirs = pickFields(current.record, Object.keys(definition.fields))
  const fields = conflictFields(definition, names, { base, mine, theirs })
  if (fields.length === 0) return { saved: current }
  const { updatedBy, updatedAt } = current.record
  return { conflict: { who: updatedBy ?? '', when: updatedAt ?? '', theirs, etag: current.etag, fields } }
}
