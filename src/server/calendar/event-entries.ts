import { type Event, event } from '../../content/event/event.ts'
import { eventSpan } from '../../content/event/event-span.ts'
import { siteDay } from '../../shared/dates.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { siteMoment } from '../../shared/site-clock.ts'
import type { Content } from '../engine/content.ts'
import type { CalendarEntry, CalendarSource } from './calendar-entry.ts'

/** Events that visitors are shown, on the day that they begin, and at their time where it can be read. */
export function eventEntries(contents: readonly Content[]): CalendarSource {
  const events = contents.find(({ definition }) => definition.name === event.name)
  return async (_db, { from, to }) => {
    if (!events) return []
    const [first, last] = [siteDay(new Date(from)), siteDay(new Date(Date.parse(to) - 1))]
    const { json } = await events.list({ summary: 'true' }, 'visitors')
    const shown = JSON.parse(json) as Pick<Event, 'id' | 'title' | 'date' | 'endDate' | 'time'>[]
    return shown.flatMap(({ id, title, ...dated }): CalendarEntry[] => {
      const span = eventSpan(dated)
      if (!span) return []
      const day = span.isAllDay ? span.firstDay : span.start.slice(0, 10)
      if (day < first || day > last) return []
      const at = span.isAllDay ? day : siteMoment(span.start).toISOString()
      const { path } = event
      return [{ kind: 'event', at, title, path, id, lang: mainLanguage, by: null, tag: null }]
    })
  }
}
