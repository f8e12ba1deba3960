/** The layers of the open windows, the topmost last. */
const layers: Element[] = []

/** How many open windows each element stands behind. */
const covers = new Map<Element, number>()

/** Toasts and what screen readers are told stay reachable; what is out of reach by itself is not ours to give back. */
const keptInReach = 'script, style, [role], [aria-live], [inert], [aria-hidden]'

export function topModal(): Element | undefined {
  return layers.at(-1)
}

/**
 * Puts the rest of the page out of reach and holds it still, until the answer is called. What is added to the page later,
 * such as a menu that is opened in the window, stays in reach.
 */
export function coverPage(layer: Element): () => void {
  const rest = [...document.body.children].filter(
    (element) => element !== layer && (covers.has(element) || !element.matches(keptInReach)),
  )
  if (layers.length === 0) holdStill()
  layers.push(layer)
  for (const element of rest) cover(element, 1)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    for (const element of rest) cover(element, -1)
    if (layers.length === 0) letGo()
  }
}

function cover(element: Element, by: 1 | -1): void {
  const count = (covers.get(element) ?? 0) + by
  if (count > 0) {
    covers.set(element, count)
    element.setAttribute('inert', '')
    // Not every assistive technology knows the other.
    element.setAttribute('aria-hidden', 'true')
  } else {
    covers.delete(element)
    element.removeAttribute('inert')
    element.removeAttribute('aria-hidden')
  }
}

/** The room of the scroll bar is kept, at whichever side it was, so that nothing moves sideways. */
function holdStill(): void {
  const { style } = document.documentElement
  const before = document.body.getBoundingClientRect()
  style.overflow = 'hidden'
  // Nor is the page loaded anew by pulling it down.
  style.overscrollBehavior = 'none'
  const { left, right } = document.body.getBoundingClientRect()
  style.padding = `0 ${right - before.right}px 0 ${before.left - left}px`
}

function letGo(): void {
  const { style } = document.documentElement
  style.padding = style.overflow = style.overscrollBehavior = ''
}
