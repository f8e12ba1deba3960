import { splitByDate, takesPlace } from '../../content/event/event-rules.ts'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { EventTeaser } from '../event-teaser.tsx'
import * as messages from '../messages/site-messages.ts'
import { QueryState } from '../query-state.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'
import { useNow } from '../use-now.ts'

const texts = messages.home.events
const mostEvents = 3

/** Where to meet us next. */
export function AboutEvents() {
  const events = useSiteQuery(siteQueries.events)
  const now = useNow()
  return (
    <section aria-labelledby="upcoming-events" className="border-line border-t">
      <div className="page-width grid gap-x-gutter gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="upcoming-events" className="max-w-[10ch] text-h1">
            {texts.title}
          </h2>
          <ArrowLink href="/events" className="mt-5">
            {texts.link}
          </ArrowLink>
        </div>
        <div className="lg:col-span-8">
          <QueryState query={events} loading={<LoadingEvents />} error={texts.failed}>
            {(list) => {
              const { upcoming } = splitByDate(list.filter(takesPlace), now)
              if (upcoming.length === 0) return <NoEvents />
              return (
                <ul>
                  {upcoming.slice(0, mostEvents).map((event) => (
                    <li
                      key={event.id}
                      className="border-line border-t py-7 first:border-t-0 first:pt-0 last:pb-0"
                    >
                      <EventTeaser event={event} look="row" />
                    </li>
                  ))}
                </ul>
              )
            }}
          </QueryState>
        </div>
      </div>
    </section>
  )
}

function NoEvents() {
  return (
    <p className="text-lead">
      <span className="block font-semibold">{texts.none}</span>
      <span className="text-muted">{texts.noneText}</span>
    </p>
  )
}

function LoadingEvents() {
  return (
    <div role="status" aria-label={texts.loading}>
      <SkeletonText lines={9} />
    </div>
  )
}
