import { createContext, use, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { PageQuery } from '../page-module.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { Answer } from './cached-answer.ts'

export const AnswerCacheContext = createContext<AnswerCache | undefined>(undefined)

export function useAnswerCache(): AnswerCache {
  const cache = use(AnswerCacheContext)
  if (!cache) throw new Error('There is no cache of answers around this component')
  return cache
}

export interface AskingOptions<T> {
  enabled?: boolean
  /** What stands there until the answer comes. */
  placeholderData?: (previous: T | undefined) => T | undefined
}

/** The answer of an address, as it is and as it becomes. */
export function useAnswer<T>(query: PageQuery, { enabled = true, placeholderData }: AskingOptions<T> = {}) {
  const cache = useAnswerCache()
  const { url } = query
  // How it is asked for can change while it is shown.
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  })
  const subscribe = useCallback(
    (notify: () => void) => {
      if (!enabled) return () => undefined
      const query = () => latest.current
      return cache.observe(url, { query, notify })
    },
    [cache, url, enabled],
  )
  const read = () => cache.get(url) as Answer<T>
  const answer = useSyncExternalStore(subscribe, read, read)
  const previous = useRef(answer.data)
  useEffect(() => {
    previous.current = answer.data ?? previous.current
  }, [answer.data])
  const data = answer.isPending && placeholderData ? placeholderData(previous.current) : answer.data
  return {
    ...answer,
    data,
    isPending: answer.isPending && data === undefined,
    refetch: () => cache.refetch(query),
  }
}
