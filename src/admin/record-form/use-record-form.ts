import { useEffect, useMemo, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { DraftName } from '../../client/approval-requests.ts'
import { draftKey } from '../../client/draft-store.ts'
import type { EditorPlace } from '../../client/presence-line.ts'
import type { EditedRecord, RecordDraft } from '../../client/record-drafts.ts'
import type { Versioned } from '../../client/staff-request.ts'
import type { Conflict, Side } from '../../schema/conflict.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import type { ValuesOf } from '../../schema/field.ts'
import { initialValues } from '../../schema/nested-fields.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { type Asking, useAsking } from '../approval/use-asking.ts'
import { useNeedsApproval } from '../approval/use-may-publish.ts'
import { type PointedField, usePointedField } from '../checks/use-pointed-field.ts'
import { type PublishQuestion, usePublishQuestion } from '../checks/use-publish-question.ts'
import { useCurrentUser } from '../current-user.ts'
import { useIsReadOnly } from '../read-only.ts'
import { useUnsavedWork } from '../unsaved-work.tsx'
import { definitionResolver, pickFields } from './definition-resolver.ts'
import type { FormTarget, RecordFormOptions } from './record-form-options.ts'
import type { SaveProblem } from './save-problem.ts'
import { revisionIn, withoutDraft } from './use-accept-stored.ts'
import { useDraftRemoval } from './use-draft-removal.ts'
import { type FormDrafts, useFormDraft } from './use-form-draft.ts'
import { useFormTarget } from './use-form-target.ts'
import { type DraftStatus, useRecordDraft } from './use-record-draft.ts'
import { useRecordSave } from './use-record-save.ts'

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
  /** What a draft of it is called by those who decide about it; undefined for a record that does not exist yet. */
  drafted: DraftName | undefined
  /** Where saving means asking somebody who may publish; null for those who may. */
  asking: Asking | null
  /** What was typed in this browser and never stored. */
  kept: FormDrafts
  /** What is asked before it is published. */
  question: PublishQuestion
  /** The field that is marked with something to be said about it. */
  pointed: PointedField | null
  pointAt: (path: string, words: string) => void
  /** Checks and stores; answers whether it is stored. */
  save: () => Promise<boolean>
  /** Back to what was loaded. */
  discard: () => void
  /** Shows another state of the record, such as a restored revision; what is typed is kept and offered. */
  adopt(versioned: Versioned<RecordOf<D>>): void
  /** The same where only a part of it is new: what was typed elsewhere stays, unsaved. */
  adoptPart(versioned: Versioned<RecordOf<D>>): void
}

