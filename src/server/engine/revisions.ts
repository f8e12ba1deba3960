import type { Definition } from '../../schema/define-content.ts'
import { isObject } from '../../schema/field-members.ts'
import { leftoversOf, readValues } from '../../schema/stored-values.ts'
import type { ApprovedBy } from './approval-log.ts'
import type { Values } from './content-record.ts'
import type { LoggedChange } from './logged-change.ts'

/** One step in a record's history, as the history panel shows it. */
export interface Revision extends Partial<ApprovedBy> {
  revision: number
  time: string
  actor: { id: string | null; name: string }
  action: string
  /** The release that it came by; `isUndone` where that was taken back. */
  release?: { id: string; name: string; isUndone: boolean }
  /** Names of the fields that this step changed. */
  changed: string[]
  /** The values after it, or before it where it deleted the record. */
  values: unknown
}

export function revisionsOf(
  definition: Definition | undefined,
  changes: readonly LoggedChange[],
  approvals: ReadonlyMap<number, ApprovedBy>,
): Revision[] {
  return changes.map((change) => ({
    revision: change.revision,
    time: change.time,
    actor: change.actor,
    ...approvals.get(change.revision),
    action: change.action,
    changed: changedFields(definition, change),
    values: pastValues(definition, change.after ?? change.before),
  }))
}

export function changedFields(
  definition: Definition | undefined,
  change: Pick<LoggedChange, 'before' | 'after'>,
): string[] {
  const before = pastValues(definition, change.before)
  const after = pastValues(definition, change.after)
  if (!before || !after) return []
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

/** Values of the log as today's definition reads them; those of fields that were removed since stand beside them. */
export function pastValues(definition: Definition | undefined, logged: unknown): Values | undefined {
  if (!isObject(logged)) return undefined
  if (!definition) return logged
  const { fields } = definition
  return { ...readValues(fields, logged), ...leftoversOf(fields, logged) }
}
