import { useEffect, useState } from 'react'
import { useSearchParams } from '../navigation/site-location.ts'
import { withParam } from './address-params.ts'

export type EventsTab = 'upcoming' | 'past'

const pause = 250

/** The chosen tab and the words searched for. Both live in the address, so that what one sees can be shared. */
export function useEventsSearch() {
  const [params, setParams] = useSearchParams()
  const shared = params.get('q') ?? ''
  const [query, setQuery] = useState(shared)
  const [seen, setSeen] = useState(shared)
  const [written, setWritten] = useState(shared)
  if (shared !== seen) {
    setSeen(shared)
    // Not our own writing, which may lag behind the typing: the Back button, or a link to this page.
    if (shared !== written) setQuery(shared)
  }
  const tab: EventsTab = params.get('tab') === 'past' ? 'past' : 'upcoming'

  // Browsers refuse an address that changes with every key.
  useEffect(() => {
    if (query === shared) return
    const timer = setTimeout(() => {
      setWritten(query)
      setParams(withParam('q', query), inPlace)
    }, pause)
    return () => clearTimeout(timer)
  }, [query, shared, setParams])

  return {
    query,
    setQuery,
    tab,
    setTab: (next: EventsTab) => setParams(withParam('tab', next === 'past' ? next : ''), inPlace),
  }
}

const inPlace = { replace: true, preventScrollReset: true }
