import { createRecord, readRecord, updateRecord } from '../../client/content-queries.ts'
import { newIdempotencyKey } from '../../client/idempotency-key.ts'
import { RequestError } from '../../client/request-json.ts'
import type { Versioned } from '../../client/staff-request.ts'
import { type Conflict, conflictFields } from '../../schema/conflict.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { isSameValue } from '../../shared/is-same-value.ts'
import { pickFields } from './definition-resolver.ts'
import type { FormTarget, Values } from './record-form-options.ts'

/** Of one form: the new record that was sent and of which nobody knows yet whether it is stored. */
export interface Unanswered {
  creation?: { key: string; values: Values } | undefined
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
): Promise<Saved<D> | { conflict: Conflict }> {
  try {
    return { saved: await sendRecord(definition, at, values, unanswered) }
  } catch (error) {
    const isStale = error instanceof RequestError && error.status === 412
    if (!isStale || at.id === undefined) throw error
    return readConflict(definition, at.id, names, { base: at.base, mine: values })
  }
}

/** Creates or updates. A creation that is tried again after its answer was lost does not make a second record. */
export async function sendRecord<D extends Definition>(
  definition: D,
  target: FormTarget,
  values: Values,
  unanswered: Unanswered,
): Promise<Versioned<RecordOf<D>>> {
  if (target.id !== undefined) return updateRecord(definition, target.id, values, target.etag)
  const creation = unanswered.creation ?? { key: newIdempotencyKey(), values }
  const isRetyped = !isSameValue(creation.values, values)
  unanswered.creation = creation
  const created = await createRecord(definition, creation.values, creation.key).catch((error: unknown) => {
    if (!isRefusal(error)) throw error
    // Nothing is stored: the next try is a new one.
    unanswered.creation = undefined
    if (!isRetyped) throw error
  })
  if (!created) return sendRecord(definition, target, values, unanswered)
  // What was typed since the first try changes the record that it made.
  const saved = isRetyped ? await updateRecord(definition, created.record.id, values, created.etag) : created
  unanswered.creation = undefined
  return saved
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
): Promise<Saved<D> | { conflict: Conflict }> {
  const current = await readRecord(definition, id)
  const theirs = pickFields(current.record, Object.keys(definition.fields))
  const fields = conflictFields(definition, names, { base, mine, theirs })
  if (fields.length === 0) return { saved: current }
  const { updatedBy, updatedAt } = current.record
  return { conflict: { who: updatedBy ?? '', when: updatedAt ?? '', theirs, etag: current.etag, fields } }
}
