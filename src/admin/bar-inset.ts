/**
 * Tells the page how high a bar is that stays at its upper or lower edge: what gets the focus is scrolled clear of it
 * (theme-base.css), and messages rise above it. Given to the bar as its ref; the bar also carries data-bar.
 */
const barInset = (property: string) => (bar: HTMLElement | null) => {
  if (!bar) return
  const root = document.documentElement.style
  const observer = new ResizeObserver(() => root.setProperty(property, `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    root.removeProperty(property)
  }
}

export const barAbove = barInset('--bar-above')
export const barBelow = barInset('--bar-below')
