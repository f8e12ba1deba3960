import type { Event } from '../../content/event/event.ts'
import { relatedEvents } from '../../content/event/related-events.ts'
import { EventCard } from '../events/event-card.tsx'
import * as messages from '../messages/site-messages.ts'
import { PageLink } from '../page-link.tsx'
import { siteQueries, useSiteQuery } from '../site-queries.ts'

const mostRelated = 3

/** Nothing where there are no other events, or they could not be read. */
export function RelatedEventList({ event, now }: { event: Event; now: Date }) {
  const events = useSiteQuery(siteQueries.events).data ?? []
  const related = relatedEvents(event, events, now, mostRelated)
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related-heading" className="border-line border-t bg-sunken">
      <div className="page-width py-section">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="related-heading" className="text-h2">
            {messages.events.detail.related}
          </h2>
          <PageLink to="/events" className="prose-link text-small">
            {messages.events.detail.all}
          </PageLink>
        </div>
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {related.map((other) => (
            <li key={other.id} className="grid">
              <EventCard event={other} now={now} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
