import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classNames } from './class-names.ts'
import { pageNumbers } from './page-numbers.ts'
import { PlainIconButton } from './plain-icon-button.tsx'
import { useUiLabels } from './ui-labels.tsx'

export type PaginationProps = {
  label: string
  /** Counted from 1. */
  page: number
  pageCount: number
  onPageChange: (page: number) => void
  className?: string
}

export function Pagination({ label, page, pageCount, onPageChange, className }: PaginationProps) {
  const labels = useUiLabels()
  if (pageCount < 2) return null
  return (
    <nav aria-label={label} className={classNames('flex items-center gap-1', className)}>
      <PlainIconButton
        label={labels.previousPage}
        icon={<ChevronLeft className="rtl:rotate-180" />}
        size="sm"
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <ol className="flex items-center gap-1">
        {pageNumbers(page, pageCount).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={number}>
              <button
                type="button"
                aria-label={labels.page.replace('{page}', String(number))}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPageChange(number)}
                className="min-w-9 rounded-full px-2 text-caption leading-9 font-medium text-muted tabular-nums transition-colors hover:bg-ink/6 hover:text-ink aria-[current=page]:bg-action-tint aria-[current=page]:text-link"
              >
                {number}
              </button>
            </li>
          ),
        )}
      </ol>
      <PlainIconButton
        label={labels.nextPage}
        icon={<ChevronRight className="rtl:rotate-180" />}
        size="sm"
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  )
}
