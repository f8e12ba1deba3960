import type { DraftName } from '../../client/approval-requests.ts'
import type { EditorPlace } from '../../client/presence-line.ts'
import type { RecordDraft } from '../../client/record-drafts.ts'
import type { RecordSource } from '../../client/record-source.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import type { ValuesOf } from '../../schema/field.ts'
import type { ScreenWords } from '../../schema/staff-screen.ts'

export type Values = Record<string, unknown>

export type RecordFormTexts = Pick<ScreenWords, 'created' | 'updated' | 'failed' | 'loadFailed'>

export interface RecordFormOptions<D extends Definition> {
  /** The record to edit; left out for a new one and for singletons. */
  id?: string | undefined
  /** Instead of an id: which record of the list is edited. None chosen means that the first save creates it. */
  choose?: ((list: RecordOf<D>[]) => RecordOf<D> | undefined) | undefined
  /** Where a new record differs from the definition's defaults. */
  initial?: Partial<ValuesOf<D['fields']>> | undefined
  /** The fields this form edits and sends; all by default. */
  fields?: readonly (keyof D['fields'] & string)[] | undefined
  /** Another screen edits the record as a whole; this one keeps its drafts apart from that. */
  isPart?: boolean
  texts: RecordFormTexts
  /** What others are told is open here; by default the record itself. */
  place?: EditorPlace | undefined
  /** Where the record is kept; among the records of its type by default. */
  source?: RecordSource<D> | undefined
  /** What is drafted, where that is not the record itself but its words in another language. */
  drafted?: DraftName | undefined
  /** Whether visitors see nothing of it though it is stored, as words that were never published. */
  isUnpublished?: boolean
  /** Whether visitors see nothing of it because they do not see the record that it belongs to. */
  isOriginalHidden?: boolean
  /** What makes visitors see it, where the form can be looked through before that is chosen. */
  shownWith?: Values
  /** `isAllStored` is false where more was typed while the save was under way. */
  onSaved?: ((record: RecordOf<D>, was: 'created' | 'updated', isAllStored: boolean) => void) | undefined
  /** What stays on the screen after a save, where that is more than what was stored. */
  shownAfterSave?: ((typed: Values, saved: Values) => Values) | undefined
}

/** Where the form stands: which record it writes to and what that held when it was read. */
export interface FormTarget {
  /** Undefined for a record that does not exist yet. */
  id: string | undefined
  etag: string | undefined
  base: Values
  updatedAt: string | null
  /** Left out where nothing can be drafted; in the state `none` where nothing is. */
  draft?: RecordDraft | undefined
}

export function newTarget(base: Values): FormTarget {
  return { id: undefined, etag: undefined, base, updatedAt: null }
}
