import { use, useEffect, useState } from 'react'
import { useSiteFacts } from './site-context.tsx'
import { FirstPageContext } from './site-queries.ts'

/** Nothing that pages say of the time changes sooner, in ms. */
const precision = 60_000

/**
 * The time a page was rendered at, then the visitor's own: a page kept for a day still splits its events rightly. One that
 * the browser draws itself begins with its time.
 */
export function useNow(): Date {
  const { renderedAt } = useSiteFacts()
  const isBrought = use(FirstPageContext)
  const [now, setNow] = useState(() => (isBrought ? new Date(renderedAt) : new Date()))
  useEffect(() => setNow((then) => (Date.now() - then.getTime() < precision ? then : new Date())), [])
  return now
}
