import { QueryClient } from '@tanstack/react-query'
import { nullIfMissing, queryRules, shouldRetry } from './query-rules.ts'
import type { FetchJson } from './request-json.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A record that may not exist: 404 is the answer `null`, not a failure. */
      missingIsNull?: boolean
    }
  }
}

/** The defaults of every query of the staff area: the first part of the key is the URL. */
export function createQueryClient(fetch: FetchJson): QueryClient {
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
      },
      mutations: { retry: false },
    },
  })
}
