import { createContext, use } from 'react'
import type { FieldChange, ItemChange } from '../../schema/compare-values.ts'
import type { RecordPart } from '../../schema/restore-part.ts'

/** Brings a part of the given revision back; the label says which, for the message about it. */
export type RestorePart = (revision: number, part: RecordPart, label: string) => Promise<void>

/** Brings parts of the older of two compared versions back. */
export interface PartRestore {
  /** Undefined where there is nothing to bring back. */
  partOf(change: FieldChange, item?: ItemChange): RecordPart | undefined
  restore(part: RecordPart, label: string): Promise<void>
}

export const PartRestoreContext = createContext<PartRestore | null>(null)

/** Null for those who may not change the record, and while it is in the trash. */
export function usePartRestore(): PartRestore | null {
  return use(PartRestoreContext)
}
