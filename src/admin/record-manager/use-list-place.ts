import { useEffect, useLayoutEffect, useRef } from 'react'
import { newRecord } from '../record-address.ts'
import type { RecordNavigation } from './use-record-navigation.ts'

/**
 * The focus moves into a form when it opens. When it closes, the list is where it was, and the focus is on the record that
 * was edited, or on the button that opened the form for a new one.
 */
export function useListPlace({ left, saved }: RecordNavigation, isFormShown: boolean, isListRead: boolean) {
  const scrolledTo = useRef(0)
  const wasShown = useRef(isFormShown)
  useEffect(() => {
    if (isFormShown) return
    const remember = () => {
      scrolledTo.current = window.scrollY
    }
    remember()
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [isFormShown])

  useLayoutEffect(() => {
    const hasClosed = wasShown.current && !isFormShown
    wasShown.current = isFormShown
    if (hasClosed) window.scrollTo({ top: scrolledTo.current })
  }, [isFormShown])

  useEffect(() => {
    if (isFormShown) return focusWhenThere(() => document.querySelector('#main form[aria-label]'))
    if (left === undefined || !isListRead) return
    return focusWhenThere(() => placeOf(saved ?? left))
  }, [isFormShown, left, saved, isListRead])
}

/** What a keyboard user expects to be on: the record's own button, the button for a new one, else the top of the screen. */
function placeOf(id: string): HTMLElement | null {
  const main = document.getElementById('main')
  const record = main?.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"] [data-edit]`)
  const add = id === newRecord ? main?.querySelector<HTMLElement>('[data-add]') : undefined
  return record ?? add ?? main
}

/** Forms and lists may still be loading: waits until the element appears. */
function focusWhenThere(find: () => HTMLElement | null): () => void {
  const focus = () => {
    const element = find()
    if (element) observer.disconnect()
    element?.focus()
  }
  const observer = new MutationObserver(focus)
  observer.observe(document.body, { childList: true, subtree: true })
  focus()
  return () => observer.disconnect()
}
