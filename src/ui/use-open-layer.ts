import { type RefObject, useEffectEvent, useInsertionEffect, useLayoutEffect } from 'react'
import { focusStart, isFocusFree, type KeyPress, keepFocus, noteOpener, returnFocus } from './modal-focus.ts'
import { coverPage } from './open-modals.ts'

interface OpenLayer {
  isOpen: boolean
  layer: RefObject<HTMLElement | null>
  /** What was pressed to open it, if anything. */
  opener: RefObject<Element | null>
  onEscape: (event: KeyPress) => void
  onClosed: (() => void) | undefined
}

/** While the window is open, it has the page and the focus for itself; then both are given back. */
export function useOpenLayer({ isOpen, layer, opener, onEscape, onClosed }: OpenLayer): void {
  // Before a field with `autoFocus` takes it.
  useInsertionEffect(() => {
    if (isOpen) opener.current ??= document.activeElement
  }, [isOpen, opener])
  const pressKey = useEffectEvent(onEscape)
  const giveFocusBack = useEffectEvent((element: Element) => {
    if (!isFocusFree(element)) return
    if (onClosed) onClosed()
    else returnFocus(element)
  })
  useLayoutEffect(() => {
    const element = layer.current
    const panel = element?.lastElementChild
    if (!isOpen || !element || !(panel instanceof HTMLElement)) return
    noteOpener(element, opener.current)
    focusStart(panel)
    const uncover = coverPage(element)
    const stopKeeping = keepFocus(panel)
    // Keys that are pressed where nothing has the focus.
    const onKeyDown = (event: KeyboardEvent) => pressKey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      stopKeeping()
      uncover()
      opener.current = null
      // Those who close it may give the focus to something else.
      setTimeout(() => giveFocusBack(element))
    }
  }, [isOpen, layer, opener])
}
