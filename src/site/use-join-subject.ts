import { useLocation } from './navigation/site-location.ts'
import { siteQueries, useSiteQuery } from './site-queries.ts'

/** Ids hold nothing that an address would have to escape. */
const programPath = /^\/programs\/([\w-]+)\/*$/i

/** On the page of a program its title, so that whoever joins from there need not name it; empty everywhere else. */
export function useJoinSubject(): string {
  const id = programPath.exec(useLocation().pathname)?.[1]
  const { data } = useSiteQuery(siteQueries.program(id ?? ''), { enabled: id !== undefined })
  return data?.isActive ? data.title : ''
}
