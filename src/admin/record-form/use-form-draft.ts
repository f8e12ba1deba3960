import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Draft, readDraft, removeDraft, writeDraft } from './draft-store.ts'
import { isSameValue } from './is-same-value.ts'

type Values = Record<string, unknown>

interface DraftOptions {
  key: string
  methods: UseFormReturn<FieldValues>
  /** What the form started from; null until it is known. */
  start: { base: Values; etag: string | undefined } | null
  isReadOnly: boolean
}

export interface FormDraft {
  /** Work of an earlier visit that is not on the screen. */
  offered: Draft | null
  /** Takes it off the offer; it is then either in the form or gone. */
  settle: () => void
  forget: () => void
}

const pause = 400

/** Keeps what is typed in this browser until it is stored, and finds what was kept before. */
export function useFormDraft({ key, methods, start, isReadOnly }: DraftOptions): FormDraft {
  const [offered, setOffered] = useState<Draft | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isStarted = start !== null && !isReadOnly
  const latest = useRef(start)
  latest.current = start

  useEffect(() => {
    if (!isStarted || !latest.current) return
    const found = readDraft(localStorage, key, Date.now())
    setOffered(found && !isSameValue(found.values, methods.getValues()) ? found : null)
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

  const settle = useCallback(() => setOffered(null), [])
  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    setOffered(null)
    removeDraft(localStorage, key)
  }, [key])
  return { offered, settle, forget }
}