/** The form of every editor: loads, checks by the definition's rules, keeps drafts, stores, and never overwrites unseen work. */
export function useRecordForm<D extends Definition>(
  definition: D,
  options: RecordFormOptions<D>,
): RecordFormState<D> {
  const isReadOnly = useIsReadOnly()
  const names = options.fields ?? Object.keys(definition.fields)
  const [startValues] = useState(() => ({ ...initialValues(definition.fields), ...options.initial }))
  // The record's id is known only after the form exists, and the check asks for it when it runs.
  const id = useRef<string>(undefined)
  const methods = useForm<FieldValues>({
    defaultValues: startValues,
    resolver: useMemo(
      () => definitionResolver(definition, names, () => id.current === undefined),
      [definition, names],
    ),
    shouldFocusError: false,
  })
  const { target, setTarget, getTarget, adopt, adoptPart, read, ...loading } = useFormTarget(
    definition,
    options,
    methods,
    startValues,
  )
  useEffect(() => {
    id.current = target?.id
  })
  const [draftStatus, setDraftStatus] = useState<DraftStatus>('saved')
  const isDrafted = target?.draft?.state === 'draft'
  // What was typed a moment ago is saved in the draft already, however far that is from the record.
  const isDirty = isDrafted ? draftStatus !== 'saved' : methods.formState.isDirty
  const unsaved = useUnsavedWork(isDirty && !isReadOnly)
  const ownFields = options.isPart ? options.fields : undefined
  const key = draftKey(useCurrentUser().id, definition.path, target?.id ?? options.id, ownFields)
  const { kept, forgetTyped, setTypedAside } = useFormDraft({ key, methods, target, setTarget, isReadOnly })
  const canSave = loading.status === 'ready' && !isReadOnly
  const onStored = (isAllStored: boolean) => {
    unsaved.clear()
    if (isAllStored) forgetTyped()
  }
  const storing = { definition, options, names, methods, target, setTarget, getTarget, canSave, onStored }
  const saving = useRecordSave(storing)
  const { question, mayPublish } = usePublishQuestion({
    definition,
    methods,
    getTarget,
    isDirty,
    isOffered: canSave,
    shownWith: options.shownWith,
  })
  const pointing = usePointedField(methods)
  const isHeld = saving.isSaving || saving.conflict !== null
  const drafting = useRecordDraft({ ...storing, isHeld, status: draftStatus, setStatus: setDraftStatus })
  const throwAway = useDraftRemoval({ definition, drafting, getTarget, read, adopt })
  const nameOf = (id: string | undefined): DraftName | undefined =>
    options.drafted ?? (id === undefined ? undefined : { definition, id, lang: mainLanguage })
  const { asking, ask } = useAsking({
    isNeeded: useNeedsApproval() && drafting.isOffered,
    check: saving.check,
    saveDraft: drafting.save,
    getDraft: () => getTarget()?.draft,
    getName: () => nameOf(getTarget()?.id),
  })
  const discard = () => {
    if (isDrafted) methods.reset(target.base)
    else methods.reset()
    drafting.forget()
    saving.clearProblem()
    forgetTyped()
    unsaved.clear()
  }
  /** What was restored, with the draft that lies over it. */
  const edited = async (versioned: Versioned<RecordOf<D>>): Promise<EditedRecord<D>> => {
    const draft = target?.draft
    if (draft?.state === 'draft') return read(draft.id)
    const { record, etag } = versioned
    const values = pickFields(record, Object.keys(definition.fields))
    return { ...versioned, ...(draft && { draft: withoutDraft(draft, etag, values) }) }
  }
  return {
    definition,
    names,
    methods,
    ...loading,
    loadFailedText: options.texts.loadFailed,
    id: target?.id,
    publishedId: target?.draft?.isNew ? undefined : target?.id,
    place: placeOf(definition, options, target),
    stored: {
      revision: revisionIn(target?.etag),
      draftRevision: target?.draft?.revision ?? 0,
      base: target?.base ?? startValues,
      read: () => read(target?.id ?? ''),
      show: (edited) => {
        setTypedAside()
        adopt(edited)
      },
    },
    isNew: target?.id === undefined,
    isDirty,
    isReadOnly,
    canSave,
    savedAt: target?.updatedAt ?? null,
    ...saving,
    ...(drafting.conflict && {
      conflict: drafting.conflict,
      resolveConflict: drafting.resolveConflict,
      dismissConflict: drafting.dismissConflict,
    }),
    save: async () => {
      await drafting.settle()
      return (await mayPublish()) && (asking ? ask() : saving.save())
    },
    question,
    ...pointing,
    draft: drafting.isOffered
      ? { ...drafting, facts: isDrafted ? target.draft : undefined, throwAway }
      : null,
    isPrepared: isDrafted || options.isUnpublished === true,
    drafted: nameOf(target?.id),
    asking,
    kept,
    discard,
    adopt: (versioned) => {
      setTypedAside()
      void edited(versioned).then(adopt)
    },
    adoptPart: (versioned) => void edited(versioned).then(adoptPart),
  }
}

function placeOf<D extends Definition>(
  { path }: D,
  options: RecordFormOptions<D>,
  target: FormTarget | null,
): EditorPlace | undefined {
  if (target?.id === undefined) return undefined
  return options.place ?? { path, id: target.id, lang: mainLanguage }
}

/** The values as they are typed, for a preview. */
export function useTypedValues<D extends Definition>(form: RecordFormState<D>): ValuesOf<D['fields']> {
  const watched = useWatch({ control: form.methods.control })
  return { ...form.methods.getValues(), ...watched } as ValuesOf<D['fields']>
}
