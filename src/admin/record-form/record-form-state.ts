import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftName } from '../../client/approval-requests.ts'
import type { EditorPlace } from '../../client/presence-line.ts'
import type { EditedRecord, RecordDraft } from '../../client/record-drafts.ts'
import type { Versioned } from '../../client/staff-request.ts'
import type { Conflict, Side } from '../../schema/conflict.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import type { Asking } from '../approval/use-asking.ts'
import type { PointedField } from '../checks/use-pointed-field.ts'
import type { PublishQuestion } from '../checks/use-publish-question.ts'
import type { ReleaseQuestion } from '../releases/use-release-question.ts'
import type { SaveProblem } from './save-problem.ts'
import type { FormDrafts } from './use-form-draft.ts'
import type { DraftStatus } from './use-record-draft.ts'

/** What is prepared of the record on the screen. */
export interface FormDraft {
  /** Undefined while there is none. */
  facts: RecordDraft | undefined
  status: DraftStatus
  /** Why it could not be saved, where the server said so. */
  reason: string
  /** Saves what is typed without publishing it; from then on it is saved by itself. */
  save: () => Promise<boolean>
  throwAway: () => Promise<void>
  /** Brings back what was thrown away last. */
  bringBack: (id: string, isNew: boolean) => Promise<void>
}

/** What the form was read from or has stored itself, and what is stored by now. */
export interface FormGround<D extends Definition = Definition> {
  revision: number
  draftRevision: number
  base: Record<string, unknown>
  read(): Promise<EditedRecord<D>>
  /** In the place of what is on the screen; what was typed there is kept and offered. */
  show(edited: EditedRecord<D>): void
}

/** A form as the components around it see it. */
export interface RecordFormState<D extends Definition = Definition> {
  definition: D
  names: readonly string[]
  methods: UseFormReturn<FieldValues>
  /** Until the record is there: 'loading', or 'failed' with the defaults on the screen and no way to save. */
  status: 'loading' | 'failed' | 'ready'
  retry: () => void
  /** The load failed because there is no such record. */
  isMissing: boolean
  loadFailedText: string
  id: string | undefined
  /** Undefined also for a record that is only a draft: it has no page and no history yet. */
  publishedId: string | undefined
  /** Under which name others see that it is open; undefined for a record that does not exist yet. */
  place: EditorPlace | undefined
  stored: FormGround<D>
  isNew: boolean
  isDirty: boolean
  isReadOnly: boolean
  isSaving: boolean
  canSave: boolean
  /** ISO time of the last save that is on the screen; null for a record never saved. */
  savedAt: string | null
  problem: SaveProblem | null
  conflict: Conflict | null
  resolveConflict: (sides: Record<string, Side>) => Promise<boolean>
  dismissConflict: () => void
  restoreDeleted: () => Promise<boolean>
  /** What is prepared and not published; null where records have no drafts. */
  draft: FormDraft | null
  /** Whether there is something that could be published as it is stored. */
  isPrepared: boolean
  /** Of words in another language: whether their record is hidden, and they with it. */
  isOriginalHidden: boolean
  /** What a draft of it is called by those who decide about it; undefined for a record that does not exist yet. */
  drafted: DraftName | undefined
  /** Where saving means asking somebody who may publish; null for those who may. */
  asking: Asking | null
  /** What was typed in this browser and never stored. */
  kept: FormDrafts
  /** What is asked before it is published. */
  question: PublishQuestion
  /** What is asked before it leaves the release that it waits in. */
  releaseQuestion: ReleaseQuestion
  /** The field that is marked with something to be said about it. */
  pointed: PointedField | null
  pointAt: (path: string, words: string) => void
  /** Checks and stores; answers whether it is stored. */
  save: () => Promise<boolean>
  /** Keeps what is typed where visitors do not see it; stores it where nothing can be drafted. */
  keep: () => Promise<boolean>
  /**
   * Puts these values onto the screen and keeps them as a draft. Where they are all of a record, what was typed is offered.
   * Null where nothing is drafted.
   */
  bringIn: ((values: Record<string, unknown>, of: 'all' | 'part') => Promise<boolean>) | null
  /**
   * Shows what takes the place of the record at once. `replace` is given the revision of the draft that makes way. Answers
   * false where a save is under way.
   */
  replaceBy(replace: (draft: number | undefined) => Promise<Versioned<RecordOf<D>>>): Promise<boolean>
  /** Back to what was loaded. */
  discard: () => void
  /** Shows another state of the record, such as a restored revision; what is typed is kept and offered. */
  adopt(versioned: Versioned<RecordOf<D>>): void
  /** The same where only a part of it is new: what was typed elsewhere stays, unsaved. */
  adoptPart(versioned: Versioned<RecordOf<D>>): void
}
