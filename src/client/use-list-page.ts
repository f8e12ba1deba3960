import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { fetchStaffAnswer } from './staff-request.ts'

/** A part of a long list, and how long the whole is. */
export interface ListPage<T> {
  rows: T[]
  total: number
}

/**
 * A page of a list that many people change: read anew whenever a screen opens. While the next page is on its way the
 * last one stays.
 */
export function useListPage<T>(url: string, isWanted = true): UseQueryResult<ListPage<T>> {
  return useQuery<ListPage<T>>({
    queryKey: [url, 'page'],
    queryFn: () => readListPage<T>(url),
    enabled: isWanted,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}

export async function readListPage<T>(url: string): Promise<ListPage<T>> {
  const response = await fetchStaffAnswer(url)
  const rows = (await response.json()) as T[]
  return { rows, total: Number(response.headers.get('x-total-count') ?? rows.length) }
}

/** After a write: everything read from addresses that begin so is read again where it is shown. */
export function forgetUrls(client: QueryClient, ...starts: string[]): Promise<void> {
  return client.invalidateQueries({
    // A record that stands in a form is not read again under it.
    predicate: ({ queryKey: [url, kind] }) =>
      kind !== 'versioned' && starts.some((start) => String(url).startsWith(start)),
  })
}
