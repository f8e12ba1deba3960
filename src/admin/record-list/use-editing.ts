import { useCallback, useEffect, useRef, useState } from 'react'

/** 'new', the id of the record in the form, or null while the form is closed. */
type Editing = string | null

/** Which record of a list stands in the form. The focus moves into the form and back to the button that opened it. */
export function useEditing(): readonly [Editing, (next: Editing) => void] {
  const [editing, setState] = useState<Editing>(null)
  const opener = useRef('')
  const wasOpen = useRef(false)
  const setEditing = useCallback((next: Editing) => {
    if (next !== null) opener.current = labelOf(document.activeElement)
    setState(next)
  }, [])
  useEffect(() => {
    if (editing !== null) {
      wasOpen.current = true
      return focusWhenThere(() => document.querySelector<HTMLElement>('#main form[aria-label]'))
    }
    if (!wasOpen.current) return
    wasOpen.current = false
    return focusWhenThere(() => openerOrMain(opener.current))
  }, [editing])
  return [editing, setEditing]
}

function labelOf(element: Element | null): string {
  return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
}

/** The list has been drawn anew, so the button is found by its name; a record that was renamed leads to the top. */
function openerOrMain(label: string): HTMLElement | null {
  const buttons = [...document.querySelectorAll<HTMLElement>('#main button')]
  return buttons.find((button) => labelOf(button) === label) ?? document.getElementById('main')
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
