import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import * as messages from '../messages/site-messages.ts'

/** The shape of the first screenful. */
export function AboutLoading() {
  return (
    <div role="status" aria-label={messages.about.loading} className="page-width min-h-screen pt-12 lg:pt-16">
      <Skeleton className="h-[clamp(5rem,10cqi,9.5rem)] max-w-3xl" />
      <div className="mt-10 grid gap-x-gutter gap-y-8 lg:grid-cols-12">
        <SkeletonText lines={6} className="self-end lg:col-span-4" />
        <Skeleton className="-order-1 aspect-16/10 rounded-2xl lg:order-1 lg:col-span-8" />
      </div>
    </div>
  )
}
