import { pageNumbers } from '../../ui/page-numbers.ts'
import * as messages from '../messages/site-messages.ts'
import { PageLink } from '../page-link.tsx'

const texts = messages.search

interface ResultPagesProps {
  query: string
  page: number
  pageCount: number
}

const linkClass =
  'inline-flex min-w-11 items-center justify-center rounded-full px-3 leading-11 font-medium text-small text-muted tabular-nums transition-colors hover:bg-ink/6 hover:text-ink aria-[current=page]:bg-action-tint aria-[current=page]:text-link'

/** Plain links, so that every page of the results can be opened without JavaScript. */
export function ResultPages({ query, page, pageCount }: ResultPagesProps) {
  if (pageCount < 2) return null
  const pathOf = (number: number) => {
    const params = new URLSearchParams({ q: query, ...(number > 1 ? { page: String(number) } : {}) })
    return `/search?${params}`
  }
  return (
    <nav aria-label={texts.pages} className="mt-8 flex flex-wrap items-center gap-1">
      {page > 1 && (
        <PageLink to={pathOf(page - 1)} rel="prev" className={linkClass}>
          {texts.previous}
        </PageLink>
      )}
      {pageNumbers(page, pageCount).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
          <span key={`gap-${index}`} aria-hidden="true" className="px-1 text-muted">
            …
          </span>
        ) : (
          <PageLink
            key={number}
            to={pathOf(number)}
            aria-label={texts.page(number)}
            aria-current={number === page ? 'page' : undefined}
            className={linkClass}
          >
            {texts.number(number)}
          </PageLink>
        ),
      )}
      {page < pageCount && (
        <PageLink to={pathOf(page + 1)} rel="next" className={linkClass}>
          {texts.next}
        </PageLink>
      )}
    </nav>
  )
}
