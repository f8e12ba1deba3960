import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSiteFacts } from './site-context.tsx'

/** Nothing that pages say of the time changes sooner, in ms. */
const precision = 60_000

/**
 * The time a page was rendered at, then the visitor's own: a page kept for a day still splits its events rightly. One that
 * the browser renders itself begins with its time.
 */
export function useNow(): Date {
  const { renderedAt } = useSiteFacts()
  const isFromServer = useIsFromServer()
  const [now, setNow] = useState(() => (isFromServer ? new Date(renderedAt) : new Date()))
  useEffect(() => setNow((then) => (Date.now() - then.getTime() < precision ? then : new Date())), [])
  return now
}

/** On the server, and in the browser while it brings to life what the server rendered. */
function useIsFromServer(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )
}
