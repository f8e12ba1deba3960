import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Alert } from '../ui/alert.tsx'
import { AlertButton } from '../ui/alert-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { adminQueryStateTexts as texts } from './admin-query-state-texts.ts'

type AdminQueryStateProps<T> = {
  query: UseQueryResult<T>
  /** Such as 'Loading users...'. */
  loading?: string
  /** A sentence, or a whole view, for an empty list. */
  empty?: ReactNode
  /** Such as 'Failed to load partners.'. */
  failed: string
  children: (data: T) => ReactNode
}

/** The states of data on a screen. The last good answer stays, with a warning, when asking again fails. */
export function AdminQueryState<T>({ query, loading, empty, failed, children }: AdminQueryStateProps<T>) {
  const retry = (
    <AlertButton loading={query.fetchStatus === 'fetching'} onClick={() => void query.refetch()}>
      {texts.retry}
    </AlertButton>
  )
  if (query.data === undefined) {
    if (query.isPending && query.fetchStatus !== 'paused') return <Waiting text={loading ?? texts.loading} />
    return <Alert tone="danger" title={failed} action={retry} />
  }
  const isEmpty = empty !== undefined && Array.isArray(query.data) && query.data.length === 0
  return (
    <>
      {query.isError && (
        <Alert tone="warning" title={failed} action={retry} className="mb-4">
          {texts.stale}
        </Alert>
      )}
      {isEmpty ? typeof empty === 'string' ? <EmptyState title={empty} /> : empty : children(query.data)}
    </>
  )
}

function Waiting({ text }: { text: string }) {
  return (
    <div className="space-y-3">
      <p role="status" className="text-small text-muted">
        {text}
      </p>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-16 w-full" />
      ))}
    </div>
  )
}
