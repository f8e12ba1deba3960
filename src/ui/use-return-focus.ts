import { useState } from 'react'

/**
 * For `onCloseAutoFocus` of a dialog, called inside it. Radix returns the focus to the trigger alone, but most dialogs here are
 * opened by state: from an item of a menu, or by a button that may be gone when they close.
 */
export function useReturnFocus(): (event: Event) => void {
  // Read while it is rendered, before a field with `autoFocus` takes the focus.
  const [opener] = useState(() => document.activeElement)
  const [menuButton] = useState(() => menuButtonOf(opener))
  return (event) => {
    const isTaken = document.activeElement !== document.body
    // Safari does not focus a button that is pressed: Radix knows the trigger.
    if (!isTaken && opener === document.body) return
    event.preventDefault()
    if (!isTaken) focusFirst([opener, menuButton, dialogBelow(), document.getElementById('main')])
  }
}

function menuButtonOf(item: Element | null): Element | null {
  const id = item?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return id ? document.getElementById(id) : null
}

function dialogBelow(): Element | undefined {
  return [...document.querySelectorAll(':is([role="dialog"], [role="alertdialog"])[data-state="open"]')].at(
    -1,
  )
}

function focusFirst(elements: readonly (Element | null | undefined)[]): void {
  for (const element of elements) {
    if (!(element instanceof HTMLElement)) continue
    element.focus({ preventScroll: true })
    if (document.activeElement === element) return
  }
}
