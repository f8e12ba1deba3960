import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { ListView } from '../../schema/arrange-records.ts'
import type { ListFacts } from '../../schema/list-facts.ts'

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
  // Told by a search box after a pause, when the address may be another one than when it was typed.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const change = useCallback(
    (name: string, value: string) => {
      const next = new URLSearchParams(latest.current)
      if (value.trim() === '') next.delete(name)
      else next.set(name, value)
      latest.current = next
      setParams(next, { replace: true, preventScrollReset: true })
    },
    [setParams],
  )
  return {
    view,
    setSearch: useCallback((text: string) => change(searchParam, text), [change]),
    setSort: (label: string) => change(sortParam, label),
    setFilter: change,
  }
}
