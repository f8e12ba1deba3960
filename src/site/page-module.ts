import type { ComponentType } from 'react'

export interface PageArguments {
  params: Record<string, string | undefined>
}

export interface PageSearch {
  /** What the address asks for behind the path. */
  search?: URLSearchParams
}

/** What a page reads: a URL, which is the key of its answer, and for how long an answer is fresh. */
export interface PageQuery {
  url: string
  staleTime?: number
  refetchOnMount?: boolean
  meta?: {
    /** A record that may not exist: 404 is the answer `null`, not a failure. */
    missingIsNull?: boolean
    /** The page is about this record: without it the page does not exist. */
    isPageSubject?: boolean
  }
}

/** What a page's file exports: its component, and what it reads, so that it can be fetched before the page is shown. */
export interface PageModule {
  Page: ComponentType<PageArguments>
  queries: (args: PageArguments & PageSearch) => readonly PageQuery[]
}
