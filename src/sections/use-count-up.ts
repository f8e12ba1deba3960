import { type RefObject, useEffect, useState } from 'react'
import { useMayAnimate } from './use-may-animate.ts'

const duration = 2000

/**
 * How far a counter has come, from 0 to 1. It starts when the element is seen, after `delay` milliseconds, and slows
 * down towards its end. On the server, and for those who want no motion, it has always arrived.
 */
export function useCountUp(element: RefObject<Element | null>, delay: number): number {
  const mayAnimate = useMayAnimate(element)
  const [hasArrived, setArrived] = useState(false)
  const [share, setShare] = useState(1)

  useEffect(() => {
    if (!mayAnimate || hasArrived) return
    const start = performance.now() + delay
    let frame = requestAnimationFrame(function step(now) {
      const time = Math.min(Math.max((now - start) / duration, 0), 1)
      setShare(1 - (1 - time) ** 3)
      if (time < 1) frame = requestAnimationFrame(step)
      else setArrived(true)
    })
    return () => {
      cancelAnimationFrame(frame)
      setShare(1)
    }
  }, [mayAnimate, hasArrived, delay])

  return share
}
