import type { QueryClient, QueryMeta } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createContext, data, type LoaderFunction, type Params } from 'react-router'

/** What a page reads: the key is the URL, beside it for how long an answer is fresh. */
export interface PageQuery {
  queryKey: readonly [url: string]
  staleTime?: number
  refetchOnMount?: boolean
  meta?: QueryMeta
}

export interface PagePlace {
  params: Params
  /** What the address asks for behind the path. */
  search: URLSearchParams
}

/** What a page's file exports: its component, and what it reads; undefined where no page stands at the address. */
export interface PageModule {
  Component: ComponentType
  queries: (place: PagePlace) => readonly PageQuery[] | undefined
}

/** Into which the loaders of routes read. */
export const queryClientContext = createContext<QueryClient>()

export const isServer = typeof window === 'undefined'

/** What cannot be read is told to those who show it. */
export async function readAll(client: QueryClient, queries: readonly PageQuery[]): Promise<void> {
  await Promise.all(queries.map((query) => client.prefetchQuery(query)))
}

/**
 * The loader of a page. The server waits for what it reads; in the browser the page is shown at once, with its loading
 * state where something is still on its way.
 */
export function readAhead(queriesOf: PageModule['queries']): LoaderFunction {
  return async ({ params, url, context }) => {
    const queries = queriesOf({ params, search: url.searchParams })
    if (!queries) return data(null, { status: 404 })
    const reading = readAll(context.get(queryClientContext), queries)
    if (isServer) await reading
    return null
  }
}
