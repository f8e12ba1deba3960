import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { type ApplicationFilters, readFilters, writeFilters } from './application-filters.ts'

/** What the list shows and which application is open, both kept in the address. */
export function useApplicationFilters() {
  const [params, setParams] = useSearchParams()
  const filters = readFilters(params)

  /** Another filter starts at the first page again. */
  const change = useCallback(
    (changes: Partial<ApplicationFilters>) =>
      setParams((current) => writeFilters({ ...readFilters(current), page: 1, ...changes }), {
        replace: changes.page === undefined,
        preventScrollReset: true,
      }),
    [setParams],
  )
  /** In the history of the browser, so that Back closes it. */
  const view = useCallback(
    (id: string | null) =>
      setParams(
        (current) => {
          const next = writeFilters(readFilters(current))
          if (id !== null) next.set('view', id)
          return next
        },
        { preventScrollReset: true },
      ),
    [setParams],
  )
  return { filters, change, viewedId: params.get('view'), view }
}
