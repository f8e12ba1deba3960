import { useSearchParams } from 'react-router'
import { withParam } from '../address-params.ts'
import { inPlace, useQueryInAddress } from '../use-query-in-address.ts'

export type EventsTab = 'upcoming' | 'past'

/** The chosen tab and the words searched for. Both live in the address, so that what one sees can be shared. */
export function useEventsSearch() {
  const [params, setParams] = useSearchParams()
  const { query, setQuery } = useQueryInAddress()
  const tab: EventsTab = params.get('tab') === 'past' ? 'past' : 'upcoming'
  return {
    query,
    setQuery,
    tab,
    setTab: (next: EventsTab) => setParams(withParam('tab', next === 'past' ? next : ''), inPlace),
  }
}
