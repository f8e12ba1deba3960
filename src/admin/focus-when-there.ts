import { reveal } from './reveal.ts'

/** Hands over an element that may still be loading, once it appears; stops waiting when the answer is called. */
export function whenThere(find: () => HTMLElement | null, then: (element: HTMLElement) => void): () => void {
  const look = () => {
    const element = find()
    if (!element) return
    observer.disconnect()
    then(element)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}

export function focusWhenThere(find: () => HTMLElement | null, options?: FocusOptions): () => void {
  return whenThere(find, (element) => element.focus(options))
}

/** Leads to a part of a screen, for the eyes and for the keyboard. */
export function showPartWhenThere(id: string): () => void {
  return whenThere(
    () => document.getElementById(id),
    (part) => {
      reveal(part)
      requestAnimationFrame(() => {
        part.focus({ preventScroll: true })
        part.scrollIntoView({ block: 'start' })
      })
    },
  )
}

/** The form that a screen is for. */
export function screenForm(): HTMLElement | null {
  return document.querySelector('#main form[aria-label]')
}
