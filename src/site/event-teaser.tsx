import type { Event } from '../content/event/event.ts'
import { eventKindName } from '../content/event/event-kind-name.ts'
import { shownWords } from '../sections/text-blocks.ts'
import { addressOf } from '../shared/address-of.ts'
import { classNames } from '../ui/class-names.ts'
import { Written } from '../ui/written.tsx'
import { WrittenLine } from '../ui/written-line.tsx'
import { dateParts, leafDay, localDay } from './local-dates.ts'
import { PageLink } from './page-link.tsx'
import { RecordPicture } from './record-picture.tsx'

interface EventTeaserProps {
  event: Event
  /** `lead` opens with a large picture, `row` is a line of a list, `small` a thumbnail beside a title. */
  look: 'lead' | 'row' | 'small'
}

/** An event in a few words; the whole of it leads to its page. */
export function EventTeaser({ event, look }: EventTeaserProps) {
  const isSmall = look === 'small'
  return (
    <article
      className={classNames(
        'group relative grid gap-x-5',
        isSmall ? 'grid-cols-[6.5rem_minmax(0,1fr)] items-center' : 'grid-cols-[4.5rem_minmax(0,1fr)]',
      )}
    >
      {look === 'lead' && <EventPicture event={event} className="col-span-2 mb-6 aspect-3/2" />}
      {isSmall ? <EventPicture event={event} className="aspect-square" /> : <DateMark date={event.date} />}
      <div>
        <p className="text-caption text-muted">
          {eventKindName(event.type)}
          {isSmall && (
            <>
              {' · '}
              <time dateTime={event.date}>{localDay(event.date)}</time>
            </>
          )}
        </p>
        <Written
          as="h3"
          text={event.title}
          className={classNames('mt-1', look === 'lead' ? 'text-h2' : 'text-h3')}
        >
          <PageLink
            to={`/events/${addressOf(event)}`}
            className="decoration-1 underline-offset-[0.2em] after:absolute after:inset-0 group-hover:underline"
          >
            {event.title}
          </PageLink>
        </Written>
        {look === 'lead' && (
          <Written as="p" className="mt-3 line-clamp-3 text-muted">
            {shownWords(event.description)}
          </Written>
        )}
        {!isSmall && (
          <p className="mt-2 text-muted text-small">
            <WrittenLine texts={[event.time, event.location]} />
          </p>
        )}
      </div>
    </article>
  )
}

function EventPicture({ event, className }: { event: Event; className: string }) {
  return (
    <RecordPicture
      url={event.imageUrl}
      alt=""
      id={event.id}
      ratio={[3, 2]}
      className={`rounded-card ${className}`}
    />
  )
}

/** A leaf of a calendar: the day large, month and year below it. */
function DateMark({ date }: { date: string }) {
  const parts = dateParts(date)
  if (!parts) return <time dateTime={date} />
  return (
    <time dateTime={date} className="flex flex-col">
      <span className="text-[2.5rem] leading-none font-semibold tracking-[-0.04em]">{leafDay(parts)}</span>{' '}
      <span className="mt-1.5 text-caption text-muted">
        {parts.month} {parts.year}
      </span>
    </time>
  )
}
