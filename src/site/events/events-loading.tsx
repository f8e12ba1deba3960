import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import * as messages from '../messages/site-messages.ts'

/** Takes about the room of what is on its way. */
export function LoadingEvents() {
  return (
    <>
      <Spinner text={messages.events.loading} />
      <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="grid gap-6 lg:grid-cols-[7rem_1fr_20rem]">
            <Skeleton className="hidden h-24 lg:block" />
            <div className="grid content-start gap-3">
              <Skeleton className="h-6 w-24 rounded-full" />
              <Skeleton className="h-7 w-2/3" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-4/5" />
            </div>
            <Skeleton className="aspect-3/2 rounded-card max-lg:order-first" />
          </div>
        ))}
      </div>
    </>
  )
}

export function LoadingAlbums() {
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="aspect-4/5 rounded-card" />
      ))}
    </div>
  )
}
