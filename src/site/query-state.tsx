import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import * as messages from './messages/site-messages.ts'
import type { SiteAnswer } from './site-queries.ts'

interface QueryStateProps<T> {
  query: SiteAnswer<T>
  loading: ReactNode
  /** A sentence, or a whole view, for a list without entries. */
  empty?: ReactNode
  /** A sentence, or a whole view; a sentence comes with a button that asks again. */
  error: ReactNode
  children: (data: T) => ReactNode
}

/** The four states of data on a page. The last good answer stays when asking again fails. */
export function QueryState<T>({ query, loading, empty, error, children }: QueryStateProps<T>) {
  if (query.data === undefined) {
    if (query.isPending && query.fetchStatus !== 'paused') return loading
    return typeof error === 'string' ? (
      <FailedState message={error} onRetry={() => void query.refetch()} />
    ) : (
      error
    )
  }
  if (empty !== undefined && Array.isArray(query.data) && query.data.length === 0) {
    return typeof empty === 'string' ? <EmptyState title={empty} /> : empty
  }
  return children(query.data)
}

function FailedState({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title={message} action={<Button onClick={onRetry}>{messages.frame.tryAgain}</Button>} />
    </div>
  )
}
