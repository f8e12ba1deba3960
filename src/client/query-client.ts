import { type DefaultOptions, QueryClient } from '@tanstack/react-query'
import { nullIfMissing, queryRules, shouldRetry } from './query-rules.ts'
import type { FetchJson } from './request-json.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A record that may not exist: 404 is the answer `null`, not a failure. */
      missingIsNull?: boolean
      /** The page is about this record: without it the page does not exist. */
      isPageSubject?: boolean
    }
  }
}

/** The defaults of every query, on the public site and in the staff area: the first part of the key is the URL. */
export function createQueryClient(fetch: FetchJson, others: DefaultOptions['queries'] = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, meta }) => {
          const answer = fetch(String(queryKey[0]))
          return meta?.missingIsNull ? answer.catch(nullIfMissing) : answer
        },
        ...queryRules,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        ...others,
      },
      mutations: { retry: false },
    },
  })
}

/** For one page that the server renders: what it cannot read is not asked for again, and no timer keeps the answers. */
export function createServerQueryClient(fetch: FetchJson): QueryClient {
  return createQueryClient(fetch, { retry: false, gcTime: Number.POSITIVE_INFINITY })
}

/**
 * A page that the Back button brings out of the browser's memory goes on as it was left, however long ago: what is shown and
 * stale by now is fetched again. The timers that would have said so were frozen along with the page.
 */
export function refetchAfterRestore(client: QueryClient): Promise<void> {
  return client.refetchQueries({
    type: 'active',
    predicate: (query) =>
      query.observers.some(
        ({ options: { staleTime, refetchOnMount } }) =>
          refetchOnMount !== false && typeof staleTime === 'number' && query.isStaleByTime(staleTime),
      ),
  })
}
