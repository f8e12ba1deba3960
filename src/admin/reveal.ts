/** Opens the folds and tabs that an element is hidden in; it can be focused in the next frame. */
export function reveal(element: Element): void {
  for (const fold of ancestors(element, 'details')) fold.setAttribute('open', '')
  for (const panel of ancestors(element, '[role=tabpanel][hidden]'))
    element.ownerDocument.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)?.click()
}

function ancestors(element: Element, selector: string): Element[] {
  const found = element.closest(selector)
  return found ? [found, ...(found.parentElement ? ancestors(found.parentElement, selector) : [])] : []
}
