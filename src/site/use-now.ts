import { useEffect, useState } from 'react'
import { useSiteFacts } from './site-context.tsx'

/** The time a page was rendered at, then the visitor's own: a page kept for a day still splits its events rightly. */
export function useNow(): Date {
  const { renderedAt } = useSiteFacts()
  const [now, setNow] = useState(() => new Date(renderedAt))
  useEffect(() => setNow(new Date()), [])
  return now
}
