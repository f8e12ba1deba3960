import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { newIdempotencyKey } from '../../client/idempotency-key.ts'
import { draftsUrl, type RecordDraft } from '../../client/record-drafts.ts'
import { contentSource } from '../../client/record-source.ts'
import { RequestError } from '../../client/request-json.ts'
import { isOffline } from '../../client/use-resend-when-online.ts'
import { mergedValues, type Side } from '../../schema/conflict.ts'
import type { Definition } from '../../schema/define-content.ts'
import { isSameValue } from '../../shared/is-same-value.ts'
import { recordAddress } from '../record-address.ts'
import { pickFields } from './definition-resolver.ts'
import { type DraftConflict, draftConflict, publishedClash } from './draft-conflict.ts'
import type { FormTarget, RecordFormOptions, Values } from './record-form-options.ts'
import { resetWithOpen } from './use-accept-stored.ts'

interface DraftParts<D extends Definition> {
  definition: D
  names: readonly string[]
  methods: UseFormReturn<FieldValues>
  options: RecordFormOptions<D>
  target: FormTarget | null
  getTarget: () => FormTarget | null
  setTarget: (target: FormTarget) => void
  canSave: boolean
  /** While the record itself is being saved, or something is to be decided. */
  isHeld: boolean
  onStored: (isAllStored: boolean) => void
  status: DraftStatus
  setStatus: Dispatch<SetStateAction<DraftStatus>>
}

/** Since the last save of the draft. */
export type DraftStatus = 'saved' | 'typed' | 'saving' | 'failed'

const pauseMs = 1500
const retryMs = 10_000

/** Saves what is typed as a draft: when it is asked for, and from then on by itself. */
export function useRecordDraft<D extends Definition>(parts: DraftParts<D>) {
  const { definition, options, names, methods, target, getTarget, setTarget, status, setStatus } = parts
  const { drafts } = options.source ?? contentSource(definition)
  const navigate = useNavigate()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [conflict, setConflict] = useState<DraftConflict | null>(null)
  const underWay = useRef<Promise<boolean>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const key = useRef(newIdempotencyKey())
  const isOpen = target?.draft?.state === 'draft'

  const stop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const accept = (draft: RecordDraft, typed: Values) => {
    const at = getTarget()
    if (at) setTarget({ ...at, id: draft.id, base: typed, draft })
    const isAllStored = isSameValue(methods.getValues(), typed)
    setStatus(isAllStored ? 'saved' : 'typed')
    parts.onStored(isAllStored)
    void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(draftsUrl) })
  }
  const send = async (): Promise<boolean> => {
    const at = getTarget()
    if (!drafts || !at || !parts.canSave) return false
    const typed = structuredClone(methods.getValues())
    const values = pickFields(typed, names)
    setStatus('saving')
    try {
      if (at.id === undefined || !at.draft) {
        const begun = await drafts.begin(values, key.current)
        accept(begun, typed)
        void navigate(recordAddress(definition, begun.id), { replace: true, preventScrollReset: true })
      } else accept(await drafts.save(at.id, values, at.draft), typed)
      return true
    } catch (error) {
      if (!(error instanceof RequestError || isOffline(error))) throw error
      setStatus('failed')
      setReason(error instanceof RequestError ? error.detail : '')
      if (at.draft && error instanceof RequestError && error.status === 412) {
        const found = draftConflict(
          definition,
          names,
          { at: { ...at, draft: at.draft }, mine: values },
          await drafts.read(at.draft.id),
        )
        // After a lost answer, what is there is what was sent.
        if (found.fields.length === 0) accept(found.draft, typed)
        else setConflict(found)
      }
      // What was refused is not stored: the next try is a new one.
      if (error instanceof RequestError) key.current = newIdempotencyKey()
      return false
    }
  }
  const save = async (): Promise<boolean> => {
    stop()
    await underWay.current
    const sending = send()
    underWay.current = sending
    return sending.finally(() => {
      if (underWay.current === sending) underWay.current = undefined
    })
  }
  const isHeld = parts.isHeld || conflict !== null
  const autosave = useRef<() => void>(() => undefined)
  useEffect(() => {
    autosave.current = () => {
      timer.current = undefined
      if (isHeld) return
      if (isSameValue(methods.getValues(), getTarget()?.base)) return setStatus('saved')
      void save().then((isStored) => {
        if (!isStored) timer.current = setTimeout(() => autosave.current(), retryMs)
      })
    }
  })
  useEffect(() => {
    if (!isOpen || !parts.canSave) return
    const unsubscribe = methods.subscribe({
      formState: { values: true },
      callback: () => {
        setStatus((before) => (before === 'saving' ? before : 'typed'))
        clearTimeout(timer.current)
        timer.current = setTimeout(() => autosave.current(), pauseMs)
      },
    })
    return () => {
      unsubscribe()
      // Whoever leaves in the middle of a pause has typed it all the same.
      if (timer.current !== undefined) autosave.current()
    }
  }, [isOpen, parts.canSave, methods, setStatus])

  // What was published since it was begun is asked about when the draft is opened: a release cannot ask.
  const opened = isOpen && parts.canSave ? target.draft : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each state that was published
  useEffect(() => {
    const at = getTarget()
    if (!opened || !at?.draft) return
    const clash = publishedClash(definition, names, { ...at, draft: at.draft })
    if (clash) setConflict(clash)
  }, [opened?.id, opened?.publishedRevision])

  const resolveConflict = async (sides: Record<string, Side>): Promise<boolean> => {
    const at = getTarget()
    if (!conflict || !at) return false
    resetWithOpen(methods, conflict.theirs, mergedValues(conflict, methods.getValues(), sides))
    setTarget({ ...at, base: conflict.theirs, draft: conflict.draft })
    setConflict(null)
    return save()
  }
  return {
    // A form that picks its record from a list would not find one that is only a draft.
    isOffered: drafts !== undefined && (!options.choose || target?.draft !== undefined),
    drafts,
    status,
    reason,
    conflict,
    save,
    resolveConflict,
    dismissConflict: () => setConflict(null),
    /** Waits for a save that is under way and starts no other: the record is about to be saved. */
    settle: async () => {
      stop()
      await underWay.current
    },
    forget: () => {
      stop()
      setStatus('saved')
      setConflict(null)
    },
  }
}
