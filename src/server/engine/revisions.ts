import type { Definition } from '../../schema/define-content.ts'
import { notFound } from '../../shared/app-error.ts'
import type { Handle } from '../database/tables.ts'
import { type LoggedChange, listChanges } from './change-log.ts'

/** One step in a record's history, as the history panel shows it. */
export interface Revision {
  revision: number
  time: string
  actor: { id: string | null; name: string }
  action: string
  /** Names of the fields that this step changed. */
  changed: string[]
  /** The values after it, or before it where it deleted the record. */
  values: unknown
}

export async function listRevisions(db: Handle, definition: Definition, id: string): Promise<Revision[]> {
  const changes = await listChanges(db, definition.name, id)
  if (changes.length === 0 && definition.kind === 'collection') throw notFound(definition.label[0])
  return changes.map((change) => ({
    revision: change.revision,
    time: change.time,
    actor: change.actor,
    action: change.action,
    changed: changedFields(change),
    values: change.after ?? change.before,
  }))
}

export function changedFields(change: Pick<LoggedChange, 'before' | 'after'>): string[] {
  const before = asValues(change.before)
  const after = asValues(change.after)
  if (!before || !after) return []
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

function asValues(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined
}
