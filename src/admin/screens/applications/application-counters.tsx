import type { UseQueryResult } from '@tanstack/react-query'
import type { ApplicationStatus } from '../../../content/application/application-rules.ts'
import { groupedNumber } from '../../../shared/local-numbers.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { statusLabels, applicationsTexts as texts } from './applications-texts.ts'

export type ApplicationCounts = Record<ApplicationStatus | 'total', number>

const counters = ['total', 'pending', 'accepted', 'contacted'] as const
const labels = { ...statusLabels, total: texts.total }

export function ApplicationCounters({ query }: { query: UseQueryResult<ApplicationCounts> }) {
  if (query.isError && !query.data) return <p className="mb-6 text-small text-danger">{texts.countsFailed}</p>
  return (
    <dl aria-label={texts.counters} className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
      {counters.map((name) => (
        <div key={name} className="rounded-card border border-line bg-surface px-5 py-4">
          <dt className="text-caption text-muted">{labels[name]}</dt>
          <dd className="mt-1 text-h2 tabular-nums">
            {query.data ? groupedNumber(query.data[name]) : <Skeleton className="h-[1.2em] w-12" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
