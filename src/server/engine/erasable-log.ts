import type { Handle } from '../database/tables.ts'
import { ChangeLog } from './change-log.ts'
import type { Change } from './logged-change.ts'

/** What the log says of these is erased for a person's sake. The contents of anything else may never be empty afterwards. */
export const erasableTypes = ['application', 'user', 'invitation'] as const
export type ErasableType = (typeof erasableTypes)[number]

export class ErasableLog extends ChangeLog {
  // Only these types can be erased at all: the check of the log goes by the same list.
  constructor(type: ErasableType) {
    super(type)
  }

  /**
   * Removes what the log holds about a record's contents, and logs that with no contents of its own: by this entry an
   * erasure is told from contents that someone removed past the site.
   */
  async erase(tx: Handle, erasure: Omit<Change, 'before' | 'after'>): Promise<void> {
    await this.eraseContents(tx, erasure.id)
    await this.append(tx, { ...erasure, before: null, after: null })
  }
}
