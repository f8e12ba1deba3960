import type { Event } from '../../../content/event/event.ts'
import { takesPlace } from '../../../content/event/event-rules.ts'
import { eventSpan } from '../../../content/event/event-span.ts'
import { addressOf } from '../../../shared/address-of.ts'
import { type CalendarEntry, writeCalendar } from '../../../shared/ics.ts'
import { pathInLanguage } from '../../../shared/language-path.ts'
import type { Language } from '../../../shared/languages.ts'
import { plainWords } from '../../../shared/plain-words.ts'
import { visitorMessages } from '../../messages/visitor-messages.ts'
import { foundationIn } from '../../settings/current-settings.ts'

/** A calendar to subscribe to; events without a readable date are left out. */
export function eventFeed(events: readonly Event[], publicUrl: string, language: Language): string {
  const producer = foundationIn(language).name
  const name = visitorMessages[language].calendar.name(producer)
  const entries = events.flatMap((event) => calendarEntry(event, publicUrl, language) ?? [])
  return writeCalendar({ name, producer, language, entries })
}

/** One event for the visitor's own calendar; null where it has no readable date. */
export function eventCalendar(event: Event, publicUrl: string, language: Language): string | null {
  const entry = calendarEntry(event, publicUrl, language)
  const producer = foundationIn(language).name
  return entry && writeCalendar({ producer, language, entries: [entry] })
}

function calendarEntry(event: Event, publicUrl: string, language: Language): CalendarEntry | null {
  const span = eventSpan(event)
  if (!span) return null
  const texts = visitorMessages[language].calendar
  const url = publicUrl + pathInLanguage(`/events/${addressOf(event)}`, language)
  // Words such as "after sunset" are no time for a calendar, yet they are what the visitor needs to know.
  const time = span.isAllDay && event.time ? texts.time(event.time) : ''
  return {
    uid: `${event.id}@${new URL(publicUrl).hostname}`,
    title: event.title,
    description: [plainWords(event.description), time, url].filter(Boolean).join('\n\n'),
    location: event.location,
    category: texts.type(event.type),
    url,
    span,
    changedAt: event.updatedAt ?? new Date(0).toISOString(),
    isCancelled: !takesPlace(event),
  }
}
