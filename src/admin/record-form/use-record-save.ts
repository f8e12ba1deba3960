import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { contentSource } from '../../client/record-source.ts'
import { useResendWhenOnline } from '../../client/use-resend-when-online.ts'
import { mergedValues, type Side } from '../../schema/conflict.ts'
import type { Definition } from '../../schema/define-content.ts'
import type { FormConflict } from './draft-conflict.ts'
import type { FormTarget, Values } from './record-form-options.ts'
import { explainFailure, type SaveProblem } from './save-problem.ts'
import { type Sending, sendOrCompare, type Unanswered } from './send-record.ts'
import { type AcceptParts, resetWithOpen, useAcceptStored } from './use-accept-stored.ts'
import { useWhenCorrected } from './use-when-corrected.ts'

interface SaveParts<D extends Definition> extends AcceptParts<D> {
  names: readonly string[]
  target: FormTarget | null
  /** The newest one, also between two drawings. */
  getTarget: () => FormTarget | null
  canSave: boolean
}

/** Stores a form's values, one save at a time, and says what stood in the way. */
export function useRecordSave<D extends Definition>(parts: SaveParts<D>) {
  const { definition, options, names, methods, target, setTarget } = parts
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [conflict, setConflict] = useState<FormConflict | null>(null)
  // What was typed after Save is not sent along: nobody has said yet that it is ready.
  const [unsent, setUnsent] = useState<Sending | null>(null)
  const isBusy = useRef(false)
  const unanswered = useRef<Unanswered>({})
  const accept = useAcceptStored(parts)
  const source = options.source ?? contentSource(definition)
  useWhenCorrected(methods, problem?.kind === 'invalid', () => setProblem(null))

  const refuse = (found: SaveProblem): false => {
    if (found.kind === 'invalid' && found.issues)
      for (const { path, message } of found.issues) methods.setError(path, { type: 'server', message })
    setProblem(found)
    return false
  }
  const clearProblem = () => {
    setProblem(null)
    setConflict(null)
    setUnsent(null)
  }
  const deliver = async (sending: Sending): Promise<boolean> => {
    const isNew = sending.at.id === undefined
    const answer = await sendOrCompare(definition, names, sending, unanswered.current, source).catch(
      (error: unknown) => ({ failure: explainFailure(error, definition, options.texts.failed, !isNew) }),
    )
    const waits = 'failure' in answer && answer.failure.kind === 'failed' && answer.failure.isOffline === true
    // Said once, however often it is tried again.
    if (waits && sending === unsent) return false
    clearProblem()
    if (waits) setUnsent(sending)
    if ('failure' in answer) return refuse(answer.failure)
    if ('conflict' in answer) setConflict(answer.conflict)
    else accept(answer.saved, sending)
    return 'saved' in answer
  }
  const oneAtATime = async (send: () => Promise<boolean>): Promise<boolean> => {
    if (isBusy.current || !parts.canSave) return false
    isBusy.current = true
    setSaving(true)
    try {
      return await send()
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }
  const store = async (at: FormTarget | null): Promise<boolean> => {
    if (!at) return false
    return oneAtATime(async () => {
      clearProblem()
      const values = await checkedValues(methods)
      if (!values) return refuse({ kind: 'invalid' })
      return deliver({ at, values, typed: structuredClone(methods.getValues()) })
    })
  }
  /** Whether it could be published as it stands. */
  const check = async (): Promise<boolean> => {
    clearProblem()
    return (await checkedValues(methods)) ? true : refuse({ kind: 'invalid' })
  }
  useResendWhenOnline(unsent, () => oneAtATime(async () => unsent !== null && deliver(unsent)))

  const resolveConflict = (sides: Record<string, Side>): Promise<boolean> => {
    if (!conflict || !target) return Promise.resolve(false)
    resetWithOpen(methods, conflict.theirs, mergedValues(conflict, methods.getValues(), sides))
    const next = conflict.draft
      ? { ...target, base: conflict.theirs, draft: conflict.draft }
      : { ...target, etag: conflict.etag, base: conflict.theirs }
    setTarget(next)
    return store(next)
  }
  const restoreAndSave = async (): Promise<boolean> => {
    if (target?.id === undefined) return false
    await source.restoreDeleted(target.id)
    const { etag } = await source.read(target.id)
    return store({ ...target, etag })
  }
  return {
    isSaving,
    problem,
    conflict,
    check,
    save: () => store(parts.getTarget()),
    /** As if it were saved: nothing else is stored meanwhile. Answers false where a save is under way. */
    whileSaving: oneAtATime,
    resolveConflict,
    dismissConflict: () => setConflict(null),
    restoreDeleted: restoreAndSave,
    clearProblem,
  }
}

function checkedValues(methods: UseFormReturn<FieldValues>): Promise<Values | null> {
  return new Promise((resolve, reject) => {
    methods
      .handleSubmit(resolve, () => resolve(null))()
      .catch(reject)
  })
}
