import { reveal } from '../reveal.ts'

/** Moves to the first wrong field in the order of the page, opening the tab or fold it is hidden in. */
export function focusFirstInvalid(form: HTMLElement): void {
  // The innermost mark: a list is marked around its items.
  const marked = [...form.querySelectorAll<HTMLElement>('[data-invalid]')]
  const wrong = marked.find((element) => !element.querySelector('[data-invalid]'))
  if (!wrong) return
  reveal(wrong)
  requestAnimationFrame(() => {
    const control =
      // The buttons of an editor stand before its words.
      wrong.querySelector<HTMLElement>('[contenteditable=true]') ??
      wrong.querySelector<HTMLElement>(
        'input:not([type=file]):enabled, textarea:enabled, select:enabled, button:enabled',
      )
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  })
}
