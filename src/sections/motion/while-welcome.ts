const stillness = '(prefers-reduced-motion: reduce)'

/** Plays something while the element is on screen and the visitor has not asked for stillness. Answers how to stop for good. */
export function whileWelcome(element: Element, play: () => () => void): () => void {
  const query = matchMedia(stillness)
  let isOnScreen = false
  let pause: (() => void) | undefined
  const decide = () => {
    const isWelcome = isOnScreen && !query.matches
    if (isWelcome) pause ??= play()
    else rest()
  }
  const rest = () => {
    pause?.()
    pause = undefined
  }
  // A busy browser tells several moments at once; the last one is now.
  const observer = new IntersectionObserver((moments) => {
    isOnScreen = moments.at(-1)?.isIntersecting ?? false
    decide()
  })
  observer.observe(element)
  query.addEventListener('change', decide)
  return () => {
    observer.disconnect()
    query.removeEventListener('change', decide)
    rest()
  }
}
