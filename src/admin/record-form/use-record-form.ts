import { useCallback, useEffect, useMemo, useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { type RecordChoice, useVersionedRecord } from '../../client/content-queries.ts'
import { RequestError } from '../../client/request-json.ts'
import type { Versioned } from '../../client/staff-request.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import type { ValuesOf } from '../../schema/field.ts'
import { initialValues } from '../../schema/fields.ts'
import { useCurrentUser } from '../current-user.ts'
import { useIsReadOnly } from '../read-only.ts'
import { useUnsavedWork } from '../unsaved-work.tsx'
import type { Conflict, Side } from './conflict.ts'
import { definitionResolver, pickFields } from './definition-resolver.ts'
import { type Draft, draftKey } from './draft-store.ts'
import { type FormTarget, newTarget, type RecordFormOptions } from './record-form-options.ts'
import type { SaveProblem } from './save-problem.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useRecordSave } from './use-record-save.ts'

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
  draft: Draft | null
  takeDraft: () => void
  dropDraft: () => void
  /** Checks and stores; answers whether it is stored. */
  save: () => Promise<boolean>
  /** Back to what was loaded. */
  discard: () => void
  /** Shows another state of the record, such as a restored revision. */
  adopt(versioned: Versioned<RecordOf<D>>): void
}

/** The form of every editor: loads, checks by the definition's rules, keeps drafts, stores, and never overwrites unseen work. */
export function useRecordForm<D extends Definition>(
  definition: D,
  options: RecordFormOptions<D>,
): RecordFormState<D> {
  const isReadOnly = useIsReadOnly()
  const choice = choiceOf(definition, options)
  const source = useVersionedRecord(definition, choice)
  const names = options.fields ?? Object.keys(definition.fields)
  const [startValues] = useState(() => ({ ...initialValues(definition.fields), ...options.initial }))
  const [target, setTarget] = useState<FormTarget | null>(choice ? null : newTarget(startValues))

  const methods = useForm<FieldValues>({
    defaultValues: startValues,
    resolver: useMemo(
      () => definitionResolver(definition, names, () => target?.id === undefined),
      [definition, names, target?.id],
    ),
    shouldFocusError: false,
  })
  const isDirty = methods.formState.isDirty
  const unsaved = useUnsavedWork(isDirty && !isReadOnly)

  const adopt = useCallback(
    ({ record, etag }: Versioned<RecordOf<D>>) => {
      const base = pickFields(record, Object.keys(definition.fields))
      methods.reset(base)
      setTarget({ id: record.id, etag, base, updatedAt: record.updatedAt })
    },
    [definition, methods],
  )
  useLoadedRecord(source.data, target, isDirty, { adopt, startNew: () => setTarget(newTarget(startValues)) })

  const key = draftKey(useCurrentUser().id, definition.path, target?.id ?? options.id, options.fields)
  const draft = useFormDraft({ key, methods, start: target, isReadOnly })
  const status = target ? 'ready' : source.isError || source.fetchStatus === 'paused' ? 'failed' : 'loading'
  const canSave = status === 'ready' && !isReadOnly
  const saving = useRecordSave({
    definition,
    options,
    names,
    methods,
    target,
    setTarget,
    canSave,
    onStored: (isAllStored) => {
      unsaved.clear()
      if (isAllStored) draft.forget()
    },
  })

  return {
    definition,
    names,
    methods,
    status,
    retry: () => void source.refetch(),
    isMissing: source.error instanceof RequestError && source.error.status === 404,
    loadFailedText: options.texts.loadFailed,
    id: target?.id,
    isNew: target?.id === undefined,
    isDirty,
    isReadOnly,
    canSave,
    savedAt: target?.updatedAt ?? null,
    ...saving,
    draft: draft.offered,
    takeDraft: () => {
      if (!draft.offered) return
      const { values, base, etag } = draft.offered
      // Saved against what it was typed on: what others stored since comes up as a conflict.
      setTarget((current) => current && { ...current, etag: etag ?? current.etag, base })
      methods.reset({ ...methods.getValues(), ...values }, { keepDefaultValues: true })
      draft.settle()
    },
    dropDraft: draft.forget,
    discard: () => {
      methods.reset()
      saving.clearProblem()
      draft.forget()
    },
    adopt,
  }
}

/** The values as they are typed, for a preview. */
export function useTypedValues<D extends Definition>(form: RecordFormState<D>): ValuesOf<D['fields']> {
  const watched = useWatch({ control: form.methods.control })
  return { ...form.methods.getValues(), ...watched } as ValuesOf<D['fields']>
}

function choiceOf<D extends Definition>(
  definition: D,
  { id, choose }: RecordFormOptions<D>,
): RecordChoice<D> | undefined {
  if (definition.singletonId !== undefined) return { id: definition.singletonId }
  if (id !== undefined) return { id }
  return choose ? { choose } : undefined
}

interface LoadedHandlers<R> {
  adopt: (versioned: Versioned<R>) => void
  startNew: () => void
}

/** Puts what was read into the form, unless the editor has typed something since. */
function useLoadedRecord<R>(
  loaded: Versioned<R> | null | undefined,
  target: FormTarget | null,
  isDirty: boolean,
  { adopt, startNew }: LoadedHandlers<R>,
): void {
  const [seen, setSeen] = useState<Versioned<R> | null>()
  const isNews = loaded !== undefined && loaded !== seen && !(target && isDirty)
  useEffect(() => {
    if (!isNews) return
    setSeen(loaded)
    if (loaded === null) startNew()
    else if (!target || loaded.etag !== target.etag) adopt(loaded)
  })
}
