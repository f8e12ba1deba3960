import type { Event } from '../../content/event/event.ts'
import { registrationState } from '../../content/event/event-registration.ts'
import { shownWords } from '../../sections/text-blocks.ts'
import { addressOf } from '../../shared/address-of.ts'
import { Written } from '../../ui/written.tsx'
import { dateParts, localDay } from '../local-dates.ts'
import * as messages from '../messages/site-messages.ts'
import { PageLink } from '../page-link.tsx'
import { RecordPicture } from '../record-picture.tsx'
import { EventBadges } from './event-badges.tsx'
import { lastDay } from './event-dates.ts'
import { EventFacts } from './event-facts.tsx'
import { EventSeats } from './event-seats.tsx'
import { RegisterAction } from './register-action.tsx'

const texts = messages.events

interface EventCardProps {
  event: Event
  now: Date
  /** Its picture is among the first things seen. */
  isFirst?: boolean
}

/** An event: a card in a narrow place, a line of an agenda with a large date in a wide one. */
export function EventCard({ event, now, isFirst = false }: EventCardProps) {
  return (
    <article className="group/event @container/event relative grid">
      <div className="flex flex-col overflow-clip rounded-card border border-line bg-surface transition-colors group-hover/event:border-control/60 @3xl/event:grid @3xl/event:grid-cols-[7rem_1fr_minmax(0,20rem)] @3xl/event:gap-x-8 @3xl/event:rounded-none @3xl/event:border-x-0 @3xl/event:border-b-0 @3xl/event:bg-transparent @3xl/event:py-9">
        <RecordPicture
          url={event.imageUrl}
          alt=""
          id={event.id}
          ratio={[3, 2]}
          isPriority={isFirst}
          sizes="(min-width: 64rem) 20rem, 75vw"
          className="aspect-3/2 @3xl/event:order-3 @3xl/event:self-start @3xl/event:rounded-card"
        />
        <LargeDate event={event} />
        <div className="flex flex-1 flex-col p-5 @3xl/event:order-2 @3xl/event:p-0">
          <EventBadges event={event} />
          <Written as="h3" text={event.title} className="mt-3 text-h3 @3xl/event:text-h2">
            <PageLink to={`/events/${addressOf(event)}`} className="after:absolute after:inset-0">
              {event.title}
            </PageLink>
          </Written>
          <Written as="p" className="prose-measure mt-2.5 line-clamp-3 text-muted text-small">
            {shownWords(event.description)}
          </Written>
          <EventFacts
            event={event}
            className="mt-4 grid gap-x-6 gap-y-1.5 @3xl/event:flex @3xl/event:flex-wrap"
            dateClassName="@3xl/event:sr-only"
          />
          <div className="mt-auto flex flex-wrap items-end gap-x-8 gap-y-4 pt-5">
            <EventSeats
              event={event}
              state={registrationState(event, now)}
              className="w-full @3xl/event:w-60"
            />
            <RegisterAction event={event} now={now} className="relative" />
          </div>
        </div>
      </div>
    </article>
  )
}

/** Shown in a wide place only; the same date stands among the facts for those who listen. */
function LargeDate({ event }: { event: Event }) {
  const parts = dateParts(event.date)
  const end = lastDay(event)
  return (
    <p aria-hidden="true" className="hidden @3xl/event:order-1 @3xl/event:block">
      {parts && (
        <>
          <span className="block text-caption text-muted">{parts.weekday}</span>
          <span className="mt-1 block text-figure text-gsf-primary">{parts.day}</span>
          <span className="mt-2 block text-small">
            {parts.month} {parts.year}
          </span>
        </>
      )}
      {end && (
        <span className="mt-1 block text-caption text-muted">
          {texts.to} {localDay(end)}
        </span>
      )}
    </p>
  )
}
