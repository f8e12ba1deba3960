import type { Event } from '../../content/event/event.ts'
import { splitByDate, takesPlace } from '../../content/event/event-rules.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { dataOrFallback } from '../data-or-fallback.ts'
import { EventTeaser } from '../event-teaser.tsx'
import * as messages from '../messages/site-messages.ts'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { useNow } from '../use-now.ts'

const texts = messages.home.events
const mostUpcoming = 4
const mostPast = 6

/** The next event with its picture, those after it as a list, and below what has been. */
export function EventsBlock() {
  const query = useSiteQuery(siteQueries.events)
  const events = dataOrFallback<Event[] | null>(query, null)
  return (
    <section aria-labelledby="upcoming-events" className="border-line border-t">
      <div className="page-width py-section">
        <div className="flex flex-wrap items-end justify-between gap-x-gutter gap-y-4">
          <h2 id="upcoming-events" className="text-h1">
            {texts.title}
          </h2>
          <ArrowLink href="/events">{texts.link}</ArrowLink>
        </div>
        <div className="mt-10 lg:mt-14">
          {events === undefined && <LoadingEvents />}
          {events === null && <FailedEvents onRetry={() => void query.refetch()} />}
          {events && <EventLists events={events} />}
        </div>
      </div>
    </section>
  )
}

function EventLists({ events }: { events: readonly Event[] }) {
  const { upcoming, past } = splitByDate(events.filter(takesPlace), useNow())
  return (
    <>
      <UpcomingEvents events={upcoming.slice(0, mostUpcoming)} />
      <PastEvents events={past.slice(0, mostPast)} />
    </>
  )
}

const twoColumns = 'grid gap-x-[clamp(2rem,6cqi,5.5rem)] gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]'

function UpcomingEvents({ events: [next, ...later] }: { events: readonly Event[] }) {
  if (!next) {
    return (
      <p className="text-lead">
        <span className="block font-semibold">{texts.none}</span>
        <span className="text-muted">{texts.noneText}</span>
      </p>
    )
  }
  return (
    <div className={twoColumns}>
      <EventTeaser event={next} look="lead" />
      {later.length > 0 && (
        <ul>
          {later.map((event) => (
            <li key={event.id} className="border-line border-t py-7 first:border-t-0 first:pt-0">
              <EventTeaser event={event} look="row" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function PastEvents({ events }: { events: readonly Event[] }) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="past-events" className="mt-16 border-line border-t pt-10 lg:mt-24">
      <h2 id="past-events" className="text-h2">
        {texts.pastTitle}
      </h2>
      <ul className="mt-8 grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {events.map((event) => (
          <li key={event.id}>
            <EventTeaser event={event} look="small" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FailedEvents({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 text-lead">
      {texts.failed}
      <button type="button" className={buttonClass('secondary')} onClick={onRetry}>
        {messages.frame.tryAgain}
      </button>
    </div>
  )
}

function LoadingEvents() {
  return (
    <div role="status" aria-label={texts.loading} className={twoColumns}>
      <div>
        <Skeleton className="aspect-3/2 rounded-card" />
        <SkeletonText lines={4} className="mt-6" />
      </div>
      <SkeletonText lines={9} />
    </div>
  )
}
