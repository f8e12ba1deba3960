import { type RefObject, startTransition, useEffect, useState } from 'react'

const listeners = new WeakMap<Element, (isOnScreen: boolean) => void>()
let observer: IntersectionObserver | undefined

/** One for all: a long list has more elements than a browser likes to have observers. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
    },
    { rootMargin: '100% 0px' },
  )
  return observer
}

/** Whether the element is on screen or less than a screen away. What holds the focus is near wherever it is. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target) return
    // Scrolling and typing come first; drawing what is not yet on screen can wait for them.
    listeners.set(target, (isOnScreen) =>
      startTransition(() => setNear(isOnScreen || target.contains(document.activeElement))),
    )
    sharedObserver().observe(target)
    return () => sharedObserver().unobserve(target)
  }, [element])
  return isNear
}
