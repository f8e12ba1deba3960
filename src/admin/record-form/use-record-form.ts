import { useEffect, useMemo, useRef, useState } from 'react'
import { type FieldValues, useForm, useWatch } from 'react-hook-form'
import type { DraftName } from '../../client/approval-requests.ts'
import { draftKey } from '../../client/draft-store.ts'
import type { EditorPlace } from '../../client/presence-line.ts'
import type { EditedRecord } from '../../client/record-drafts.ts'
import type { Versioned } from '../../client/staff-request.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import type { ValuesOf } from '../../schema/field.ts'
import { initialValues } from '../../schema/nested-fields.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { useAsking } from '../approval/use-asking.ts'
import { useNeedsApproval } from '../approval/use-may-publish.ts'
import { usePointedField } from '../checks/use-pointed-field.ts'
import { usePublishQuestion } from '../checks/use-publish-question.ts'
import { useCurrentUser } from '../current-user.ts'
import { useIsReadOnly } from '../read-only.ts'
import { useReleaseQuestion } from '../releases/use-release-question.ts'
import { useUnsavedWork } from '../unsaved-work.tsx'
import { definitionResolver, pickFields } from './definition-resolver.ts'
import type { FormTarget, RecordFormOptions, Values } from './record-form-options.ts'
import type { RecordFormState } from './record-form-state.ts'
import { resetWithOpen, revisionIn, withoutDraft } from './use-accept-stored.ts'
import { useDraftRemoval } from './use-draft-removal.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useFormTarget } from './use-form-target.ts'
import { type DraftStatus, useRecordDraft } from './use-record-draft.ts'
import { useRecordSave } from './use-record-save.ts'

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
  const { mayLeave, releaseQuestion } = useReleaseQuestion()
  const pointing = usePointedField(methods)
  const isHeld = saving.isSaving || saving.conflict !== null
  const drafting = useRecordDraft({ ...storing, isHeld, status: draftStatus, setStatus: setDraftStatus })
  const removal = useDraftRemoval({ definition, drafting, getTarget, read, adopt })
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
  const save = async () => {
    await drafting.settle()
    if (!(await mayPublish())) return false
    if (asking) return ask()
    const name = nameOf(getTarget()?.id)
    const chosen = Object.entries(options.shownWith ?? {})
    const isShown =
      isDrafted || (options.isUnpublished && chosen.every(([key, value]) => methods.getValues(key) === value))
    return (!name || !isShown || (await mayLeave(name))) && saving.save()
  }
  const bringIn = (values: Values, of: 'all' | 'part') => {
    if (of === 'all') setTypedAside()
    const chosen = Object.keys(options.shownWith ?? {})
    const brought = Object.entries(values).filter(([name]) => names.includes(name) && !chosen.includes(name))
    const now = structuredClone(methods.getValues())
    resetWithOpen(methods, getTarget()?.base ?? now, { ...now, ...Object.fromEntries(brought) })
    return drafting.save()
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
    save,
    keep: async () => {
      if (!drafting.isOffered) return save()
      return isDirty || target?.id === undefined ? drafting.save() : true
    },
    bringIn: drafting.isOffered && canSave ? bringIn : null,
    replaceBy: (replace) =>
      saving.whileSaving(async () => {
        await drafting.settle()
        const draft = getTarget()?.draft
        const versioned = await replace(draft?.state === 'draft' ? draft.revision : undefined)
        setTypedAside()
        const next = await edited(versioned)
        drafting.forget()
        adopt(next)
        return true
      }),
    question,
    releaseQuestion,
    ...pointing,
    draft: drafting.isOffered
      ? { ...drafting, facts: isDrafted ? target.draft : undefined, ...removal }
      : null,
    isPrepared: isDrafted || options.isUnpublished === true,
    isOriginalHidden: options.isOriginalHidden === true,
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
