/**
 * A motion of an element that is begun once, whoever asks first: the script that runs before React, or the component.
 * The other one gets the motion that is under way, so nothing starts over. What it answers stops it.
 */
export function begunOnce<E extends Element>(begin: (element: E) => () => void): (element: E) => () => void {
  const stops = new WeakMap<E, () => void>()
  return (element) => {
    const running = stops.get(element)
    if (running) return running
    const end = begin(element)
    const stop = () => {
      stops.delete(element)
      end()
    }
    stops.set(element, stop)
    return stop
  }
}
