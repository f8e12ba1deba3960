import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ListedPage, readPublicPages } from './read-public-pages.ts'

/** Every page of the site. Under the address of the change log: every write of content makes it stale. */
export function usePublicPages(): UseQueryResult<ListedPage[]> {
  return useQuery({
    queryKey: ['/api/activity', 'public-pages'],
    queryFn: readPublicPages,
    refetchOnMount: 'always',
  })
}
