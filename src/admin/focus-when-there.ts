/** Focuses an element that may still be loading, once it appears; stops waiting when the answer is called. */
export function focusWhenThere(find: () => HTMLElement | null, options?: FocusOptions): () => void {
  const focus = () => {
    const element = find()
    if (element) observer.disconnect()
    element?.focus(options)
  }
  const observer = new MutationObserver(focus)
  observer.observe(document.body, { childList: true, subtree: true })
  focus()
  return () => observer.disconnect()
}

/** The form that a screen is for. */
export function screenForm(): HTMLElement | null {
  return document.querySelector('#main form[aria-label]')
}
