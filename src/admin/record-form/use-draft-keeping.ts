import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import {
  isSlotOf,
  newDraftSlot,
  removeDraft,
  type StoredDraft,
  type Writing,
  writeDraft,
} from '../../client/draft-store.ts'
import { isSameValue } from '../../shared/is-same-value.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { momentText } from '../moment-text.ts'
import { draftKeepingTexts as texts } from './draft-keeping-texts.ts'
import type { FormTarget } from './record-form-options.ts'

interface KeepingOptions {
  key: string
  methods: UseFormReturn<FieldValues>
  target: FormTarget | null
  isStarted: boolean
}

interface Kept {
  draft: StoredDraft
  isKept: boolean
}

const nothingUnsaved: Writing = { isKept: true, removed: [] }

const pauseMs = 400

/** Keeps what is typed in this browser until it is stored, under a name of its own for each visit. */
export function useDraftKeeping({ key, methods, target, isStarted }: KeepingOptions) {
  const { show } = useToast()
  const [isUnkept, setUnkept] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const slot = useRef<string>(undefined)
  const latest = useRef(target)
  useEffect(() => {
    latest.current = target
  })

  /** Answers what is unsaved and whether there was room for it; null where nothing is. */
  const keep = useCallback(
    (at: FormTarget | null = latest.current): Kept | null => {
      clearTimeout(timer.current)
      timer.current = undefined
      if (!at) return null
      const { base, etag } = at
      const values = structuredClone(methods.getValues())
      const before = slot.current
      slot.current = isSameValue(values, base) ? undefined : slotFor(key, before)
      const draft = slot.current && { slot: slot.current, time: new Date().toISOString(), values, base, etag }
      const { isKept, removed } = draft ? writeDraft(localStorage, draft) : nothingUnsaved
      if (before && before !== slot.current) removeDraft(localStorage, before)
      setUnkept(!isKept)
      const last = removed.at(-1)
      if (last) show({ title: texts.full, description: texts.madeRoom(momentText(last.time)) })
      return draft ? { draft, isKept } : null
    },
    [key, methods, show],
  )
  /** What is typed next gets a name of its own; answers what was typed so far. */
  const setAside = useCallback((): StoredDraft | null => {
    const kept = keep()
    slot.current = undefined
    return kept?.draft ?? null
  }, [keep])
  /** What was typed is stored, or no longer wanted. */
  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (slot.current) removeDraft(localStorage, slot.current)
    slot.current = undefined
    setUnkept(false)
  }, [])

  useEffect(() => {
    if (!isStarted) return
    // The first save gave the record an id: what has been typed since belongs to it.
    if (slot.current && !isSlotOf(slot.current, key)) keep()
    const flush = () => timer.current !== undefined && keep()
    const stop = methods.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(keep, pauseMs)
      },
    })
    window.addEventListener('pagehide', flush)
    return () => {
      flush()
      stop()
      window.removeEventListener('pagehide', flush)
    }
  }, [isStarted, keep, key, methods])
  return { keep, setAside, forget, isUnkept }
}

function slotFor(key: string, before: string | undefined): string {
  return before && isSlotOf(before, key) ? before : newDraftSlot(key)
}
