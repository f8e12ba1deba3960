import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { savesData } from '../shared/saves-data.ts'

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
  return useSyncExternalStore(neverChanges, savesData, () => false)
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

const always = () => true
const neverChanges = () => () => undefined
