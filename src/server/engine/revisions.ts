import type { LoggedChange } from './logged-change.ts'

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

export function revisionsOf(changes: readonly LoggedChange[]): Revision[] {
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
