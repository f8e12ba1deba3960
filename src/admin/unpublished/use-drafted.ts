import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { DraftName } from '../../client/approval-requests.ts'
import { listUrl } from '../../client/content-queries.ts'
import { type Drafted, readDrafted } from './read-drafted.ts'

/** What a draft changes of what visitors see, as it is now. */
export function useDrafted(name: DraftName): UseQueryResult<Drafted> {
  const { definition, id, lang } = name
  return useQuery<Drafted>({
    // Under the address of its type, so that it is forgotten with everything of that.
    queryKey: [`${listUrl(definition)}/${encodeURIComponent(id)}/drafted/${lang}`],
    queryFn: () => readDrafted(name),
    refetchOnMount: 'always',
    staleTime: 0,
  })
}
