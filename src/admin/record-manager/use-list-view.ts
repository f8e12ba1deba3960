import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { ListFacts } from '../../schema/staff-screen.ts'
import type { ListView } from './arrange-records.ts'

const searchParam = 'q'
const sortParam = 'sort'

/** What a list shows: kept in the address, so that reload, Back and a shared link show the same. */
export function useListView(list: ListFacts) {
  const [params, setParams] = useSearchParams()
  const chosen = list.filterBy.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value]] : []
  })
  const view: ListView = {
    search: params.get(searchParam) ?? '',
    sort: params.get(sortParam) ?? '',
    filters: Object.fromEntries(chosen),
  }
  const change = useCallback(
    (name: string, value: string) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          if (value.trim() === '') next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return {
    view,
    setSearch: useCallback((text: string) => change(searchParam, text), [change]),
    setSort: (label: string) => change(sortParam, label),
    setFilter: change,
  }
}
