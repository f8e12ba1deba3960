import type { Event } from '../../../content/event/event.ts'
import { takesPlace } from '../../../content/event/event-rules.ts'
import { eventSpan } from '../../../content/event/event-span.ts'
import { foundation } from '../../../content/foundation.ts'
import { addressOf } from '../../../shared/address-of.ts'
import { type CalendarEntry, writeCalendar } from '../../../shared/ics.ts'

/** A calendar to subscribe to; events without a readable date are left out. */
export function eventFeed(events: readonly Event[], publicUrl: string): string {
  return writeCalendar({
    name: `${foundation.name} events`,
    producer: foundation.name,
    entries: events.flatMap((event) => calendarEntry(event, publicUrl) ?? []),
  })
}

/** One event for the visitor's own calendar; null where it has no readable date. */
export function eventCalendar(event: Event, publicUrl: string): string | null {
  const entry = calendarEntry(event, publicUrl)
  return entry && writeCalendar({ producer: foundation.name, entries: [entry] })
}

function calendarEntry(event: Event, publicUrl: string): CalendarEntry | null {
  const span = eventSpan(event)
  if (!span) return null
  const url = `${publicUrl}/events/${addressOf(event)}`
  // Words such as "after sunset" are no time for a calendar, yet they are what the visitor needs to know.
  const time = span.isAllDay && event.time ? `Time: ${event.time}` : ''
  return {
    uid: `${event.id}@${new URL(publicUrl).hostname}`,
    title: event.title,
    description: [event.description, time, url].filter(Boolean).join('\n\n'),
    location: event.location,
    category: event.type,
    url,
    span,
    changedAt: event.updatedAt ?? new Date(0).toISOString(),
    isCancelled: !takesPlace(event),
  }
}
