import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { isServer } from './site-queries.ts'

type Answer<T> = Pick<UseQueryResult<T>, 'data' | 'isPending' | 'fetchStatus'>

/** What a block shows: the answer; `fallback` where none is to be had; undefined while it is awaited. */
export function dataOrFallback<T>(query: Answer<T>, fallback: T): T | undefined {
  return query.data ?? (hasFailed(query) ? fallback : undefined)
}

type UseListOrFallback = <T>(
  query: Answer<T[]>,
  name: string,
  load: () => Promise<readonly T[]>,
) => readonly T[] | undefined

const useLiveList: UseListOrFallback = (query, name, load) => {
  const builtIn = useQuery({
    queryKey: [`built-in ${name}`],
    queryFn: load,
    enabled: hasFailed(query),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  return query.data ?? builtIn.data ?? (builtIn.isError ? [] : undefined)
}

/** The same with built-in records, whose texts are loaded only when a visit needs them, in the browser. */
export const useListOrFallback: UseListOrFallback = isServer ? ({ data }) => data : useLiveList

/** Without a network the browser waits for it to come back; visitors should not. */
function hasFailed({ data, isPending, fetchStatus }: Answer<unknown>): boolean {
  return data === undefined && (!isPending || fetchStatus === 'paused')
}
