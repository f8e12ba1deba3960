import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether to draw something that may close with an animation of its own; `layer` holds the parts that are animated. */
export function useExit(isOpen: boolean, layer: RefObject<Element | null>): boolean {
  const [isThere, setThere] = useState(isOpen)
  if (isOpen && !isThere) setThere(true)
  useLayoutEffect(() => {
    if (isOpen || !layer.current) return
    let isStillClosed = true
    const animations = [...layer.current.children].flatMap((part) => part.getAnimations())
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isStillClosed) setThere(false)
    })
    return () => {
      isStillClosed = false
    }
  }, [isOpen, layer])
  return isThere
}
