import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

const stillness = '(prefers-reduced-motion: reduce)'

/** Whether something may move now: it is on screen, and the visitor has not asked for stillness. */
export function useMayAnimate(element: RefObject<Element | null>): boolean {
  const isOnScreen = useIsOnScreen(element)
  const wantsStillness = useSyncExternalStore(onStillnessChange, () => matchMedia(stillness).matches, always)
  return isOnScreen && !wantsStillness
}

/** Whether the visitor wants to spare data and battery: nothing moves by itself. */
export function useSavesData(): boolean {
  // Before the browser is asked nothing moves yet, and controls stand as they do for most.
  return useSyncExternalStore(neverChanges, readSaveData, () => false)
}

function useIsOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    // A busy browser tells several moments at once; the last one is now.
    const observer = new IntersectionObserver((moments) =>
      setOnScreen(moments.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOnScreen
}

function onStillnessChange(notify: () => void): () => void {
  const query = matchMedia(stillness)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/** Known to some browsers only, and to none of the type definitions. */
function readSaveData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

const always = () => true
const neverChanges = () => () => undefined
