import type { QueryKey, QueryMeta } from '@tanstack/react-query'
import type { ComponentType } from 'react'

export interface PageArguments {
  params: Record<string, string | undefined>
}

export interface PageSearch {
  /** What the address asks for behind the path. */
  search?: URLSearchParams
}

/** What a page reads: a URL (the first part of the key), and for how long an answer is fresh. */
export interface PageQuery {
  queryKey: QueryKey
  staleTime?: number
  refetchOnMount?: boolean
  meta?: QueryMeta
}

/** What a page's file exports: its component, and what it reads, so that it can be fetched before the page is shown. */
export interface PageModule {
  Page: ComponentType<PageArguments>
  queries: (args: PageArguments & PageSearch) => readonly PageQuery[]
}
