import { useEffect, useRef, useState } from 'react'

/** How much smaller a page of that width must be drawn to fit its frame, and how high it then is. */
export function useScaleToFit(pixels: number) {
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const [fit, setFit] = useState<{ scale: number; height: number | undefined }>({
    scale: 1,
    height: undefined,
  })
  useEffect(() => {
    const measure = () => {
      const room = outer.current?.clientWidth ?? pixels
      const scale = Math.min(1, room / pixels)
      // A transform leaves the element's own height as it was, so the frame is given the drawn one.
      setFit({ scale, height: scale === 1 ? undefined : (inner.current?.offsetHeight ?? 0) * scale })
    }
    const observer = new ResizeObserver(measure)
    if (outer.current) observer.observe(outer.current)
    if (inner.current) observer.observe(inner.current)
    return () => observer.disconnect()
  }, [pixels])
  return { outer, inner, ...fit }
}
