import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import * as messages from '../messages/site-messages.ts'

/** In ms; what is here sooner was never on its way. */
const shownAfter = 150

/** A thin line while the next page is on its way; quick pages never show it. */
export function NavigationProgress() {
  const isMoving = useNavigation().state !== 'idle'
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isMoving) return
    const waiting = setTimeout(() => setShown(true), shownAfter)
    return () => {
      clearTimeout(waiting)
      setShown(false)
    }
  }, [isMoving])
  if (!isShown) return null
  return (
    <div
      role="progressbar"
      aria-label={messages.frame.loading}
      className="fixed inset-x-0 top-0 z-60 h-0.5 overflow-hidden"
    >
      <div className="h-full w-1/3 animate-pulse bg-gsf-accent" />
    </div>
  )
}
