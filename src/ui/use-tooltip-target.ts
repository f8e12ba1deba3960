import { useEffect, useState } from 'react'

export const TOOLTIP_DELAY_MS = 700
export const TOOLTIP_SKIP_DELAY_MS = 300

/**
 * What carries `data-tooltip` and is to be named now: what the mouse has rested on for a moment (at once where another was named
 * just before), or what the keyboard has come to. Null after a press, Escape or scrolling, until it is turned to again.
 */
export function useTooltipTarget(): HTMLElement | null {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => watchTargets(setTarget), [])
  return target
}

function watchTargets(tell: (target: HTMLElement | null) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let underPointer: HTMLElement | null = null
  let shown: HTMLElement | null = null
  let hiddenAt = Number.NEGATIVE_INFINITY

  const show = (target: HTMLElement) => {
    clearTimeout(waiting)
    shown = target
    tell(target)
  }
  const hide = () => {
    clearTimeout(waiting)
    if (!shown) return
    hiddenAt = performance.now()
    shown = null
    tell(null)
  }
  const markedAt = (place: EventTarget | null) => {
    if (!(place instanceof Element)) return null
    // Whoever reads the words with the pointer on them may go on reading.
    if (place.closest('[data-tooltip-words]')) return shown
    return place.closest<HTMLElement>('[data-tooltip]')
  }
  const point = (place: EventTarget | null) => {
    const marked = markedAt(place)
    if (marked === underPointer) return
    underPointer = marked
    if (marked && marked === shown) return
    hide()
    const isNext = performance.now() - hiddenAt < TOOLTIP_SKIP_DELAY_MS
    if (marked) waiting = setTimeout(() => show(marked), isNext ? 0 : TOOLTIP_DELAY_MS)
  }

  const listening = new AbortController()
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, act, { signal: listening.signal, capture: true, passive: true })
  on('pointerover', ({ pointerType, target }) => pointerType !== 'touch' && point(target))
  // The pointer left the window.
  on('pointerout', ({ relatedTarget }) => relatedTarget === null && point(null))
  on('pointerdown', hide)
  on('click', hide)
  on('scroll', hide)
  on('keydown', ({ key }) => key === 'Escape' && hide())
  on('focusout', hide)
  on('focusin', ({ target }) => {
    const marked = markedAt(target)
    if (marked && marked === target && marked.matches(':focus-visible')) show(marked)
  })
  return () => {
    clearTimeout(waiting)
    listening.abort()
  }
}
