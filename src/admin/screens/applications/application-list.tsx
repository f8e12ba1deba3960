import type { UseQueryResult } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import type { ListPage } from '../../../client/use-list-page.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { type ApplicationActions, ApplicationCard } from './application-card.tsx'
import { type ApplicationFilters, clearedFilters, isNarrowed, pageSize } from './application-filters.ts'
import { applicationsTexts as texts } from './applications-texts.ts'
import type { StaffApplication } from './staff-application.ts'

type ApplicationListProps = ApplicationActions & {
  query: UseQueryResult<ListPage<StaffApplication>>
  filters: ApplicationFilters
  onFilter: (changes: Partial<ApplicationFilters>) => void
  now: Date
  /** Where the keyboard goes when a page is turned or its place is gone. */
  top: RefObject<HTMLElement | null>
}

export function ApplicationList({ query, filters, onFilter, now, top, ...actions }: ApplicationListProps) {
  useLastPageInstead(query, filters.page, onFilter)
  const turnTo = (page: number) => {
    onFilter({ page })
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <AdminQueryState query={query} loading={texts.loading} failed={texts.loadFailed}>
      {({ rows, total }) => (
        <section
          ref={top}
          tabIndex={-1}
          aria-label={texts.list}
          aria-busy={query.isPlaceholderData}
          className="scroll-mt-5 space-y-4 outline-none aria-busy:opacity-60"
        >
          <p role="status" className="text-caption text-muted">
            {rows.length > 0 && rangeWords(filters.page, rows.length, total)}
          </p>
          {total === 0 ? (
            <NothingFound filters={filters} onFilter={onFilter} />
          ) : (
            <ul className="grid gap-4 xl:grid-cols-2">
              {rows.map((application) => (
                <li key={application.id}>
                  <ApplicationCard application={application} now={now} {...actions} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            label={texts.pages}
            page={filters.page}
            pageCount={Math.ceil(total / pageSize)}
            onPageChange={turnTo}
            className="justify-center"
          />
        </section>
      )}
    </AdminQueryState>
  )
}

function rangeWords(page: number, count: number, total: number): string {
  const from = (page - 1) * pageSize + 1
  return texts.showing(from, from + count - 1, total)
}

/** The last page may have been emptied meanwhile; then the one before is shown. */
function useLastPageInstead(
  query: UseQueryResult<ListPage<StaffApplication>>,
  page: number,
  onFilter: ApplicationListProps['onFilter'],
): void {
  const last = Math.max(1, Math.ceil((query.data?.total ?? 0) / pageSize))
  const isBeyond = query.data !== undefined && !query.isPlaceholderData && page > last
  useEffect(() => {
    if (isBeyond) onFilter({ page: last })
  }, [isBeyond, last, onFilter])
}

type NothingFoundProps = Pick<ApplicationListProps, 'filters' | 'onFilter'>

function NothingFound({ filters, onFilter }: NothingFoundProps) {
  const isFiltered = isNarrowed(filters)
  return (
    <EmptyState
      icon={<Inbox />}
      title={texts.empty}
      description={
        isFiltered ? texts.emptyFiltered : filters.isSuspected ? texts.noSuspected : texts.emptyAll
      }
      action={
        isFiltered && (
          <Button variant="secondary" onClick={() => onFilter(clearedFilters(filters))}>
            {texts.clearFilters}
          </Button>
        )
      }
    />
  )
}
