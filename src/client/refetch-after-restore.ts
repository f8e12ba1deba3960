import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * A page that the Back button brings out of the browser's memory goes on as it was left, however long ago: what is
 * stale by now is fetched again, as it would be if the page were opened. What must not be, never is.
 */
export function refetchAfterRestore(client: QueryClient): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void client.refetchQueries({ type: 'active', stale: true, predicate: refetchesOnMount })
  })
}

function refetchesOnMount({ observers }: Query): boolean {
  return observers.some(({ options }) => options.refetchOnMount !== false)
}
