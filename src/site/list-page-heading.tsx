import { Written } from '../ui/written.tsx'
import { siteQueries, useSiteQuery } from './site-queries.ts'

/** The heading of a page that lists records: what staff wrote, else what it is called. */
export function ListPageHeading({ page, children }: { page: string; children: string }) {
  const { data } = useSiteQuery(siteQueries.listPage(page))
  return (
    <Written as="h1" className="text-display wrap-anywhere">
      {data?.heading || children}
    </Written>
  )
}
