import { topModal } from './open-modals.ts'

/** Of the browser or of React, which counts for itself whether one was prevented. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'preventDefault'
>

/** What had the focus when a window was opened, by its layer. */
const openers = new WeakMap<Element, Element>()

export function noteOpener(layer: Element, opener: Element | null): void {
  if (opener) openers.set(layer, opener)
}

/** What asks for the focus has it; else the first control that is no link, as a link would take one away by Enter. */
export function focusStart(panel: HTMLElement): void {
  if (panel.contains(document.activeElement)) return
  const wished = '[data-autofocus]'
  const start = panel.matches(wished) ? panel : panel.querySelector(wished)
  const controls = tabStops(panel).filter(({ tagName }) => tagName !== 'A')
  focusOneOf([start, ...controls, panel])
}

/** Tab stays in the window, where the browser would go on to its own bars. */
export function loopTab(event: KeyPress, panel: HTMLElement): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event
  if (key !== 'Tab' || altKey || ctrlKey || metaKey || event.defaultPrevented) return
  const stops = tabStops(panel)
  if (shiftKey) stops.reverse()
  const focused = document.activeElement
  const isAtEnd = focused === stops.at(-1) || (focused === panel && (shiftKey || stops.length === 0))
  if (!isAtEnd) return
  event.preventDefault()
  focusOneOf(stops)
}

/** Focus that went with what had it comes back into the window. */
export function keepFocus(panel: HTMLElement): () => void {
  const watch = new MutationObserver((changes) => {
    const isLost = document.activeElement === document.body && topModal()?.contains(panel)
    if (isLost && changes.some(({ removedNodes }) => removedNodes.length > 0)) panel.focus()
  })
  watch.observe(panel, { childList: true, subtree: true })
  return () => watch.disconnect()
}

/** Whether nobody took the focus from a window that was closed. */
export function isFocusFree(layer: Element): boolean {
  const focused = document.activeElement
  return topModal() !== layer && (!focused || focused === document.body || layer.contains(focused))
}

/** To what had it before; where that is gone, to what opened that, to the window below, or to the content of the page. */
export function returnFocus(layer: Element): void {
  const ways: (Element | null | undefined)[] = []
  for (let opener = openers.get(layer); opener && !ways.includes(opener); opener = openerOf(opener))
    ways.push(opener)
  if (ways.length > 0) focusOneOf([...ways, topModal()?.lastElementChild, document.getElementById('main')])
}

/** Of an item of a menu its button, of something in a window what opened that. */
function openerOf(element: Element): Element | undefined {
  const button = element.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const around = button
    ? document.getElementById(button)
    : openers.get(element.closest('[data-modal]') ?? element)
  return around ?? undefined
}

function focusOneOf(elements: readonly (Element | null | undefined)[]): void {
  for (const element of elements) {
    if (!(element instanceof HTMLElement)) continue
    element.focus({ preventScroll: true })
    if (document.activeElement !== element) continue
    if (element instanceof HTMLInputElement) element.select()
    return
  }
}

function tabStops(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.getClientRects().length > 0,
  )
}
