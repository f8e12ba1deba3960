import { CalendarPlus } from 'lucide-react'
import type { Event } from '../../content/event/event.ts'
import { RiverLines } from '../../sections/river-lines.tsx'
import { addressOf } from '../../shared/address-of.ts'
import { pageHref } from '../../shared/page-href.ts'
import { SearchInput } from '../../ui/search-input.tsx'
import { Written } from '../../ui/written.tsx'
import { ListPageHeading } from '../list-page-heading.tsx'
import * as messages from '../messages/site-messages.ts'
import { RecordPicture } from '../record-picture.tsx'
import { formatDates } from './event-dates.ts'
import type { EventsTab } from './use-events-search.ts'

const texts = messages.events

interface EventsHeroProps {
  query: string
  onQueryChange: (query: string) => void
  tab: EventsTab
  /** What the search has found, in words; empty without a search. */
  found: string
  /** Said aloud only, where the page shows the same in large. */
  isFoundHidden: boolean
  /** The event to look forward to, if there is one. */
  next: Event | undefined
}

export function EventsHero({ query, onQueryChange, tab, found, isFoundHidden, next }: EventsHeroProps) {
  return (
    <header className="relative isolate overflow-clip border-line border-b">
      <RiverLines className="absolute inset-y-0 end-0 -z-10 h-full w-3/5" />
      <div className="page-width grid gap-x-16 pt-[calc(var(--spacing-section)*0.75)] pb-12 lg:grid-cols-[1fr_minmax(0,24rem)] lg:items-end lg:pb-16">
        <div>
          <ListPageHeading page="events-page">{texts.title}</ListPageHeading>
          <p className="mt-5 max-w-[46ch] text-lead text-muted">{texts.lead}</p>
          {/* Without JavaScript the form asks the server for the same page. */}
          <search className="mt-8 block max-w-xl">
            <form action="/events" onSubmit={(event) => event.preventDefault()}>
              <SearchInput
                label={texts.searchLabel}
                placeholder={texts.searchPlaceholder}
                name="q"
                value={query}
                onValueChange={onQueryChange}
              />
              {tab === 'past' && <input type="hidden" name="tab" value="past" />}
            </form>
          </search>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-small lg:max-w-xl">
            <a
              href={`${pageHref('/events')}.ics`}
              className="inline-flex items-center gap-2 text-link hover:underline"
            >
              <CalendarPlus aria-hidden="true" className="size-4" />
              {texts.subscribe}
            </a>
            <p role="status" className={isFoundHidden ? 'sr-only' : 'text-muted'}>
              {found}
            </p>
          </div>
        </div>
        {next && <NextEvent event={next} />}
      </div>
    </header>
  )
}

/** Only where there is room beside the title: below it, the first event comes soon enough. */
function NextEvent({ event }: { event: Event }) {
  return (
    <aside
      aria-label={event.isFeatured ? texts.featured : texts.next}
      className="group relative hidden lg:block"
    >
      <RecordPicture
        url={event.imageUrl}
        alt=""
        id={event.id}
        ratio={[4, 3]}
        className="aspect-4/3 rounded-card"
      />
      <div className="absolute inset-x-4 -bottom-5 rounded-card border border-line bg-raised p-4">
        <p className="text-caption text-muted">
          <span className="font-medium text-gold">{event.isFeatured ? texts.featured : texts.next}</span>
          {' · '}
          {formatDates(event)}
        </p>
        <Written
          as="a"
          href={pageHref(`/events/${addressOf(event)}`)}
          className="mt-0.5 block font-semibold after:absolute after:-inset-x-4 after:-top-80 after:bottom-0 group-hover:underline"
        >
          {event.title}
        </Written>
      </div>
    </aside>
  )
}
