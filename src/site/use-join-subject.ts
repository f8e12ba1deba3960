import { useMatch } from 'react-router'
import { siteQueries, useSiteQuery } from './site-queries.ts'

/** On the page of a program its title, so that whoever joins from there need not name it; empty everywhere else. */
export function useJoinSubject(): string {
  const id = useMatch('/programs/:id')?.params.id
  const { data } = useSiteQuery(siteQueries.program(id ?? ''), { enabled: id !== undefined })
  return data?.isActive ? data.title : ''
}
