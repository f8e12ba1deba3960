import { useEffect, useState } from 'react'

/** Whether the page is scrolled further than this many pixels. */
export function useScrolledBeyond(pixels: number): boolean {
  const [isBeyond, setBeyond] = useState(false)
  useEffect(() => {
    const measure = () => setBeyond(window.scrollY > pixels)
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    return () => window.removeEventListener('scroll', measure)
  }, [pixels])
  return isBeyond
}
