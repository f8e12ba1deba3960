import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Draft, readDraft, removeDraft, writeDraft } from '../../client/draft-store.ts'
import { isSameValue } from '../../shared/is-same-value.ts'
import type { FormTarget } from './record-form-options.ts'

interface DraftOptions {
  key: string
  methods: UseFormReturn<FieldValues>
  /** What the form started from; null until it is known. */
  target: FormTarget | null
  setTarget: (target: FormTarget) => void
  isReadOnly: boolean
}

interface FormDraft {
  /** Work of an earlier visit that is not on the screen. */
  draft: Draft | null
  takeDraft: () => void
  dropDraft: () => void
}

const pause = 400

/** Keeps what is typed in this browser until it is stored, and finds what was kept before. */
export function useFormDraft({ key, methods, target, setTarget, isReadOnly }: DraftOptions): FormDraft {
  const [draft, setDraft] = useState<Draft | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isStarted = target !== null && !isReadOnly
  const latest = useRef(target)
  useEffect(() => {
    latest.current = target
  })

  useEffect(() => {
    if (!isStarted || !latest.current) return
    const found = readDraft(localStorage, key, Date.now())
    setDraft(found && !isSameValue(found.values, methods.getValues()) ? found : null)
  }, [isStarted, key, methods])

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!latest.current) return
    const { base, etag } = latest.current
    const values = methods.getValues()
    if (isSameValue(values, base)) removeDraft(localStorage, key)
    else writeDraft(localStorage, key, { time: new Date().toISOString(), values, base, etag })
  }, [key, methods])

  useEffect(() => {
    if (!isStarted) return
    const flush = () => timer.current !== undefined && keep()
    const stop = methods.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(keep, pause)
      },
    })
    window.addEventListener('pagehide', flush)
    return () => {
      flush()
      stop()
      window.removeEventListener('pagehide', flush)
    }
  }, [isStarted, keep, methods])

  const dropDraft = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    setDraft(null)
    removeDraft(localStorage, key)
  }, [key])
  const takeDraft = () => {
    if (!draft || !target) return
    // Saved against what it was typed on: what others stored since comes up as a conflict.
    setTarget({ ...target, etag: draft.etag ?? target.etag, base: draft.base })
    methods.reset({ ...methods.getValues(), ...draft.values }, { keepDefaultValues: true })
    setDraft(null)
  }
  return { draft, takeDraft, dropDraft }
}
