import type { Tables } from '../database/tables.ts'
import type { Actor } from './actor.ts'

/**
 * `revert` brings a whole earlier state back, `revertPart` one field of it or one item of a list. `publish` and `undo` are
 * said of releases.
 */
export type ChangeAction =
  | 'create'
  | 'update'
  | 'reorder'
  | 'delete'
  | 'restore'
  | 'revert'
  | 'revertPart'
  | 'publish'
  | 'undo'
  | ApprovalAction

/** What becomes of a draft on its way to being published by somebody else. */
export type ApprovalAction = 'send' | 'approve' | 'sendBack' | 'withdraw'

/** What is recorded of one step of one record. */
export interface Change {
  time: string
  actor: Actor
  action: ChangeAction
  id: string
  revision: number
  before: unknown
  after: unknown
}

/** A change whose values are JSON already. */
export interface WrittenChange extends Change {
  before: string | null
  after: string | null
}

export interface LoggedChange extends Change {
  type: string
  sequence: number
}

export function toLoggedChange(row: Tables['changes']): LoggedChange {
  return {
    sequence: row.sequence,
    time: row.time,
    actor: { id: row.actor_id, name: row.actor_name },
    action: row.action as ChangeAction,
    type: row.type,
    id: row.id,
    revision: row.revision,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
  }
}
