import type { UseQueryResult } from '@tanstack/react-query'
import type { ApplicationStatus } from '../../../content/application/application-rules.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { applicationsTexts as texts } from './applications-texts.ts'

export type ApplicationCounts = Record<ApplicationStatus | 'total', number>

const counters = [
  ['total', 'Total'],
  ['pending', 'Pending'],
  ['accepted', 'Accepted'],
  ['contacted', 'Contacted'],
] as const

export function ApplicationCounters({ query }: { query: UseQueryResult<ApplicationCounts> }) {
  if (query.isError && !query.data) return <p className="mb-6 text-small text-danger">{texts.countsFailed}</p>
  return (
    <dl aria-label={texts.counters} className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
      {counters.map(([name, label]) => (
        <div key={name} className="rounded-card border border-line bg-surface px-5 py-4">
          <dt className="text-caption text-muted">{label}</dt>
          <dd className="mt-1 text-h2 tabular-nums">
            {query.data ? query.data[name].toLocaleString('en') : <Skeleton className="h-[1.2em] w-12" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
