import { useCallback, useEffect, useRef } from 'react'
import { useToast } from '../../ui/toast-provider.tsx'
import type { RecordFormState } from '../record-form/record-form-state.ts'
import { nextWaiting, type SheetText } from './sheet-text.ts'
import { translatingTexts as words } from './translating-texts.ts'

type Waiting = 'missing' | 'outdated'
export type GoToNext = (wanted: Waiting) => void

const nothingLeft = { missing: words.noneMissing, outdated: words.noneOutdated }

/** Leads to the next text that waits, behind the one that was worked on last. Also by Ctrl or ⌘ with Enter, changed ones with Shift. */
export function useNextWaiting({ methods }: RecordFormState, texts: readonly SheetText[]): GoToNext {
  const { show } = useToast()
  const last = useRef<string>(undefined)
  const goToNext = useCallback(
    (wanted: Waiting) => {
      const next = nextWaiting(texts, methods.getValues(), wanted, last.current)
      if (next) focusText(next.name)
      else show({ title: nothingLeft[wanted] })
    },
    [methods, show, texts],
  )
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-text]') : null
      if (row) last.current = row.dataset.text
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      goToNext(event.shiftKey ? 'outdated' : 'missing')
    }
    window.addEventListener('focusin', remember)
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('focusin', remember)
      window.removeEventListener('keydown', press)
    }
  }, [goToNext])
  return goToNext
}

export function focusText(name: string): void {
  const row = document.querySelector(`[data-text="${CSS.escape(name)}"]`)
  const control = row?.querySelector<HTMLElement>('textarea, [contenteditable=true]')
  control?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'center' })
}
