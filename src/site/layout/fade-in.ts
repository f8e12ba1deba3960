/**
 * Lets the next page appear instead of standing there all at once, where motion is welcome. It can be read from the first frame
 * on: a transition of the browser would draw a picture of the page before first, which takes as long as the next page itself.
 */
export function fadeIn(page: Element | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  page?.animate({ opacity: [0.3, 1] }, { duration: 140, easing: 'ease-out' })
}
