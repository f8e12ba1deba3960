import { useSearchParams } from 'react-router'
import { pageHref } from '../../shared/page-href.ts'
import { cleanQuery, maxResults, queryProblem, resultsPerPage } from '../../shared/site-search-rules.ts'
import { truncate } from '../../shared/truncate.ts'
import { Button } from '../../ui/button.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import * as messages from '../messages/site-messages.ts'
import { PageHead } from '../page-head.tsx'
import type { PagePlace, PageQuery } from '../page-queries.ts'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { useQueryInAddress } from '../use-query-in-address.ts'
import { SearchResults, WaysOn } from './search-results.tsx'

const texts = messages.search

export function queries({ search }: PagePlace): readonly PageQuery[] {
  const { query, page } = askedIn(search)
  return queryProblem(query) ? [] : [siteQueries.search(query, page)]
}

export function Component() {
  const [params] = useSearchParams()
  const { query: typed, setQuery } = useQueryInAddress()
  const { query, page } = askedIn(params)
  const problem = queryProblem(query)
  const answer = useSiteQuery(siteQueries.search(query, page), {
    enabled: problem === undefined,
    placeholderData: (previous) => previous,
  })
  return (
    <>
      <PageHead title={titleOf(query)} description={texts.description} path="/search" isHidden />
      <div className="page-width min-h-[70vh] pt-[calc(var(--spacing-section)*0.75)] pb-section">
        <h1 className="text-display">{texts.title}</h1>
        <p className="mt-5 max-w-[46ch] text-lead text-muted">{texts.lead}</p>
        {/* Without JavaScript the form asks the server for the same page. */}
        <search className="mt-8 block max-w-2xl">
          <form
            action={pageHref('/search')}
            className="flex flex-col gap-3 sm:flex-row"
            onSubmit={(event) => event.preventDefault()}
          >
            <SearchInput
              label={texts.label}
              placeholder={texts.placeholder}
              name="q"
              value={typed}
              onValueChange={setQuery}
              autoFocus={query === ''}
              className="min-w-0 flex-1"
            />
            <Button type="submit">{texts.submit}</Button>
          </form>
        </search>
        {problem ? (
          <QueryProblem problem={problem} />
        ) : (
          <SearchResults query={query} page={page} answer={answer} />
        )}
      </div>
    </>
  )
}

function QueryProblem({ problem }: { problem: NonNullable<ReturnType<typeof queryProblem>> }) {
  const words = { empty: '', short: texts.tooShort, long: texts.tooLong }[problem]
  return (
    <>
      <p role="status" className="mt-6 text-body">
        {words}
      </p>
      <WaysOn lead={texts.ways} />
    </>
  )
}

function askedIn(params: URLSearchParams): { query: string; page: number } {
  const page = Math.trunc(Number(params.get('page')))
  const lastPage = maxResults / resultsPerPage
  return { query: cleanQuery(params.get('q') ?? ''), page: page > 0 ? Math.min(page, lastPage) : 1 }
}

function titleOf(query: string): string {
  return query ? `${truncate(query, 60)} · ${texts.title}` : texts.title
}
