import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { fadeIn } from './fade-in.ts'

/** Milliseconds until the new page is on the screen: a focus makes the browser lay it out once more. */
const shownWithin = 50

/**
 * After a navigation without reload: says the new page's title and puts the focus at its start, as a reload would. Who
 * has turned to a part of it by then, or stands in a field of it to type into, stays there.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  // Going back shows what was there; some browsers have faded into it already, under a finger that swipes.
  const isNew = useNavigationType() !== 'POP'
  const shownPath = useRef(pathname)
  const [title, setTitle] = useState('')
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return
    if (isNew) fadeIn(document.getElementById('main'))
    const { activeElement } = document
    const announce = () => {
      shownPath.current = pathname
      const main = document.getElementById('main')
      const isTyping = activeElement instanceof HTMLInputElement && main?.contains(activeElement)
      if (document.activeElement === activeElement && !isTyping) main?.focus({ preventScroll: true })
      setTitle(document.title)
    }
    const waiting = setTimeout(announce, shownWithin)
    return () => clearTimeout(waiting)
  }, [pathname, isNew])
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {title}
    </div>
  )
}
