import type { Event } from '../../content/event/event.ts'
import { type RegistrationState, registrationState } from '../../content/event/event-registration.ts'
import { seatsLeft, takesPlace } from '../../content/event/event-rules.ts'
import { eventSpan } from '../../content/event/event-span.ts'
import { foundation } from '../../content/foundation.ts'
import { addressOf } from '../../shared/address-of.ts'
import { pageHref } from '../../shared/page-href.ts'
import { safeHref } from '../../shared/safe-url.ts'
import { siteIso } from '../../shared/site-clock.ts'
import { recordLanguage } from '../record-language.ts'
import { isOnline } from './event-place.ts'
import { readPrice } from './event-price.ts'

/** The event as search engines read it (schema.org); its description is given in plain words. */
export function eventStructuredData(event: Event, publicUrl: string, now: Date): object {
  const url = publicUrl + pageHref(`/events/${addressOf(event)}`)
  const absolute = (address: string) => (address.startsWith('/') ? publicUrl + address : address)
  const state = registrationState(event, now)
  const left = seatsLeft(event)
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url,
    inLanguage: recordLanguage(event),
    ...dates(event),
    eventStatus: `https://schema.org/Event${takesPlace(event) ? 'Scheduled' : 'Cancelled'}`,
    ...place(event.location, url),
    ...(event.imageUrl && { image: [absolute(event.imageUrl)] }),
    organizer: { '@type': 'Organization', name: foundation.name, url: publicUrl },
    ...(event.capacity !== null && {
      maximumAttendeeCapacity: event.capacity,
      remainingAttendeeCapacity: left,
    }),
    ...offer(event.price, state, absolute(pageHref(safeHref(event.registrationFormUrl) ?? url))),
  }
}

function dates(event: Event) {
  const span = eventSpan(event)
  if (!span) return {}
  if (span.isAllDay) {
    return { startDate: span.firstDay, ...(span.lastDay > span.firstDay && { endDate: span.lastDay }) }
  }
  return { startDate: siteIso(span.start), ...(span.end && { endDate: siteIso(span.end) }) }
}

function place(location: string, url: string) {
  const mode = (name: string) => `https://schema.org/${name}EventAttendanceMode`
  if (isOnline(location)) {
    return { eventAttendanceMode: mode('Online'), location: { '@type': 'VirtualLocation', url } }
  }
  if (location === '') return {}
  return {
    eventAttendanceMode: mode('Offline'),
    location: { '@type': 'Place', name: location, address: location },
  }
}

const offered: readonly RegistrationState[] = ['open', 'none', 'full']

/** A price that cannot be read is left out: a wrong one in a search result is worse than none. */
function offer(written: string, state: RegistrationState, url: string) {
  const price = readPrice(written)
  if (price === undefined || !offered.includes(state)) return {}
  return {
    ...(price.amount === '0' && { isAccessibleForFree: true }),
    offers: {
      '@type': 'Offer',
      price: price.amount,
      priceCurrency: price.currency,
      availability: `https://schema.org/${state === 'full' ? 'SoldOut' : 'InStock'}`,
      url,
    },
  }
}
