import { useEffect, useState } from 'react'
import { isServer } from './page-queries.ts'
import type { SiteAnswer } from './site-queries.ts'

type Answer<T> = Pick<SiteAnswer<T>, 'data' | 'isPending' | 'fetchStatus'>

/** What a block shows: the answer; `fallback` where none is to be had; undefined while it is awaited. */
export function dataOrFallback<T>(query: Answer<T>, fallback: T): T | undefined {
  return query.data ?? (hasFailed(query) ? fallback : undefined)
}

type UseListOrFallback = <T>(
  query: Answer<T[]>,
  /** The same function every time. */
  load: () => Promise<readonly T[]>,
) => readonly T[] | undefined

const useLiveList: UseListOrFallback = <T>(query: Answer<T[]>, load: () => Promise<readonly T[]>) => {
  const [builtIn, setBuiltIn] = useState<readonly T[]>()
  const isNeeded = hasFailed(query)
  useEffect(() => {
    if (!isNeeded) return
    let isShown = true
    const show = (list: readonly T[]) => {
      if (isShown) setBuiltIn(list)
    }
    load().then(show, () => show([]))
    return () => {
      isShown = false
    }
  }, [isNeeded, load])
  return query.data ?? builtIn
}

/** The same with built-in records, whose texts are loaded only when a visit needs them, in the browser. */
export const useListOrFallback: UseListOrFallback = isServer ? ({ data }) => data : useLiveList

/** Without a network the browser waits for it to come back; visitors should not. */
function hasFailed({ data, isPending, fetchStatus }: Answer<unknown>): boolean {
  return data === undefined && (!isPending || fetchStatus === 'paused')
}
