import { useEffect, useRef, useState } from 'react'
import { useLocation } from '../navigation/site-location.ts'

/** Milliseconds until the new page is on the screen: a focus makes the browser lay it out once more. */
const shownWithin = 50

/** After a navigation without reload: says the new page's title and puts the focus at its start, as a reload would. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shownPath.current === pathname) return
    const announce = () => {
      shownPath.current = pathname
      document.getElementById('main')?.focus({ preventScroll: true })
      setTitle(document.title)
    }
    const waiting = setTimeout(announce, shownWithin)
    return () => clearTimeout(waiting)
  }, [pathname])
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {title}
    </div>
  )
}
