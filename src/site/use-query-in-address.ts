import { use, useEffect, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { pathWithoutLanguage } from '../shared/language-path.ts'
import { withParam } from './address-params.ts'
import { NavigatingContext } from './navigating-context.ts'

const pause = 250

/** The words searched for. They live in the address, a moment behind the typing, so that what one sees can be shared. */
export function useQueryInAddress() {
  const [params, setParams] = useSearchParams()
  const isMoving = useNavigation().state !== 'idle'
  const isNavigating = use(NavigatingContext)
  const { pathname } = useLocation()
  const shared = params.get('q') ?? ''
  const [query, setQuery] = useState(shared)
  const [seen, setSeen] = useState(shared)
  const [written, setWritten] = useState(shared)
  if (shared !== seen) {
    setSeen(shared)
    // Not our own writing, which may lag behind the typing: the Back button, or a link to this page.
    if (shared !== written) setQuery(shared)
  }

  // Browsers refuse an address that changes with every key.
  useEffect(() => {
    // Whoever is on the way to another page has pressed a link: it must not be undone.
    if (query === shared || isMoving) return
    const timer = setTimeout(() => {
      if (isNavigating()) return
      // The address is that of the next page already, which is only not rendered yet.
      if (pathWithoutLanguage(window.location.pathname) !== pathname) return
      setWritten(query)
      const next = withParam('q', query)
      // Of other results.
      next.delete('page')
      setParams(next, inPlace)
    }, pause)
    return () => clearTimeout(timer)
  }, [query, shared, isMoving, isNavigating, pathname, setParams])

  return { query, setQuery, shared }
}

export const inPlace = { replace: true, preventScrollReset: true }
