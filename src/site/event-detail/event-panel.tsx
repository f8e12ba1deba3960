import { CalendarPlus, ExternalLink } from 'lucide-react'
import type { Event } from '../../content/event/event.ts'
import { registrationState } from '../../content/event/event-registration.ts'
import { eventSpan } from '../../content/event/event-span.ts'
import { addressOf } from '../../shared/address-of.ts'
import { pageHref } from '../../shared/page-href.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EventFacts } from '../events/event-facts.tsx'
import { EventSeats } from '../events/event-seats.tsx'
import { RegisterAction } from '../events/register-action.tsx'
import * as messages from '../messages/site-messages.ts'
import { useSiteFacts } from '../site-context.tsx'
import { mapLink } from './event-place.ts'
import { ShareButton } from './share-button.tsx'

const texts = messages.events.detail

/** Everything one needs to know and do in order to come. */
export function EventPanel({ event, now }: { event: Event; now: Date }) {
  const { publicUrl } = useSiteFacts()
  const path = pageHref(`/events/${addressOf(event)}`)
  const calendarFile = `${path}/calendar.ics`
  const map = mapLink(event.location)
  return (
    <Card asChild>
      <aside aria-label={texts.facts} className="gap-6 p-6 lg:sticky lg:top-24">
        <EventFacts
          event={event}
          className="grid gap-3 text-body"
          locationExtra={
            map && (
              <a
                href={map}
                target="_blank"
                rel="noopener noreferrer"
                className="mt-0.5 flex w-fit items-center gap-1.5 py-1 text-link text-small hover:underline"
              >
                {texts.map}
                <ExternalLink aria-hidden="true" className="size-3.5" />
                <span className="sr-only">{messages.events.newTab}</span>
              </a>
            )
          }
        />
        <EventSeats event={event} state={registrationState(event, now)} />
        <RegisterAction event={event} now={now} size="lg" />
        <div className="flex flex-wrap gap-3 border-line border-t pt-6">
          {eventSpan(event) && (
            <a href={calendarFile} download className={buttonClass('secondary')}>
              <CalendarPlus aria-hidden="true" />
              {texts.addToCalendar}
            </a>
          )}
          <ShareButton title={event.title} url={publicUrl + path} />
        </div>
      </aside>
    </Card>
  )
}
