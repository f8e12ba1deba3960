import { type Event, event } from '../../content/event/event.ts'
import { dayOf, siteDay } from '../../shared/dates.ts'
import { mainLanguage } from '../../shared/languages.ts'
import type { Content } from '../engine/content.ts'
import type { CalendarEntry, CalendarSource } from './calendar-entry.ts'

/** Events that visitors are shown, on the day that they begin. */
export function eventEntries(contents: readonly Content[]): CalendarSource {
  const events = contents.find(({ definition }) => definition.name === event.name)
  return async (_db, { from, to }) => {
    if (!events) return []
    const [first, last] = [siteDay(new Date(from)), siteDay(new Date(Date.parse(to) - 1))]
    const { json } = await events.list({ summary: 'true' }, 'visitors')
    const shown = JSON.parse(json) as Pick<Event, 'id' | 'title' | 'date'>[]
    return shown.flatMap(({ id, title, date }): CalendarEntry[] => {
      const day = dayOf(date)
      if (day < first || day > last) return []
      const { path } = event
      return [{ kind: 'event', at: day, title, path, id, lang: mainLanguage, by: null, tag: null }]
    })
  }
}
