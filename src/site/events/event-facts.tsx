import { CalendarDays, Clock, MapPin, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Event } from '../../content/event/event.ts'
import { dayOf } from '../../shared/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { Written } from '../../ui/written.tsx'
import * as messages from '../messages/site-messages.ts'
import { formatDates, formatTime } from './event-dates.ts'

const texts = messages.events

interface EventFactsProps {
  event: Event
  className?: string
  /** For places that show the date by other means as well. */
  dateClassName?: string
  /** Stands below the location, such as a link to a map. */
  locationExtra?: ReactNode
}

/** When, where and for how much. What is not known is left out. */
export function EventFacts({ event, className, dateClassName, locationExtra }: EventFactsProps) {
  const day = dayOf(event.date)
  const time = formatTime(event)
  return (
    <dl className={classNames('text-small', className)}>
      <Fact icon={<CalendarDays />} label={texts.date} className={dateClassName}>
        {day && <time dateTime={day}>{formatDates(event)}</time>}
      </Fact>
      <Fact icon={<Clock />} label={texts.time}>
        {time && (
          <Written as="span" className="block">
            {time}
          </Written>
        )}
      </Fact>
      <Fact icon={<MapPin />} label={texts.location} extra={locationExtra}>
        {event.location && (
          <Written as="span" className="block">
            {event.location}
          </Written>
        )}
      </Fact>
      <Fact icon={<Ticket />} label={texts.price}>
        {event.price && (
          <Written as="span" className="block">
            {event.price}
          </Written>
        )}
      </Fact>
    </dl>
  )
}

interface FactProps {
  icon: ReactNode
  label: string
  className?: string
  extra?: ReactNode
  children: ReactNode
}

function Fact({ icon, label, className, extra, children }: FactProps) {
  if (!children) return null
  return (
    <div className={classNames('flex gap-2.5', className)}>
      <dt className="mt-0.5 text-muted [&_svg]:size-4">
        <span aria-hidden="true">{icon}</span>
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0">
        {children}
        {extra}
      </dd>
    </div>
  )
}
