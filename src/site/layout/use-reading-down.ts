import { useEffect, useState } from 'react'

/** Less than this is an unsteady finger, in pixels. */
const slightest = 8

/** Whether the page was last moved on, towards its end. */
export function useReadingDown(): boolean {
  const [isDown, setDown] = useState(true)
  useEffect(() => {
    let last = window.scrollY
    const measure = () => {
      const moved = window.scrollY - last
      if (Math.abs(moved) < slightest) return
      last = window.scrollY
      setDown(moved > 0)
    }
    window.addEventListener('scroll', measure, { passive: true })
    return () => window.removeEventListener('scroll', measure)
  }, [])
  return isDown
}
