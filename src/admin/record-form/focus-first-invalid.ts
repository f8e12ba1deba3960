import { whenThere } from '../focus-when-there.ts'
import { reveal } from '../reveal.ts'

/**
 * Moves to the first wrong field in the order of the page, opening the tab or fold it is hidden in. What draws it may still
 * be on its way; whoever presses something meanwhile is not called back.
 */
export function focusFirstInvalid(form: HTMLElement): void {
  const waiting = new AbortController()
  const stop = whenThere(
    () => firstInvalid(form),
    (control) => {
      waiting.abort()
      reveal(control)
      requestAnimationFrame(() => {
        control.focus()
        control.scrollIntoView({ block: 'center' })
      })
    },
  )
  for (const press of ['pointerdown', 'keydown'])
    document.addEventListener(press, stop, { once: true, capture: true, signal: waiting.signal })
}

function firstInvalid(form: HTMLElement): HTMLElement | null {
  // The innermost mark: a list is marked around its items.
  const marked = [...form.querySelectorAll<HTMLElement>('[data-invalid]')]
  const wrong = marked.find((element) => !element.querySelector('[data-invalid]'))
  return (
    // The buttons of an editor stand before its words.
    wrong?.querySelector<HTMLElement>('[contenteditable=true]') ??
    wrong?.querySelector<HTMLElement>(
      'input:not([type=file]):enabled, textarea:enabled, select:enabled, button:enabled',
    ) ??
    null
  )
}
