import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetContent, listUrl, readRecord, restoreDeleted } from '../../client/content-queries.ts'
import type { Versioned } from '../../client/staff-request.ts'
import { type Conflict, mergedValues, type Side } from '../../schema/conflict.ts'
import type { Definition, RecordOf } from '../../schema/define-content.ts'
import { isSameValue } from '../../shared/is-same-value.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { pickFields } from './definition-resolver.ts'
import type { FormTarget, RecordFormOptions, Values } from './record-form-options.ts'
import { explainFailure, type SaveProblem } from './save-problem.ts'
import { readConflict, sendRecord, type Unanswered } from './send-record.ts'

interface SaveParts<D extends Definition> {
  definition: D
  options: RecordFormOptions<D>
  names: readonly string[]
  methods: UseFormReturn<FieldValues>
  target: FormTarget | null
  setTarget: (target: FormTarget) => void
  canSave: boolean
  /** Told before anything moves on; false when something was typed meanwhile and is still unsaved. */
  onStored: (isAllStored: boolean) => void
}

/** Stores a form's values, one save at a time, and says what stood in the way. */
export function useRecordSave<D extends Definition>(parts: SaveParts<D>) {
  const { definition, options, names, methods, target, setTarget } = parts
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const isBusy = useRef(false)
  const unanswered = useRef<Unanswered>({})
  const accept = useAccept(parts)

  const attempt = async (at: FormTarget): Promise<boolean> => {
    const checked = await checkedValues(methods)
    if (!checked) return refuse({ kind: 'invalid' })
    const typed = structuredClone(methods.getValues())
    try {
      accept(await sendRecord(definition, at, checked, unanswered.current), typed, at)
      return true
    } catch (error) {
      const failure = explainFailure(error, definition, options.texts.failed, at.id !== undefined)
      if (failure.kind !== 'stale' || at.id === undefined) return refuse(failure)
      const found = await readConflict(definition, at.id, names, { base: at.base, mine: checked })
      if ('saved' in found) accept(found.saved, typed, at)
      else setConflict(found.conflict)
      return 'saved' in found
    }
  }
  const refuse = (found: SaveProblem): false => {
    if (found.kind === 'invalid' && found.issues)
      for (const { path, message } of found.issues) methods.setError(path, { type: 'server', message })
    setProblem(found)
    return false
  }
  const store = async (at: FormTarget | null): Promise<boolean> => {
    if (isBusy.current || !parts.canSave || !at) return false
    isBusy.current = true
    setSaving(true)
    setProblem(null)
    setConflict(null)
    try {
      return await attempt(at)
    } catch (error) {
      return refuse(explainFailure(error, definition, options.texts.failed, false))
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  const resolveConflict = (sides: Record<string, Side>): Promise<boolean> => {
    if (!conflict || !target) return Promise.resolve(false)
    resetWithOpen(methods, conflict.theirs, mergedValues(conflict, methods.getValues(), sides))
    const next = { ...target, etag: conflict.etag, base: conflict.theirs }
    setTarget(next)
    return store(next)
  }
  const restoreAndSave = async (): Promise<boolean> => {
    if (target?.id === undefined) return false
    await restoreDeleted(definition, target.id)
    const { etag } = await readRecord(definition, target.id)
    return store({ ...target, etag })
  }
  return {
    isSaving,
    problem,
    conflict,
    save: () => store(target),
    resolveConflict,
    dismissConflict: () => setConflict(null),
    restoreDeleted: restoreAndSave,
    clearProblem: () => {
      setProblem(null)
      setConflict(null)
    },
  }
}

/** Makes what the server stored the new ground of the form; what was typed meanwhile stays on it, unsaved. */
function useAccept<D extends Definition>(parts: SaveParts<D>) {
  const { definition, options, methods, setTarget, onStored } = parts
  const client = useQueryClient()
  const toasts = useToast()
  return ({ record, etag }: Versioned<RecordOf<D>>, typed: Values, at: FormTarget) => {
    const all = Object.keys(definition.fields)
    const base = pickFields(record, all)
    const now = structuredClone(methods.getValues())
    const shown = options.shownAfterSave?.(typed, base) ?? base
    const wanted = (name: string) => (isSameValue(now[name], typed[name]) ? shown[name] : now[name])
    const open = all.filter((name) => !isSameValue(wanted(name), base[name]))
    resetWithOpen(methods, base, Object.fromEntries(open.map((name) => [name, wanted(name)])))
    setTarget({ id: record.id, etag, base, updatedAt: record.updatedAt })
    onStored(open.length === 0)
    const was = at.id === undefined || at.updatedAt === null ? 'created' : 'updated'
    client.setQueryData<RecordOf<D>[]>([listUrl(definition)], (list) => withRecord(list, record))
    void forgetContent(client, definition)
    toasts.show({
      title: was === 'created' ? options.texts.created : options.texts.updated,
      variant: 'success',
    })
    options.onSaved?.(record, was)
  }
}

/** New ground with unsaved work on it. In two steps: setting a list right after a reset would not reach its items. */
function resetWithOpen(methods: UseFormReturn<FieldValues>, base: Values, open: Values): void {
  methods.reset(base)
  if (Object.keys(open).length > 0) methods.reset({ ...base, ...open }, { keepDefaultValues: true })
}

function withRecord<R extends { id: string }>(list: R[] | undefined, record: R): R[] | undefined {
  if (!Array.isArray(list)) return list
  const isKnown = list.some(({ id }) => id === record.id)
  return isKnown ? list.map((entry) => (entry.id === record.id ? record : entry)) : [...list, record]
}

function checkedValues(methods: UseFormReturn<FieldValues>): Promise<Values | null> {
  return new Promise((resolve, reject) => {
    methods
      .handleSubmit(resolve, () => resolve(null))()
      .catch(reject)
  })
}
