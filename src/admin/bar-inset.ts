/**
 * Tells the page how high a bar is that stays at its upper or lower edge: what gets the focus is scrolled clear of it
 * (theme-base.css), and messages rise above it. Given to the bar as its ref; the bar also carries data-bar.
 */
export const barAbove = (bar: HTMLElement | null) => {
  if (!bar) return
  const root = document.documentElement.style
  const observer = new ResizeObserver(() => root.setProperty('--bar-above', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    root.removeProperty('--bar-above')
  }
}

/** As high as a message is, with the room around it. */
const messageHeight = 112

/** The bar of a short form stands above the edge: a message rises above it too, unless there is room for it below. */
export const barBelow = (bar: HTMLElement | null) => {
  if (!bar) return
  const root = document.documentElement.style
  const observer = new ResizeObserver(() => {
    const { top, bottom } = bar.getBoundingClientRect()
    const isAtEdge = innerHeight - bottom < messageHeight
    root.setProperty('--bar-below', `${isAtEdge ? Math.round(innerHeight - top) : 0}px`)
  })
  // It moves with the end of its form.
  for (const element of [bar, bar.parentElement, document.body]) if (element) observer.observe(element)
  return () => {
    observer.disconnect()
    root.removeProperty('--bar-below')
  }
}
