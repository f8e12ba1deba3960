import {
  createRecord,
  listUrl,
  readRecord,
  readRevisions,
  updateRecord,
} from '../../client/content-queries.ts'
import { RequestError } from '../../client/request-json.ts'
import { readAsStaff, type Versioned } from '../../client/staff-request.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { type Conflict, conflictFields } from './conflict.ts'
import { pickFields } from './definition-resolver.ts'
import { isSameValue } from './is-same-value.ts'
import type { FormTarget, Values } from './record-form-options.ts'

/** A new record whose sending was cut off: it may be stored or not. */
export interface SendMemory {
  uncertain?: Values | undefined
}

/** Creates or updates. A creation that is tried again after its answer was lost does not make a second record. */
export async function sendRecord<D extends Definition>(
  definition: D,
  target: FormTarget,
  values: Values,
  memory: SendMemory,
): Promise<Versioned<RecordOf<D>>> {
  if (target.id !== undefined) return updateRecord(definition, target.id, values, target.etag)
  const earlier = memory.uncertain
  const storedId = earlier && (await findStored(definition, earlier))
  memory.uncertain = undefined
  if (earlier && storedId !== undefined)
    return isSameValue(earlier, values)
      ? readRecord(definition, storedId)
      : updateRecord(definition, storedId, values)
  try {
    return await createRecord(definition, values)
  } catch (error) {
    if (!(error instanceof RequestError) || error.status >= 500) memory.uncertain = values
    throw error
  }
}

async function findStored(definition: Definition, values: Values): Promise<string | undefined> {
  const { record: list } = await readAsStaff<RecordOf<Definition>[]>(listUrl(definition))
  return list.findLast((record) => isSameValue(pickFields(record, Object.keys(values)), values))?.id
}

/** What somebody else stored meanwhile; `saved` where it is exactly what was sent, as after a lost answer. */
export async function readConflict<D extends Definition>(
  definition: D,
  id: string,
  names: readonly string[],
  { base, mine }: { base: Values; mine: Values },
): Promise<{ saved: Versioned<RecordOf<D>> } | { conflict: Conflict }> {
  const [current, revisions] = await Promise.all([readRecord(definition, id), readRevisions(definition, id)])
  const theirs = pickFields(current.record, Object.keys(definition.fields))
  const fields = conflictFields(definition, names, { base, mine, theirs })
  if (fields.length === 0) return { saved: current }
  const [latest] = revisions
  const when = latest?.time ?? current.record.updatedAt ?? ''
  return { conflict: { who: latest?.actor.name ?? '', when, theirs, etag: current.etag, fields } }
}
