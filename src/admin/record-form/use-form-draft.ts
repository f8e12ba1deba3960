import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { listDrafts, removeDraft, type StoredDraft, writeDraft } from '../../client/draft-store.ts'
import { isSameValue } from '../../shared/is-same-value.ts'
import { mergeDraft } from './merge-draft.ts'
import type { FormTarget, Values } from './record-form-options.ts'
import { useDraftKeeping } from './use-draft-keeping.ts'

interface DraftOptions {
  key: string
  methods: UseFormReturn<FieldValues>
  /** What the form started from; null until it is known. */
  target: FormTarget | null
  setTarget: (target: FormTarget) => void
  isReadOnly: boolean
}

export interface FormDrafts {
  /** Work of earlier visits that is not on the screen, newest first. */
  drafts: readonly StoredDraft[]
  takeDraft: (draft: StoredDraft) => void
  /** Answers the way back. */
  discardDraft: (draft: StoredDraft) => () => void
  /** The browser's storage has no room for what is typed. */
  isUnkept: boolean
}

/** Finds what was kept before, and gives it back without losing what has been typed since. */
export function useFormDraft({ key, methods, target, setTarget, isReadOnly }: DraftOptions) {
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>([])
  const isStarted = target !== null && !isReadOnly
  const { keep, setAside, forget, isUnkept } = useDraftKeeping({ key, methods, target, isStarted })

  useEffect(() => {
    if (isStarted) setDrafts(findDrafts(key, methods.getValues()))
  }, [isStarted, key, methods])

  const takeDraft = (draft: StoredDraft) => {
    if (!target) return
    const values = methods.getValues()
    const merged = mergeDraft({ ...target, values }, draft)
    const aside = merged ? null : setAside()
    // Saved against what it was typed on: what others stored since comes up as a conflict.
    const next = merged ? target : { ...target, etag: draft.etag ?? target.etag, base: draft.base }
    setTarget(next)
    methods.reset(merged ?? { ...values, ...draft.values }, { keepDefaultValues: true })
    if (keep(next)?.isKept) removeDraft(localStorage, draft.slot)
    setDrafts((before) => [...(aside ? [aside] : []), ...without(before, draft)])
  }
  const discardDraft = (draft: StoredDraft) => {
    removeDraft(localStorage, draft.slot)
    setDrafts((before) => without(before, draft))
    return () => {
      writeDraft(localStorage, draft)
      setDrafts((before) => [...before, draft].sort((one, other) => other.time.localeCompare(one.time)))
    }
  }
  /** Another state comes onto the screen: what is typed is offered like the work of an earlier visit. */
  const setTypedAside = () => {
    const aside = isStarted ? setAside() : null
    if (aside) setDrafts((before) => [aside, ...before])
  }
  const kept: FormDrafts = { drafts, takeDraft, discardDraft, isUnkept }
  return { kept, forgetTyped: forget, setTypedAside }
}

function without(drafts: readonly StoredDraft[], taken: StoredDraft): StoredDraft[] {
  return drafts.filter(({ slot }) => slot !== taken.slot)
}

/** What holds nothing more than the form or a newer draft does is not offered, and forgotten. */
function findDrafts(key: string, shown: Values): StoredDraft[] {
  const offered: StoredDraft[] = []
  for (const draft of listDrafts(localStorage, key, Date.now())) {
    const isKnown = [shown, ...offered.map(({ values }) => values)].some((values) =>
      isSameValue(values, draft.values),
    )
    if (isKnown) removeDraft(localStorage, draft.slot)
    else offered.push(draft)
  }
  return offered
}
