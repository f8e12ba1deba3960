import { QueryClient } from '@tanstack/react-query'
import { type FetchJson, fetchJson, RequestError } from './request-json.ts'

const minutes = 60_000

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

/** The defaults of every query: the first part of the key is the URL. The staff area asks in a way of its own. */
export function createQueryClient(fetch: FetchJson = fetchJson): QueryClient {
  const isServer = typeof window === 'undefined'
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, meta }) => {
          try {
            return await fetch(String(queryKey[0]))
          } catch (error) {
            if (meta?.missingIsNull && error instanceof RequestError && error.status === 404) return null
            throw error
          }
        },
        staleTime: 10 * minutes,
        gcTime: isServer ? Number.POSITIVE_INFINITY : 30 * minutes,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: isServer ? false : shouldRetry,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 3000),
      },
      mutations: { retry: false },
    },
  })
}

/** Up to 2 retries. What the server refused will be refused again. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const isRefused =
    error instanceof RequestError && error.status >= 400 && error.status < 500 && error.status !== 429
  return failures < 2 && !isRefused
}
