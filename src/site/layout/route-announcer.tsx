import { useEffect, useRef, useState } from 'react'
import { useLocation } from '../navigation/site-location.ts'

/** After a navigation without reload: says the new page's title and puts the focus at its start, as a reload would. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname])
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {title}
    </div>
  )
}
