/** How long, in ms, the page before may stand still while the next one is drawn; later it comes without fading in. */
const maxStillMs = 250

/**
 * Lets one page fade into the next where motion is welcome and the browser can. `show` resolves once the next page is
 * drawn and scrolled to its place: until then the browser shows a picture of the page before.
 */
export function showFading(show: () => Promise<void>): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isCalm || !('startViewTransition' in document)) {
    void show()
    return
  }
  const { ready } = document.startViewTransition(() => Promise.race([show(), timeIsUp()]))
  // A move that follows at once ends it early, and so does a hidden tab.
  ready.catch(() => undefined)
}

function timeIsUp(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, maxStillMs))
}
